import { signatureUrl } from '@brieflotse/contract'
import type { LocalDatabase } from './db.ts'
import { fetchBytes } from './kept/fetch.ts'
import { type KeptSignature, keepSignature } from './kept/signature.ts'
import { withRoom } from './kept/room.ts'
import { filesAndRows } from './outbox/new-files.ts'
import { dropFiles, newEntry } from './outbox/outbox.ts'
import { currentUser } from './profile.ts'

/**
 * Saves the user's signature (a PNG; null deletes it) and queues the upload. Returns the entry's id. Replaces waiting and refused entries,
 * because only the last signature counts. Throws `AppError` (`device-full`).
 */
export async function saveSignature(
  db: LocalDatabase,
  picture: ArrayBuffer | null,
): Promise<string> {
  const chosen = picture ? [{ name: 'signature.png', mimeType: 'image/png', bytes: picture }] : []
  const { files, rows } = filesAndRows(chosen)
  const entry = newEntry('set-signature', { documentId: null }, files)
  await withRoom(db, () =>
    db.transaction('rw', db.outbox, db.files, async () => {
      const before = (await entriesOf(db)).filter(({ state }) => state !== 'sending')
      for (const old of before) await dropFiles(db, old)
      await db.outbox.bulkDelete(before.map(({ seq }) => seq))
      await db.files.bulkAdd(rows)
      await db.outbox.add({ ...entry })
    }),
  )
  return entry.id
}

const entriesOf = (db: LocalDatabase) =>
  db.outbox
    .orderBy('seq')
    .filter(({ kind }) => kind === 'set-signature')
    .toArray()

/**
 * The signature as it will be printed: the queued one, else the server's. Null if there is none; undefined if it exists but is not on this
 * device (see `fetchSignature`). For live queries.
 */
export async function currentSignature(db: LocalDatabase): Promise<ArrayBuffer | null | undefined> {
  const waiting = (await entriesOf(db)).filter(({ state }) => state !== 'stuck').at(-1)
  if (waiting) {
    const [file] = waiting.files
    return file ? (await db.files.get(file.id))?.bytes : null
  }
  const at = (await currentUser(db))?.signatureAt ?? null
  if (at === null) return null
  const kept = (await db.meta.get('signature'))?.value as KeptSignature | undefined
  return kept?.at === at ? kept.bytes : undefined
}

/** Downloads and caches the signature. Throws `AppError` (`offline`, `not-found`). */
export async function fetchSignature(db: LocalDatabase): Promise<void> {
  const at = (await currentUser(db))?.signatureAt
  if (!at) return
  const { bytes } = await fetchBytes(signatureUrl)
  await keepSignature(db, at, bytes)
}
