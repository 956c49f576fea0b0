import { sql } from 'kysely'
import type { Moment } from '../db/columns.ts'
import type { Db, Tx } from '../db/open.ts'
import type { StopReason } from '../db/time-tables.ts'
import type { Storage } from '../providers/storage/storage.ts'

type Unnamed = { rows: string[]; strays: { hash: string; modifiedAt: Date }[]; named: number }

/** A crash while a letter is processed leaves at most a few files behind. */
const few = { beside: 3, most: 20 }
/** How much older than the database, and how much newer than its last mark, a file may be, in milliseconds. */
const leeway = 2 * 3_600_000

/** Why the files must not be moved away; null if a crash explains them. */
export function whyNot(
  { rows, strays, named }: Unnamed,
  { bornAt, lastAt }: { bornAt: Moment; lastAt: Moment | null },
): StopReason | null {
  const count = rows.length + strays.length
  if (count > few.most || (count > few.beside && count > named)) return 'unnamed'
  const oldest = Date.parse(bornAt) - leeway
  const newest = lastAt === null ? Infinity : Date.parse(lastAt) + leeway
  const isOfOther = ({ modifiedAt }: { modifiedAt: Date }) =>
    modifiedAt.getTime() < oldest || modifiedAt.getTime() > newest
  return strays.some(isOfOther) ? 'database' : null
}

/** Finds stored content without references: rows created before a moment, and files without a row. */
export async function findUnnamed(db: Db, storage: Storage, before: Date): Promise<Unnamed> {
  const all = await db.read.selectFrom('files').select(['hash', 'created_at']).execute()
  const known = new Set(all.map(({ hash }) => hash))
  const old = all.filter(({ created_at }) => created_at < before.toISOString())
  const rows: string[] = []
  for (let start = 0; start < old.length; start += 500) {
    const some = old.slice(start, start + 500).map(({ hash }) => hash)
    const unnamed = db.read.selectFrom('files').select('hash').where('hash', 'in', some)
    for (const { hash } of await unnamedAmong(unnamed, db.read, some).execute()) rows.push(hash)
  }
  const strays: Unnamed['strays'] = []
  for await (const file of storage.list()) {
    if (file.modifiedAt < before && !known.has(file.hash)) strays.push(file)
  }
  return { rows, strays, named: known.size - rows.length }
}

/** Restores files that have a reference again, for example after another database was put in place. */
export async function putBackNamed(db: Db, storage: Storage): Promise<void> {
  for await (const { hash, day } of storage.aside()) {
    if (await isRecorded(db, hash)) await storage.putBack(hash, day)
  }
}

/** Whether a row in `files` has this hash. */
export async function isRecorded({ read }: Pick<Db, 'read'> | { read: Tx }, hash: string) {
  const row = await read
    .selectFrom('files')
    .select('hash')
    .where('hash', '=', hash)
    .executeTakeFirst()
  return row !== undefined
}

type Reader = Db['read'] | Tx

/** Restricts a query to the hashes without references. */
export function unnamedAmong<Q extends { where(column: 'hash', op: 'not in', names: Named): Q }>(
  query: Q,
  read: Reader,
  some: string[],
): Q {
  return namesOf(read, some).reduce((rest, names) => rest.where('hash', 'not in', names), query)
}

type Named = ReturnType<typeof namesOf>[number]

/** Selects all hashes that any table refers to. */
function namesOf(read: Reader, some: string[]) {
  const column = (name: string) => sql.ref<string>(name)
  const from = (table: NamingTable, name: string) =>
    read.selectFrom(table).select(column(name).as('hash')).where(column(name), 'in', some)
  return [
    from('document_files', 'file_hash'),
    from('document_pages', 'phone_hash'),
    from('document_pages', 'zoom_hash'),
    from('mail_orders', 'pdf_hash'),
    from('mail_orders', 'proof_hash'),
    from('past_records', 'pdf_hash'),
    from('past_records', 'proof_hash'),
    from('arrived_mails', 'file_hash'),
  ]
}

type NamingTable =
  | 'document_files'
  | 'document_pages'
  | 'mail_orders'
  | 'past_records'
  | 'arrived_mails'
