import type { LocalDatabase } from '../db.ts'

/** Keeps a document's pictures and original files on this device, however old it is. They are fetched as soon as possible. */
export async function pinDocument(db: LocalDatabase, id: number): Promise<void> {
  await db.pins.put({ id })
}

export async function unpinDocument(db: LocalDatabase, id: number): Promise<void> {
  await db.pins.delete(id)
}

/** For live queries. */
export async function pinnedIds(db: LocalDatabase): Promise<number[]> {
  return db.pins.toCollection().primaryKeys()
}
