import { signatureUrl } from '@brieflotse/contract'
import type { LocalDatabase } from './db.ts'
import { fetchBytes } from './kept/fetch.ts'
import { type KeptSignature, keepSignature } from './kept/signature.ts'
import { withRoom } from './kept/room.ts'
import { filesAndRows } from './outbox/new-files.ts'
import { dropFiles, newEntry } from './outbox/outbox.ts'
import { currentUser } from './profile.ts'

/**
 * Keeps the user's signature (a PNG; null takes it away) and the wish to tell the server. Gives the entry's id. What waits or was refused
 * gives way to it: only the last one is sent. Throws `AppError` (`device-full`).
 */
export async function saveSignature(
  db: LocalDatabase,
  picture: ArrayBuffer | null,
): Promise<string> {
  const chosen = picture ? [{ name: 'signature.png', mimeType: 'image/png', bytes: picture }] : []
  const { files, rows } = filesAndRows(chosen)
  const entry = { ...newEntry('set-signature', null), files }
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
 * The signature as it will be printed: what waits to be sent, else what the server has. Null where there is none; undefined where there
 * is one that is not on this device (see `fetchSignature`). For live queries.
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

/** Brings the signature to this device. Throws `AppError` (`offline`, `not-found`). */
export async function fetchSignature(db: LocalDatabase): Promise<void> {
  const at = (await currentUser(db))?.signatureAt
  if (!at) return
  const { bytes } = await fetchBytes(signatureUrl)
  await keepSignature(db, at, bytes)
}
