import type { Changes } from '@brieflotse/contract'
import type { LocalDatabase } from '../db.ts'

/**
 * This device's position in the server's feed. `cursor`: every change up to it was applied; null before the first page. `older`: rows below
 * it must still be fetched; null if there are none (or nothing was fetched yet). `epoch`: the history that both belong to; null if an
 * earlier version of the app pulled last.
 */
export type SyncCursor = { cursor: number | null; older: number | null; epoch: string | null }

/** Used as the server's cursor if it is not known and may be ahead of ours, so that a pull is needed. */
export const unknown = Number.POSITIVE_INFINITY

/** Used as the server's cursor if no change was reported, so that no pull is needed. */
export const nothingNew = -1

/** Reads this device's position. */
export async function readCursor(db: LocalDatabase): Promise<SyncCursor> {
  const [cursor, older, epoch] = await db.meta.bulkGet(['cursor', 'older', 'epoch'])
  return {
    epoch: (epoch?.value as string | undefined) ?? null,
    cursor: (cursor?.value as number | undefined) ?? null,
    older: (older?.value as number | undefined) ?? null,
  }
}

/** Stores the position. Call it inside the transaction that stores the rows. */
export async function writeCursor(db: LocalDatabase, place: SyncCursor): Promise<void> {
  for (const [key, value] of Object.entries(place)) {
    if (value === null) await db.meta.delete(key)
    else await db.meta.put({ key, value })
  }
}

/** The key in `meta` of the rows that a server with a new history has not sent yet. */
export const unfoundKey = 'unfound'

/** Whether the server's history is not the one of this position, which makes our cursors invalid. */
export function isOtherHistory(
  { cursor, epoch }: SyncCursor,
  page: Pick<Changes, 'cursor' | 'epoch'>,
): boolean {
  if (cursor === null) return false
  return page.cursor < cursor || (epoch !== null && page.epoch !== epoch)
}
