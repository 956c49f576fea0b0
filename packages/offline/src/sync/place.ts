import type { LocalDatabase } from '../db.ts'

/**
 * Where this device stands in the server's feed. `cursor`: every change up to it was applied; null before the first page. `older`:
 * rows below it are still to be fetched; null when there are none (or nothing was fetched yet).
 */
export type Place = { cursor: number | null; older: number | null }

/** Where this device stands. */
export async function readPlace(db: LocalDatabase): Promise<Place> {
  const [cursor, older] = await db.meta.bulkGet(['cursor', 'older'])
  return {
    cursor: (cursor?.value as number | undefined) ?? null,
    older: (older?.value as number | undefined) ?? null,
  }
}

/** Call it inside the transaction that puts the rows. */
export async function writePlace(db: LocalDatabase, { cursor, older }: Place): Promise<void> {
  for (const [key, value] of Object.entries({ cursor, older })) {
    if (value === null) await db.meta.delete(key)
    else await db.meta.put({ key, value })
  }
}

/** How far this device has read the change feed; 0 before the first pull. */
export async function readCursor(db: LocalDatabase): Promise<number> {
  return (await readPlace(db)).cursor ?? 0
}
