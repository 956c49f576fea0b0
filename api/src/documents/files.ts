import type { Moment } from '../db/columns.ts'
import type { Db, Tx } from '../db/open.ts'
import { readTime, stopTidying, tidyingStops } from '../db/server-time.ts'
import type { Draft, Storage } from '../providers/storage/storage.ts'
import { findUnnamed, putBackNamed, unnamedAmong, whyNot } from './unnamed-files.ts'

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

    /**
     * Takes what a crash left behind out of the way: rows nobody names, and content without a row that is older than `before`. It is
     * put into a folder of the day, from where it comes back if a row names it after all. More of it than a crash leaves behind, and a
     * database that does not fit the files, stop tidying; gives the reason. `lastAt`: when the server was at work last, before this
     * start; `force`: an administrator has looked.
     */
    async sweep(
      before: Date,
      { now = Date.now(), lastAt, force }: SweepOptions = {},
    ): Promise<void> {
      if (!force && (await tidyingStops(db)).length > 0) return
      await putBackNamed(db, storage)
      const { born_at } = await readTime(db)
      const found = await findUnnamed(db, storage, before)
      const reason = force ? null : whyNot(found, { bornAt: born_at, lastAt: lastAt ?? null })
      const hashes = [...found.rows, ...found.strays.map(({ hash }) => hash)]
      if (reason) return db.write((tx) => stopTidying(tx, reason, hashes.length, now))
      const today = new Date(now).toISOString().slice(0, 10)
      if (hashes.length === 0) return
      await oneByOne(async () => {
        const still = await db.write((tx) => stillNamed(tx, hashes))
        for (const hash of hashes) if (!still.has(hash)) await storage.setAside(hash, today)
      })
    },
  }
}

type SweepOptions = { now?: number; lastAt?: Moment | null; force?: boolean }

async function record(tx: Tx, drafts: Draft[]): Promise<void> {
  if (drafts.length === 0) return
  const created_at = new Date().toISOString()
  await tx
    .insertInto('files')
    .values(drafts.map(({ hash, size }) => ({ hash, size, created_at })))
    .onConflict((on) => on.doNothing())
    .execute()
}

/** Deletes the rows of files that no document, page, mail order or arrived mail names; answers the hashes whose rows stay. */
async function stillNamed(tx: Tx, hashes: string[]): Promise<Set<string>> {
  const still = new Set<string>()
  // In steps, because SQLite limits the number of parameters.
  for (let start = 0; start < hashes.length; start += 500) {
    const some = hashes.slice(start, start + 500)
    await unnamedAmong(tx.deleteFrom('files').where('hash', 'in', some), tx, some).execute()
    const rows = await tx.selectFrom('files').select('hash').where('hash', 'in', some).execute()
    for (const { hash } of rows) still.add(hash)
  }
  return still
}
