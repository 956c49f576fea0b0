import type { Changes } from '@brieflotse/contract'
import type { LocalDatabase } from '../db.ts'

/**
 * Where this device stands in the server's feed. `cursor`: every change up to it was applied; null before the first page. `older`:
 * rows below it are still to be fetched; null when there are none (or nothing was fetched yet). `epoch`: the history that both count in;
 * null when an earlier version of the app pulled last.
 */
export type Place = { cursor: number | null; older: number | null; epoch: string | null }

/** In place of the server's counter: it may be beyond ours, so the server has to be asked. */
export const unknown = Number.POSITIVE_INFINITY

/** In place of the server's counter: nobody said that anything changed, so there is nothing to pull. */
export const nothingNew = -1

/** Where this device stands. */
export async function readPlace(db: LocalDatabase): Promise<Place> {
  const [cursor, older, epoch] = await db.meta.bulkGet(['cursor', 'older', 'epoch'])
  return {
    epoch: (epoch?.value as string | undefined) ?? null,
    cursor: (cursor?.value as number | undefined) ?? null,
    older: (older?.value as number | undefined) ?? null,
  }
}

/** Call it inside the transaction that puts the rows. */
export async function writePlace(db: LocalDatabase, place: Place): Promise<void> {
  for (const [key, value] of Object.entries(place)) {
    if (value === null) await db.meta.delete(key)
    else await db.meta.put({ key, value })
  }
}

/** Where the rows are noted that a server of another history has not told of yet. */
export const unfoundKey = 'unfound'

/** Whether the server tells another history than the one this place is in: our numbers mean nothing there. */
export function isOtherHistory({ cursor, epoch }: Place, page: Changes): boolean {
  if (cursor === null) return false
  return page.cursor < cursor || (epoch !== null && page.epoch !== epoch)
}
