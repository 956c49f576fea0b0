import { AppError, type PageImageSize, pageImageUrl } from '@brieflotse/contract'
import { errorOf, rawAnswer } from './call/answer.ts'
import { address, announced } from './call/call.ts'
import { fetchLimited } from './call/fetch-limited.ts'
import type { LocalDatabase } from './db.ts'
import type { PictureRow } from './rows.ts'
import { withLock } from './sync/lock.ts'

export type Picture = { bytes: ArrayBuffer; mimeType: string }

/** Milliseconds after which a picture that does not arrive counts as no connection. */
const patience = 60_000

/**
 * The picture of a page (`page` counts from 1): from this device, else fetched and kept. Without a connection the other size is
 * given when only that is here. Throws `AppError` (`offline`, `not-found`).
 */
export async function loadPicture(
  db: LocalDatabase,
  documentId: number,
  page: number,
  size: PageImageSize,
): Promise<Picture> {
  const kept = await db.pictures.get([documentId, page, size])
  if (kept) return kept
  try {
    const picture = await fetchPicture(documentId, page, size)
    await keep(db, picture)
    return picture
  } catch (error) {
    const other = await db.pictures.get([documentId, page, size === 'zoom' ? 'phone' : 'zoom'])
    if (other) return other
    throw error
  }
}

/**
 * Fetches the phone-size pictures of all pages that are not here yet, newest document first, so that every past letter can be seen
 * without a connection. Ends quietly at the first failure of the connection or when the device is full.
 */
export function prefetchPictures(db: LocalDatabase, signal: AbortSignal): Promise<void> {
  return withLock(`brieflotse-pictures-${db.userId}`, async () => {
    const here = new Set((await db.pictures.toCollection().primaryKeys()).map(String))
    const documents = await db.documents.orderBy('uploadDate').reverse().toArray()
    for (const { id, status, erasing, pageCount } of documents) {
      if (status === 'archived' || erasing) continue
      for (let page = 1; page <= pageCount; page += 1) {
        if (signal.aborted) return
        if (here.has(String([id, page, 'phone']))) continue
        if (!(await tryFetch(db, id, page, signal))) return
      }
    }
  })
}

/** False when it is no use to go on. */
async function tryFetch(
  db: LocalDatabase,
  id: number,
  page: number,
  signal: AbortSignal,
): Promise<boolean> {
  try {
    return await keep(db, await fetchPicture(id, page, 'phone', signal))
  } catch (error) {
    return error instanceof AppError && error.code === 'not-found'
  }
}

async function fetchPicture(
  documentId: number,
  page: number,
  size: PageImageSize,
  signal?: AbortSignal,
): Promise<PictureRow> {
  const url = address(pageImageUrl(documentId, page, size))
  return fetchLimited(url, { limit: patience, callOff: signal }, async (response) => {
    if (!response.ok) {
      const error = errorOf(await rawAnswer(response))
      return announced(() => {
        throw error
      })
    }
    const mimeType = response.headers.get('Content-Type') ?? 'image/webp'
    const bytes = await response.arrayBuffer()
    return { documentId, page, size, mimeType, byteSize: bytes.byteLength, bytes }
  })
}

/** False when the device is full (or the database was closed): the picture is shown, and fetched again another time. */
async function keep(db: LocalDatabase, picture: PictureRow): Promise<boolean> {
  try {
    await db.transaction('rw', db.contents, db.pictures, async () => {
      // the document may have been erased while its picture was on the way
      if (await db.contents.get(picture.documentId)) await db.pictures.put(picture)
    })
    return true
  } catch {
    return false
  }
}
