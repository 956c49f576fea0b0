import { AppError, PageWords, pageWordsUrl, readOlderDocuments } from '@brieflotse/contract'
import * as v from 'valibot'
import { callEndpoint } from './call/call.ts'
import type { LocalDatabase } from './db.ts'
import { fetchBytes } from './kept/fetch.ts'
import type { WordsRow } from './rows.ts'

/**
 * The words of a page: from the cache if they match the page's current picture, else downloaded and cached. Without a connection, those of
 * an earlier reading. Throws `AppError` (`offline`, `not-found`).
 */
export async function loadWords(
  db: LocalDatabase,
  documentId: number,
  page: number,
  picture: string | undefined,
): Promise<PageWords> {
  const kept = await db.words.get([documentId, page])
  if (kept && picture !== undefined && kept.picture === picture) return kept.words
  try {
    const { bytes } = await fetchBytes(pageWordsUrl(documentId, page))
    const words = v.parse(PageWords, JSON.parse(new TextDecoder().decode(bytes)))
    await keep(db, { documentId, page, picture: picture ?? '', words })
    return words
  } catch (error) {
    if (kept) return kept.words
    throw error instanceof AppError
      ? error
      : new AppError('unexpected', undefined, { cause: error })
  }
}

/** Caches words; a failure on a full device is ignored. */
async function keep(db: LocalDatabase, row: WordsRow): Promise<void> {
  try {
    await db.transaction('rw', db.contents, db.words, async () => {
      // the document may have been erased during the download
      if (await db.contents.get(row.documentId)) await db.words.put(row)
    })
  } catch {
    // they are downloaded again next time
  }
}

/**
 * Queues a new reading of all letters that an earlier version of the reader has read; returns their number. Throws `AppError` (`offline`).
 */
export async function readOlder(sync: { now(): void }): Promise<number> {
  const { count } = await callEndpoint(readOlderDocuments)
  sync.now()
  return count
}

/** The number of letters on this device that were read by a reader older than `version`. For live queries. */
export function countOlder(db: LocalDatabase, version: number): Promise<number> {
  return db.documents
    .filter(({ readerVersion, erasing }) => !erasing && (readerVersion ?? version) < version)
    .count()
}
