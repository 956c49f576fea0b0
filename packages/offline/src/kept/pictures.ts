import { type PageImageSize, pageImageUrl } from '@brieflotse/contract'
import type { LocalDatabase } from '../db.ts'
import type { PictureRow } from '../rows.ts'
import { fetchBytes, putKept } from './fetch.ts'

export type Picture = { bytes: ArrayBuffer; mimeType: string }

/**
 * The picture of a page (`page` counts from 1): from the cache, else downloaded and cached. Without a connection, the other size if only
 * that is cached. Throws `AppError` (`offline`, `not-found`).
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
    await putKept(db, 'pictures', picture)
    return picture
  } catch (error) {
    const other = await db.pictures.get([documentId, page, size === 'zoom' ? 'phone' : 'zoom'])
    if (other) return other
    throw error
  }
}

export async function fetchPicture(
  documentId: number,
  page: number,
  size: PageImageSize,
  signal?: AbortSignal,
): Promise<PictureRow> {
  const { bytes, headers } = await fetchBytes(pageImageUrl(documentId, page, size), signal)
  const mimeType = headers.get('Content-Type') ?? 'image/webp'
  return { documentId, page, size, mimeType, byteSize: bytes.byteLength, bytes }
}
