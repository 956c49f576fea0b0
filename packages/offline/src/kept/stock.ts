import type { LocalDatabase } from '../db.ts'

/** Tables of cached files: original files, and page pictures in phone or zoom size. */
export const keptTables = ['originals', 'pictures'] as const
export type KeptTable = (typeof keptTables)[number]

/** `[document, page, size]` of a picture, `[document, number]` of an original. */
export type StockKey = (number | string)[]

/** The keys of the cached files, and their bytes by document. */
export type Stock = Record<KeptTable, { keys: Set<string>; bytes: Map<number, number> }>

/** Reads only the index of sizes, so that no picture is loaded. */
export async function readStock(db: LocalDatabase): Promise<Stock> {
  const stock: Stock = {
    originals: { keys: new Set(), bytes: new Map() },
    pictures: { keys: new Set(), bytes: new Map() },
  }
  for (const table of keptTables) {
    await db[table].orderBy('byteSize').eachKey((size, { primaryKey }) => {
      addToStock(stock, table, primaryKey as StockKey, Number(size))
    })
  }
  return stock
}

export function addToStock(stock: Stock, table: KeptTable, key: StockKey, size: number): void {
  const { keys, bytes } = stock[table]
  const documentId = Number(key[0])
  keys.add(key.join())
  bytes.set(documentId, (bytes.get(documentId) ?? 0) + size)
}

export function isInStock(stock: Stock, table: KeptTable, key: StockKey): boolean {
  return stock[table].keys.has(key.join())
}

/** The bytes in these tables, of all documents or only of `ids`. */
export function bytesOf(
  stock: Stock,
  on: readonly KeptTable[] = keptTables,
  ids?: number[],
): number {
  let sum = 0
  for (const table of on) {
    const { bytes } = stock[table]
    if (ids) for (const id of ids) sum += bytes.get(id) ?? 0
    else for (const size of bytes.values()) sum += size
  }
  return sum
}
