import type { LocalDatabase } from '../db.ts'
import { unfoundKey } from '../sync/cursor.ts'
import { bytesOf, readStock, keptTables, type Stock } from './stock.ts'

/**
 * Evicts at least `bytes` of cached data and returns the bytes evicted. Oldest letters go first, original files before pictures; pinned
 * letters only with `pinnedToo`, and last. It never touches the outbox and its files, nor letters that a restored server may have lost.
 */
export async function dropKept(
  db: LocalDatabase,
  bytes: number,
  pinnedToo = false,
): Promise<number> {
  const stock = await readStock(db)
  const pinned = new Set(await db.pins.toCollection().primaryKeys())
  const unfound = (await db.meta.get(unfoundKey))?.value as { document: number[] } | undefined
  const onlyHere = new Set(unfound?.document)
  const ids = (await oldestFirst(db, stock)).filter((id) => !onlyHere.has(id))
  const groups = [ids.filter((id) => !pinned.has(id))]
  if (pinnedToo) groups.push(ids.filter((id) => pinned.has(id)))
  let dropped = 0
  for (const group of groups) {
    for (const table of keptTables) {
      for (const documentId of group) {
        if (dropped >= bytes) return dropped
        const size = bytesOf(stock, [table], [documentId])
        if (size === 0) continue
        await db[table].where({ documentId }).delete()
        if (table === 'pictures') await db.words.where({ documentId }).delete()
        dropped += size
      }
    }
  }
  return dropped
}

async function oldestFirst(db: LocalDatabase, stock: Stock): Promise<number[]> {
  const ids = [...new Set(keptTables.flatMap((table) => [...stock[table].bytes.keys()]))]
  const rows = await db.documents.bulkGet(ids)
  const dates = new Map(ids.map((id, i) => [id, rows[i]?.uploadDate ?? '']))
  return ids.toSorted((a, b) => (dates.get(a)! < dates.get(b)! ? -1 : 1))
}
