import { AppError } from '@brieflotse/contract'
import { Dexie } from 'dexie'
import { forgetResponseDrafts } from '../response-drafts.ts'
import type { LocalDatabase } from '../db.ts'
import type { DocumentRow } from '../rows.ts'
import { withLock } from '../sync/lock.ts'
import { loadWords } from '../words.ts'
import { dropKept } from './drop.ts'
import { putKept } from './fetch.ts'
import { bytesAllowed, readKeeping, spans } from './keeping.ts'
import { fetchOriginal } from './originals.ts'
import { fetchPicture } from './pictures.ts'
import { addToStock, bytesOf, isInStock, readStock, type KeptTable, type Stock } from './stock.ts'

/**
 * Downloads stop at this share of the budget and eviction starts above the full budget, so that the same data is not downloaded and evicted
 * in turn.
 */
const enough = 0.9

/**
 * Downloads missing pictures and files, so that letters can be viewed offline: pinned letters completely, then page pictures in phone size,
 * then original files, newest letter first, until the budget is used. Stops silently at the first connection failure or when the device is
 * full.
 */
export function keepLetters(db: LocalDatabase, signal: AbortSignal): Promise<void> {
  return withLock(`brieflotse-pictures-${db.userId}`, async () => {
    await forgetResponseDrafts(db)
    const keeping = await readKeeping(db)
    const limit = await bytesAllowed(keeping)
    const stock = await readStock(db)
    const fetching = { db, stock, signal }
    if (await keepPinned(fetching)) await keepNewest(fetching, limit, spans[keeping.span])
    // for pictures that were only viewed, and after the user reduced the budget
    const excess = bytesOf(stock) - limit
    if (excess > 0) await dropKept(db, excess)
  })
}

type Fetching = { db: LocalDatabase; stock: Stock; signal: AbortSignal }

/** Downloads pinned letters; false if it should stop. */
async function keepPinned(fetching: Fetching): Promise<boolean> {
  const { db } = fetching
  const rows = await db.documents.bulkGet(await db.pins.toCollection().primaryKeys())
  for (const row of rows) {
    if (!row || row.erasing) continue
    for (const table of ['pictures', 'originals'] as const) {
      if (!(await keepRow(fetching, row, table))) return false
    }
  }
  return true
}

async function keepNewest(fetching: Fetching, limit: number, days: number | null): Promise<void> {
  const { db, stock } = fetching
  const pinned = await db.pins.toCollection().primaryKeys()
  let used = bytesOf(stock, undefined, pinned)
  for (const table of ['pictures', 'originals'] as const) {
    for await (const row of newestFirst(db, days)) {
      if (used >= limit * enough) return
      if (pinned.includes(row.id)) continue
      if (!(await keepRow(fetching, row, table))) return
      used += bytesOf(stock, [table], [row.id])
    }
  }
}

async function keepRow(
  { db, stock, signal }: Fetching,
  row: DocumentRow,
  table: KeptTable,
): Promise<boolean> {
  const { id: documentId } = row
  const count = table === 'pictures' ? row.pageCount : row.fileCount
  for (let number = 1; number <= count; number += 1) {
    if (signal.aborted) return false
    const key = table === 'pictures' ? [documentId, number, 'phone'] : [documentId, number]
    if (isInStock(stock, table, key)) continue
    try {
      const kept =
        table === 'pictures'
          ? await fetchPicture(documentId, number, 'phone', signal)
          : await fetchOriginal(documentId, number, signal)
      if (!(await putKept(db, table, kept as never))) return false
      addToStock(stock, table, key, kept.byteSize)
      if (table === 'pictures') await keepWords(db, documentId, number)
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'not-found') return false
    }
  }
  return true
}

/** Caches the words of a page with its picture, because they are explained and corrected there offline. */
async function keepWords(db: LocalDatabase, documentId: number, number: number): Promise<void> {
  const content = await db.contents.get(documentId)
  const page = content?.pages.find((one) => one.number === number)
  if (page) await loadWords(db, documentId, number, page.picture)
}

/** Number of rows per read, because usually only the first few hundred of ten thousand letters are needed. */
const portion = 100

/** Listed documents, newest first, of the last `days` days (null: all). Reads in batches, only as far as the caller iterates. */
async function* newestFirst(
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
