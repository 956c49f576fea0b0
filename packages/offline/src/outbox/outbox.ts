import { serverNow } from '../call/server-clock.ts'
import type { LocalDatabase } from '../db.ts'
import { withRoom } from '../kept/room.ts'
import type { EntryKind, OutboxEntry, UploadLabel } from '../rows.ts'
import { filesAndRows, type NewFile } from './new-files.ts'
import { newId } from './new-id.ts'
import { layLetterPatches } from './letter-patches.ts'
import { layPatches } from './patches.ts'

/**
 * Keeps the files of one letter, in the order of its pages, and the wish to upload it; gives the entry's id. From here on it survives
 * everything but discarding. `label`: what it is called from the start. Throws `AppError` (`device-full`): then nothing of it is kept.
 */
export async function addUpload(
  db: LocalDatabase,
  chosen: NewFile[],
  label?: UploadLabel,
): Promise<string> {
  const { files, rows } = filesAndRows(chosen)
  const entry = { ...newEntry('upload-document', null), files, ...(label && { label }) }
  await withRoom(db, () =>
    db.transaction('rw', db.outbox, db.files, async () => {
      await db.files.bulkAdd(rows)
      await db.outbox.add({ ...entry })
    }),
  )
  return entry.id
}

/** Hides a document from the list; can be restored. Gives the entry's id. */
export function archiveDocument(db: LocalDatabase, id: number): Promise<string> {
  return addChange(db, 'archive-document', id)
}

/** Erases a document with everything read in it. Gives the entry's id. */
export function eraseDocument(db: LocalDatabase, id: number): Promise<string> {
  return addChange(db, 'erase-document', id)
}

/** Brings an archived document back. Gives the entry's id. */
export function restoreDocument(db: LocalDatabase, id: number): Promise<string> {
  return addChange(db, 'restore-document', id)
}

/** Has a document read again. Gives the entry's id. */
export function readAgain(db: LocalDatabase, id: number): Promise<string> {
  return addChange(db, 'read-document', id)
}

/** Sends a stuck (or paused) entry again at once. */
export async function retryEntry(db: LocalDatabase, entryId: string): Promise<void> {
  await db.outbox
    .where({ id: entryId })
    .filter((entry) => entry.state !== 'sending')
    .modify({ state: 'waiting', error: null, tries: 0, nextAt: 0, sent: 0 })
}

/** Gives an entry up: its change is taken back on this device, its file is dropped. One that is being sent stays. */
export async function discardEntry(db: LocalDatabase, entryId: string): Promise<void> {
  await db.transaction('rw', tablesOfEntries(db), async () => {
    const entry = await db.outbox.get({ id: entryId })
    if (!entry || entry.state === 'sending') return
    await db.outbox.delete(entry.seq)
    await dropFiles(db, entry)
    await dropFollowers(db, entry)
    if (entry.documentId !== null) await layPatches(db, entry.documentId)
    if (entry.letterId !== undefined) await layLetterPatches(db, entry.letterId)
  })
}

const tablesOfEntries = ({ outbox, files, documents, contents, letters }: LocalDatabase) => [
  outbox,
  files,
  documents,
  contents,
  letters,
]

/** Without its letter an order orders nothing. Call it inside the transaction that deletes the entry that makes the letter. */
export async function dropFollowers(db: LocalDatabase, { id }: OutboxEntry): Promise<void> {
  await db.outbox
    .filter(({ letterKey, letterId }) => letterKey === id && letterId === undefined)
    .delete()
}

/** Call it inside the transaction that deletes the entry. */
export async function dropFiles(db: LocalDatabase, { files }: OutboxEntry): Promise<void> {
  await db.files.bulkDelete(files.map(({ id }) => id))
}

/** An entry that nobody has tried to send yet. */
export function newEntry(kind: EntryKind, documentId: number | null) {
  return {
    id: newId(),
    kind,
    state: 'waiting' as const,
    documentId,
    files: [],
    sent: 0,
    error: null,
    tries: 0,
    nextAt: 0,
    addedAt: new Date(serverNow()).toISOString(),
  }
}

/** The same wish twice in a row (a double tap) is one entry, unless the first may have been carried out by now. */
async function addChange(db: LocalDatabase, kind: EntryKind, documentId: number): Promise<string> {
  return withRoom(db, () =>
    db.transaction('rw', db.outbox, db.documents, db.contents, async () => {
      const last = (await db.outbox.where({ documentId }).sortBy('seq')).at(-1)
      if (last?.kind === kind && last.state === 'waiting' && !last.wasSent) return last.id
      const entry = newEntry(kind, documentId)
      await db.outbox.add(entry)
      await layPatches(db, documentId)
      return entry.id
    }),
  )
}

/** Whether more can be put into an entry of this kind: once it was sent, its key stands for what was in it. */
export function isOpen(entry: OutboxEntry, kind: EntryKind): boolean {
  return entry.kind === kind && entry.state === 'waiting' && !entry.wasSent
}

/** An entry that begins anew under a new key: the old one stands for what was sent with it, and that may still be on its way. */
export function begunAnew() {
  const state = {
    state: 'waiting',
    wasSent: false,
    error: null,
    tries: 0,
    nextAt: 0,
    sent: 0,
  } as const
  return { ...state, id: newId() }
}
