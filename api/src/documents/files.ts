import type { Db, Tx } from '../db/open.ts'
import type { Draft, Storage } from '../providers/storage/storage.ts'

export type Files = ReturnType<typeof createFiles>

/**
 * Stored content and the rows that name it. Content is shared by its hash, so keeping and removing wait for each other: or one
 * document's farewell could take the file that another is just about to name.
 */
export function createFiles({ db, storage }: { db: Db; storage: Storage }) {
  let last: Promise<unknown> = Promise.resolve()
  const oneByOne = <T>(work: () => Promise<T>): Promise<T> => {
    const mine = last.then(work)
    last = mine.catch(() => {})
    return mine
  }

  return {
    /** Keeps the drafts, then commits; the commit calls `record` in its transaction before it names their hashes. */
    keep<T>(
      drafts: Draft[],
      commit: (record: (tx: Tx) => Promise<void>) => Promise<T>,
    ): Promise<T> {
      return oneByOne(async () => {
        for (const draft of drafts) await draft.keep()
        return commit((tx) => record(tx, drafts))
      })
    },

    /** Removes the content of those of the hashes that no row names any more, or never named. */
    collect(hashes: string[]): Promise<void> {
      if (hashes.length === 0) return Promise.resolve()
      return oneByOne(async () => {
        const still = await db.write((tx) => stillNamed(tx, hashes))
        for (const hash of hashes) if (!still.has(hash)) await storage.remove(hash)
      })
    },

    /** Removes what a crash left behind: rows nobody names, and content without a row that is older than `before`. */
    async sweep(before: Date): Promise<void> {
      const rows = await db.read
        .selectFrom('files')
        .select('hash')
        .where('created_at', '<', before.toISOString())
        .execute()
      await this.collect(rows.map((row) => row.hash))
      for await (const { hash, modifiedAt } of storage.list()) {
        if (modifiedAt < before && !(await isRecorded(db, hash))) await this.collect([hash])
      }
    },
  }
}

async function record(tx: Tx, drafts: Draft[]): Promise<void> {
  if (drafts.length === 0) return
  const created_at = new Date().toISOString()
  await tx
    .insertInto('files')
    .values(drafts.map(({ hash, size }) => ({ hash, size, created_at })))
    .onConflict((on) => on.doNothing())
    .execute()
}

async function isRecorded(db: Db, hash: string): Promise<boolean> {
  const row = await db.read
    .selectFrom('files')
    .select('hash')
    .where('hash', '=', hash)
    .executeTakeFirst()
  return row !== undefined
}

/** Deletes the rows of files that no document, page, mail order or arrived mail names; answers the hashes whose rows stay. */
async function stillNamed(tx: Tx, hashes: string[]): Promise<Set<string>> {
  const still = new Set<string>()
  // In steps, because SQLite limits the number of parameters.
  for (let start = 0; start < hashes.length; start += 500) {
    const some = hashes.slice(start, start + 500)
    const byDocument = tx
      .selectFrom('document_files')
      .select('file_hash')
      .where('file_hash', 'in', some)
    const byPhone = tx
      .selectFrom('document_pages')
      .select('phone_hash')
      .where('phone_hash', 'in', some)
    const byZoom = tx
      .selectFrom('document_pages')
      .select('zoom_hash')
      .where('zoom_hash', 'in', some)
    const byMail = tx.selectFrom('mail_orders').select('pdf_hash').where('pdf_hash', 'in', some)
    const byProof = tx
      .selectFrom('mail_orders')
      .select((eb) => eb.ref('proof_hash').$notNull().as('proof_hash'))
      .where('proof_hash', 'in', some)
    const byPast = tx
      .selectFrom('past_records')
      .select((eb) => eb.ref('pdf_hash').$notNull().as('pdf_hash'))
      .where('pdf_hash', 'in', some)
    const byPastProof = tx
      .selectFrom('past_records')
      .select((eb) => eb.ref('proof_hash').$notNull().as('proof_hash'))
      .where('proof_hash', 'in', some)
    const byArrival = tx
      .selectFrom('arrived_mails')
      .select((eb) => eb.ref('file_hash').$notNull().as('file_hash'))
      .where('file_hash', 'in', some)
    await tx
      .deleteFrom('files')
      .where('hash', 'in', some)
      .where('hash', 'not in', byDocument)
      .where('hash', 'not in', byPhone)
      .where('hash', 'not in', byZoom)
      .where('hash', 'not in', byMail)
      .where('hash', 'not in', byProof)
      .where('hash', 'not in', byArrival)
      .where('hash', 'not in', byPast)
      .where('hash', 'not in', byPastProof)
      .execute()
    const rows = await tx.selectFrom('files').select('hash').where('hash', 'in', some).execute()
    for (const { hash } of rows) still.add(hash)
  }
  return still
}
