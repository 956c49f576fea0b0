import { errorOf, rawAnswer } from '../call/answer.ts'
import { address, announced } from '../call/call.ts'
import { fetchLimited } from '../call/fetch-limited.ts'
import type { LocalDatabase } from '../db.ts'
import type { OriginalRow, PictureRow } from '../rows.ts'

/** Milliseconds after which a file that does not arrive counts as no connection. */
const patience = 60_000

/** The bytes behind a path of the contract. Throws `AppError`. */
export function fetchBytes(
  path: string,
  signal?: AbortSignal,
): Promise<{ bytes: ArrayBuffer; headers: Headers }> {
  return fetchLimited(address(path), { limit: patience, callOff: signal }, async (response) => {
    if (!response.ok) {
      const error = errorOf(await rawAnswer(response))
      return announced(() => {
        throw error
      })
    }
    return { bytes: await response.arrayBuffer(), headers: response.headers }
  })
}

/** False when the device is full (or the database was closed): then it is shown, and fetched again another time. */
export async function putKept<S extends 'pictures' | 'originals'>(
  db: LocalDatabase,
  shelf: S,
  row: { pictures: PictureRow; originals: OriginalRow }[S],
): Promise<boolean> {
  try {
    await db.transaction('rw', db.contents, db[shelf], async () => {
      // the document may have been erased while this was on the way
      if (await db.contents.get(row.documentId)) await db.table(shelf).put(row)
    })
    return true
  } catch {
    return false
  }
}
