import { getStorageReport, goOnTidying, type StorageReport } from '@brieflotse/contract'
import { sql } from 'kysely'
import { isDamage } from '../db/cannot-open.ts'
import type { Db } from '../db/open.ts'
import { letTidyingGoOn, tidyingStops } from '../db/server-time.ts'
import { limits } from '../system/limits.ts'
import type { Api } from '../http/valibot.ts'
import { freeBytes } from '../system/disk.ts'

const mostUsers = 50
const mostLost = 200

export type StorageDeps = {
  db: Db
  dataFolder: string
  bucket: { settings: { name: string } } | null
  files: { sweep(before: Date, options: { force: boolean }): Promise<void> }
}

/** Reports how much space each kind of data takes and how much is free. */
export async function storageRoutes(app: Api, deps: StorageDeps): Promise<void> {
  app.route({ ...getStorageReport, handler: () => reportOf(deps) })
  app.route({
    ...goOnTidying,
    handler: async () => {
      await letTidyingGoOn(deps.db)
      await deps.files.sweep(new Date(Date.now() - limits.strayFileMs), { force: true })
      return reportOf(deps)
    },
  })
}

// Content shared by several letters counts once for each kind.
const named = {
  originals: sql`select file_hash from document_files`,
  pictures: sql`select phone_hash from document_pages union select zoom_hash from document_pages`,
  posted: sql`select pdf_hash from mail_orders union select proof_hash from mail_orders
    union select pdf_hash from past_records union select proof_hash from past_records`,
  mails: sql`select file_hash from arrived_mails`,
}

/** A damaged database cannot be counted, so the report then contains only what is needed to repair it. */
async function reportOf(deps: StorageDeps): Promise<StorageReport> {
  return wholeReport(deps).catch(async (error: unknown) => {
    if (!isDamage(error)) throw error
    const [tidying, free] = [await tidyingStops(deps.db), await freeBytes(deps.dataFolder)]
    return { lost: [], free, database: 0, tidyingStops: tidying, kinds: [], users: [] }
  })
}

async function wholeReport({ db, dataFolder, bucket }: StorageDeps): Promise<StorageReport> {
  const { read } = db
  const kinds: StorageReport['kinds'] = []
  for (const [kind, hashes] of Object.entries(named)) {
    const { rows } = await sql<Sum>`select coalesce(sum(size), 0) as bytes, count(*) as count
      from files where hash in (${hashes})`.execute(read)
    kinds.push({ kind: kind as keyof typeof named, ...rows[0]! })
  }
  const transfers = await sql<Sum>`select coalesce(sum(byte_size), 0) as bytes, count(*) as count
    from transfers where state = 'ready' and direction = 'out'`.execute(read)
  const size = await sql<{ bytes: number }>`select page_count * page_size as bytes
    from pragma_page_count, pragma_page_size`.execute(read)
  const users = await read
    .selectFrom('users')
    .leftJoin('documents', 'documents.user_id', 'users.id')
    .select(({ fn, lit }) => [
      'users.id',
      'users.username',
      fn.coalesce(fn.sum<number>('documents.byte_size'), lit(0)).as('bytes'),
      fn.count<number>('documents.id').as('letters'),
    ])
    .groupBy('users.id')
    .orderBy('bytes', 'desc')
    .limit(mostUsers)
    .execute()
  const { rows: lost } = await sql<LostRow>`select lost_content.hash, what, since, size as bytes,
    (select json_group_array(distinct username) from users join documents on user_id = users.id
      where documents.id in (select document_id from document_files where file_hash = lost_content.hash
        union select document_id from document_pages
        where phone_hash = lost_content.hash or zoom_hash = lost_content.hash)) as users
    from lost_content join files on files.hash = lost_content.hash
    order by since, lost_content.hash limit ${mostLost}`.execute(read)
  return {
    lost: lost.map(({ users: names, ...row }) => ({
      ...row,
      users: JSON.parse(names) as string[],
    })),
    free: await freeBytes(dataFolder),
    ...(bucket && { bucket: bucket.settings.name }),
    database: size.rows[0]!.bytes,
    tidyingStops: await tidyingStops(db),
    kinds: [...kinds, { kind: 'transfers', ...transfers.rows[0]! }],
    users,
  }
}

type LostRow = Omit<StorageReport['lost'][number], 'users'> & { users: string }
type Sum = { bytes: number; count: number }
