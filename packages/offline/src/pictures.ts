import type { PageImageSize } from '@brieflotse/contract'
import type { LocalDatabase } from './db.ts'

export type Picture = { bytes: ArrayBuffer; mimeType: string }

/**
 * The picture of a page (`page` counts from 1): from this device, else fetched and kept. Without a connection the other size is
 * given when only that is here. Throws `AppError` (`offline`, `not-found`).
 */
export async function loadPicture(
  _db: LocalDatabase,
  _documentId: number,
  _page: number,
  _size: PageImageSize,
): Promise<Picture> {
  throw new Error('not built yet')
}
