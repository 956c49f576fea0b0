import type { Moment } from '../db/columns.ts'
import type { Db, Tx } from '../db/open.ts'
import { readTime, stopTidying, tidyingStops } from '../db/server-time.ts'
import { isStorageDown } from '../providers/storage/storage-down.ts'
import type { StagedContent, Storage } from '../providers/storage/storage.ts'
import { createKeyedQueue } from '../system/keyed-queue.ts'
import { findUnnamed, putBackNamed, unnamedAmong, whyNot } from './unnamed-files.ts'

export type Files = ReturnType<typeof createFiles>

/**
 * Stored content and the rows that refer to it. Documents share content by hash, so `keep` and `collect` of the same content take
 * turns: otherwise deleting one document could remove a file that another is about to use.
 */
export function createFiles({ db, storage }: { db: Db; storage: Storage }) {
  const inTurn = createKeyedQueue()
  /** Content without references that could not be deleted while the storage was unreachable. The next deletion that succeeds, or the clean-up, tries again. */
  const leftOver = new Set<string>()

  /** Deletes what no row refers to. Never fails because of an unreachable storage: the rows are gone, and the content follows later. */
  async function removeUnnamed(hashes: string[]): Promise<void> {
    const still = await db.write((tx) => stillNamed(tx, hashes))
    const unnamed = hashes.filter((hash) => !still.has(hash))
    for (const hash of hashes) leftOver.delete(hash)
    for (const [index, hash] of unnamed.entries()) {
      try {
        await storage.remove(hash)
      } catch (error) {
        if (!isStorageDown(error)) throw error
        for (const left of unnamed.slice(index)) leftOver.add(left)
        return
      }
    }
  }

  return {
    /** Stores the drafts and then commits. `record` runs in the commit's transaction, before rows with these hashes are inserted. */
    keep<T>(
      drafts: StagedContent[],
      commit: (record: (tx: Tx) => Promise<void>) => Promise<T>,
    ): Promise<T> {
      return inTurn(
        drafts.map(({ hash }) => hash),
        async () => {
          const kept = await Promise.allSettled(drafts.map((draft) => draft.keep()))
          const failed = kept.find(({ status }) => status === 'rejected')
          if (failed) throw (failed as PromiseRejectedResult).reason
          return commit((tx) => record(tx, drafts))
        },
      )
    },

    /** Deletes the content of those hashes that no row refers to. */
    async collect(hashes: string[]): Promise<void> {
      if (hashes.length > 0) await inTurn(hashes, () => removeUnnamed(hashes))
      const left = [...leftOver]
      const isReachable = !hashes.some((hash) => leftOver.has(hash))
      if (left.length > 0 && isReachable) await inTurn(left, () => removeUnnamed(left))
    },

    /**
     * Clears what a crash left behind: rows without references, and content without a row that is older than `before`. The content
     * goes into a folder named by the day and is restored if a row refers to it later. If there is more of it than a crash
     * explains, or the database does not match the files, clean-up stops and the reason is returned. `lastAt` is when the server
     * last ran before this start; `force` means that an administrator has checked.
     */
    async sweep(
      before: Date,
      { now = Date.now(), lastAt, force }: SweepOptions = {},
    ): Promise<void> {
      if (!force && (await tidyingStops(db)).length > 0) return
      await storage.dropUnfinished(before)
      await this.collect([])
      await putBackNamed(db, storage)
      const { born_at } = await readTime(db)
      const found = await findUnnamed(db, storage, before)
      const reason = force ? null : whyNot(found, { bornAt: born_at, lastAt: lastAt ?? null })
      const hashes = [...found.rows, ...found.strays.map(({ hash }) => hash)]
      if (reason) return db.write((tx) => stopTidying(tx, reason, hashes.length, now))
      const today = new Date(now).toISOString().slice(0, 10)
      if (hashes.length === 0) return
      await inTurn(hashes, async () => {
        const still = await db.write((tx) => stillNamed(tx, hashes))
        for (const hash of hashes) if (!still.has(hash)) await storage.setAside(hash, today)
      })
    },
  }
}

type SweepOptions = { now?: number; lastAt?: Moment | null; force?: boolean }

async function record(tx: Tx, drafts: StagedContent[]): Promise<void> {
  if (drafts.length === 0) return
  const created_at = new Date().toISOString()
  await tx
    .insertInto('files')
    .values(drafts.map(({ hash, size }) => ({ hash, size, created_at })))
    .onConflict((on) => on.doNothing())
    .execute()
}

/** Deletes the rows of files that no document, page, mail order or incoming mail refers to. Returns the hashes that are still in use. */
async function stillNamed(tx: Tx, hashes: string[]): Promise<Set<string>> {
  const still = new Set<string>()
  // In batches, because SQLite limits the number of parameters.
  for (let start = 0; start < hashes.length; start += 500) {
    const some = hashes.slice(start, start + 500)
    await unnamedAmong(tx.deleteFrom('files').where('hash', 'in', some), tx, some).execute()
    const rows = await tx.selectFrom('files').select('hash').where('hash', 'in', some).execute()
    for (const { hash } of rows) still.add(hash)
  }
  return still
}
