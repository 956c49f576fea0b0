import { errorOf, rawAnswer } from '../call/answer.ts'
import { endpointUrl, announced } from '../call/call.ts'
import { fetchLimited } from '../call/fetch-limited.ts'
import type { LocalDatabase } from '../db.ts'
import type { OriginalRow, PictureRow } from '../rows.ts'

/** Timeout of a download in milliseconds; after it the connection counts as lost. */
const patience = 60_000

/** Downloads the bytes of a contract path. Throws `AppError`. */
export function fetchBytes(
  path: string,
  signal?: AbortSignal,
): Promise<{ bytes: ArrayBuffer; headers: Headers }> {
  return fetchLimited(endpointUrl(path), { limit: patience, callOff: signal }, async (response) => {
    if (!response.ok) {
      const error = errorOf(await rawAnswer(response))
      return announced(() => {
        throw error
      })
    }
    return { bytes: await response.arrayBuffer(), headers: response.headers }
  })
}

/**
 * Caches a picture or file. Returns false if the device is full or the database closed: it is then shown, but downloaded again next time.
 */
export async function putKept<S extends 'pictures' | 'originals'>(
  db: LocalDatabase,
  table: S,
  row: { pictures: PictureRow; originals: OriginalRow }[S],
): Promise<boolean> {
  try {
    await db.transaction('rw', db.contents, db[table], async () => {
      // the document may have been erased during the download
      if (await db.contents.get(row.documentId)) await db.table(table).put(row)
    })
    return true
  } catch {
    return false
  }
}
