import { Dexie } from 'dexie'
import type { LocalDatabase } from '../db.ts'
import type { DocumentRow } from '../rows.ts'

/** Rows read at once: of ten thousand letters only the first few hundred are looked at. */
const portion = 100

/** Listed documents from the newest on, of the last `days` days (null: all). Read in portions, as far as somebody asks. */
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

/** Counted from the newest letter: a wrong clock of the device changes nothing. */
async function daysBeforeNewest(db: LocalDatabase, days: number): Promise<string> {
  const newest = await listed(db, Dexie.minKey).last()
  if (!newest) return ''
  return new Date(Date.parse(newest.uploadDate) - days * 86_400_000).toISOString()
}

const listed = (db: LocalDatabase, oldest: string | typeof Dexie.minKey) =>
  db.documents.where('[shelf+uploadDate]').between(['list', oldest], ['list', Dexie.maxKey])
