import { AppError, PageWords, pageWordsUrl, readOlderDocuments } from '@brieflotse/contract'
import * as v from 'valibot'
import { call } from './call/call.ts'
import type { LocalDatabase } from './db.ts'
import { fetchBytes } from './kept/fetch.ts'
import type { Sync } from './sync/sync.ts'

/**
 * The words of a page as they were read: from this device when they belong to the page's present picture, else fetched and kept. Without
 * a connection those of an earlier reading are given. Throws `AppError` (`offline`, `not-found`).
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

/** A full device shows them all the same. */
async function keep(db: LocalDatabase, row: WordsRow): Promise<void> {
  try {
    await db.transaction('rw', db.contents, db.words, async () => {
      // the document may have been erased while this was on the way
      if (await db.contents.get(row.documentId)) await db.words.put(row)
    })
  } catch {
    // fetched again another time
  }
}

/** `picture`: names the picture of the page that the words were read from. */
export type WordsRow = { documentId: number; page: number; picture: string; words: PageWords }

/** Has all letters read again that an earlier reader has read; gives how many. Throws `AppError` (`offline`). */
export async function readOlder(sync: Pick<Sync, 'now'>): Promise<number> {
  const { count } = await call(readOlderDocuments)
  sync.now()
  return count
}

/** How many letters on this device an earlier reader than `version` has read. For live queries. */
export function countOlder(db: LocalDatabase, version: number): Promise<number> {
  return db.documents
    .filter(({ readerVersion, erasing }) => !erasing && (readerVersion ?? version) < version)
    .count()
}
