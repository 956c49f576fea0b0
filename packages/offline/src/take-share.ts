import type { LocalDatabase } from './db.ts'
import { withRoom } from './kept/room.ts'
import { dropShare } from './shares.ts'

const prefix = 'taken-share:'

/**
 * Turns a held share into entries of the user's outbox and deletes it. `add` writes the entries and returns their ids. It runs in one
 * transaction with a mark, because two databases cannot be written in one: after a crash in between, the mark says that the share was
 * taken, so it is neither lost nor taken twice.
 */
export async function takeShare(
  db: LocalDatabase,
  shareId: string,
  add: () => Promise<string[]>,
): Promise<string[]> {
  const key = prefix + shareId
  const ids = await withRoom(db, () =>
    db.transaction('rw', db.outbox, db.files, db.meta, async () => {
      const before = await db.meta.get(key)
      if (before) return before.value as string[]
      const added = await add()
      await db.meta.put({ key, value: added })
      return added
    }),
  )
  await dropShare(shareId)
  return ids
}

/** Deletes shares that are in the user's outbox already and were not deleted because of a crash. Call it before held shares are offered again. */
export async function endTakenShares(db: LocalDatabase): Promise<void> {
  const keys = await db.meta.where('key').startsWith(prefix).primaryKeys()
  for (const key of keys) {
    await dropShare(key.slice(prefix.length))
    await db.meta.delete(key)
  }
}
