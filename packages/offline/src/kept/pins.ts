import type { LocalDatabase } from '../db.ts'

/** Pins a document: its pictures and original files stay on this device, whatever its age. They are downloaded as soon as possible. */
export async function pinDocument(db: LocalDatabase, id: number): Promise<void> {
  await db.pins.put({ id })
}

export async function unpinDocument(db: LocalDatabase, id: number): Promise<void> {
  await db.pins.delete(id)
}

/** The ids of pinned documents. For live queries. */
export async function pinnedIds(db: LocalDatabase): Promise<number[]> {
  return db.pins.toCollection().primaryKeys()
}
