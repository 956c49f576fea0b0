import { Dexie } from 'dexie'
import type { LocalDatabase } from '../db.ts'
import type { DocumentRow } from '../rows.ts'

/** Number of rows per read, because usually only the first few hundred of ten thousand letters are needed. */
const portion = 100

/** Listed documents, newest first, of the last `days` days (null: all). Reads in batches, only as far as the caller iterates. */
export async function* newestFirst(
  db: LocalDatabase,
  days: number | null,
): AsyncGenerator<DocumentRow, void> {
  const oldest = days === null ? Dexie.minKey : await daysBeforeNewest(db, days)
  for (let read = 0; ; read += portion) {
    const rows = await listed(db, oldest).reverse().offset(read).limit(portion).toArray()
    yield* rows
    if (rows.length < portion) return
  }
}

/** Counts back from the newest letter, so that a wrong clock of the device has no effect. */
async function daysBeforeNewest(db: LocalDatabase, days: number): Promise<string> {
  const newest = await listed(db, Dexie.minKey).last()
  if (!newest) return ''
  return new Date(Date.parse(newest.uploadDate) - days * 86_400_000).toISOString()
}

const listed = (db: LocalDatabase, oldest: string | typeof Dexie.minKey) =>
  db.documents.where('[shelf+uploadDate]').between(['list', oldest], ['list', Dexie.maxKey])
