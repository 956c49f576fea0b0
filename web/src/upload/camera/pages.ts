import { type LocalDatabase, newId } from '@brieflotse/offline'
import { useLiveQuery } from 'dexie-react-hooks'

/**
 * The pages of a letter that is being photographed. They are drafts in the user's local database until the letter is done, so a reload
 * loses none. One draft stores the order, and one per page its JPEG.
 */
export type KeptPage = { id: string; bytes: ArrayBuffer }

const order = 'camera'
const keyOf = (id: string) => `camera:${id}`

/** The pages in order, live; undefined while loading. */
export function useKeptPages(db: LocalDatabase): KeptPage[] | undefined {
  return useLiveQuery(() => keptPages(db), [db])
}

export async function keptPages(db: LocalDatabase): Promise<KeptPage[]> {
  const ids = await orderOf(db)
  const rows = await db.drafts.bulkGet(ids.map(keyOf))
  return rows.flatMap((row, i) =>
    row && isBytes(row.value) ? [{ id: ids[i]!, bytes: row.value }] : [],
  )
}

/** No `instanceof`, because bytes from the database may belong to another realm. */
const isBytes = (value: unknown): value is ArrayBuffer =>
  typeof (value as Partial<ArrayBuffer> | null)?.byteLength === 'number'

/** The number of stored pages, without loading them. */
export async function countKeptPages(db: LocalDatabase): Promise<number> {
  return (await orderOf(db)).length
}

/** Appends a page, or replaces another one. */
export async function keepPage(
  db: LocalDatabase,
  bytes: ArrayBuffer,
  instead: string | null,
): Promise<void> {
  const id = newId()
  await db.transaction('rw', db.drafts, async () => {
    const ids = await orderOf(db)
    await db.drafts.put({ key: keyOf(id), value: bytes, savedAt: new Date().toISOString() })
    const place = instead === null ? -1 : ids.indexOf(instead)
    if (place >= 0) await db.drafts.delete(keyOf(ids[place]!))
    await saveOrder(db, place < 0 ? [...ids, id] : ids.with(place, id))
  })
}

export async function removePage(db: LocalDatabase, id: string): Promise<void> {
  await db.transaction('rw', db.drafts, async () => {
    await db.drafts.delete(keyOf(id))
    await saveOrder(
      db,
      (await orderOf(db)).filter((other) => other !== id),
    )
  })
}

/** Moves a page towards the end (1) or the beginning (-1). */
export async function movePage(db: LocalDatabase, id: string, by: 1 | -1): Promise<void> {
  await db.transaction('rw', db.drafts, async () => {
    const ids = await orderOf(db)
    const from = ids.indexOf(id)
    const other = ids[from + by]
    if (from >= 0 && other !== undefined)
      await saveOrder(db, ids.with(from, other).with(from + by, id))
  })
}

/** Deletes the pages after the letter was sent or discarded. */
export async function dropPages(db: LocalDatabase): Promise<void> {
  await db.transaction('rw', db.drafts, async () => {
    await db.drafts.bulkDelete([order, ...(await orderOf(db)).map(keyOf)])
  })
}

async function orderOf(db: LocalDatabase): Promise<string[]> {
  const value = (await db.drafts.get(order))?.value
  return Array.isArray(value) ? value.filter((id) => typeof id === 'string') : []
}

async function saveOrder(db: LocalDatabase, ids: string[]): Promise<void> {
  if (ids.length === 0) await db.drafts.delete(order)
  else await db.drafts.put({ key: order, value: ids, savedAt: new Date().toISOString() })
}
