import { originalFileUrl } from '@brieflotse/contract'
import type { LocalDatabase } from '../db.ts'
import type { OriginalRow } from '../rows.ts'
import { fetchBytes, putKept } from './fetch.ts'

/** A file as the user uploaded it. */
export type Original = Pick<OriginalRow, 'fileName' | 'mimeType' | 'bytes'>

/**
 * An original file of a document (`number` counts from 1): from the cache, else downloaded and cached. Throws `AppError` (`offline`,
 * `not-found`).
 */
export async function loadOriginal(
  db: LocalDatabase,
  documentId: number,
  number: number,
): Promise<Original> {
  const kept = await db.originals.get([documentId, number])
  if (kept) return kept
  const original = await fetchOriginal(documentId, number)
  await putKept(db, 'originals', original)
  return original
}

export async function fetchOriginal(
  documentId: number,
  number: number,
  signal?: AbortSignal,
): Promise<OriginalRow> {
  const { bytes, headers } = await fetchBytes(originalFileUrl(documentId, number), signal)
  return {
    documentId,
    number,
    fileName: nameIn(headers.get('Content-Disposition')) ?? `letter-${documentId}-${number}`,
    mimeType: headers.get('Content-Type') ?? 'application/octet-stream',
    byteSize: bytes.byteLength,
    bytes,
  }
}

/** The file name in a Content-Disposition header, from `filename*=UTF-8''...` (RFC 5987). */
function nameIn(disposition: string | null): string | null {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1]
  if (!encoded) return null
  try {
    return decodeURIComponent(encoded)
  } catch {
    return null
  }
}
