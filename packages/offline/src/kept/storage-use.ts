import type { LocalDatabase } from '../db.ts'
import { bytesOf, readStock } from './stock.ts'

/** Storage used by this user on this device, in bytes; `letters` is estimated from the newest ones. `lettersCount`: number of documents. */
export type StorageUse = {
  lettersCount: number
  letters: number
  pictures: number
  originals: number
  waiting: number
}

const sample = 30

/** Computes the storage use without loading pictures or files. For live queries. */
export async function readStorageUse(db: LocalDatabase): Promise<StorageUse> {
  const [stock, lettersCount, some, entries] = await Promise.all([
    readStock(db),
    db.contents.count(),
    db.contents.toCollection().reverse().limit(sample).toArray(),
    db.outbox.toArray(),
  ])
  const files = entries.flatMap((entry) => entry.files)
  const sampled = some.reduce((sum, content) => sum + JSON.stringify(content).length, 0)
  return {
    lettersCount,
    letters: some.length === 0 ? 0 : Math.round((sampled / some.length) * lettersCount),
    pictures: bytesOf(stock, ['pictures']),
    originals: bytesOf(stock, ['originals']),
    waiting: files.reduce((sum, file) => sum + file.byteSize, 0),
  }
}
