import { serverNow } from '../call/server-clock.ts'
import type { LocalDatabase } from '../db.ts'
import { withRoom } from '../kept/room.ts'
import type {
  EntryKind,
  EntryOf,
  EntryState,
  EntryFile,
  HeldBy,
  NewEntry,
  OutboxEntry,
  UploadLabel,
} from './entries.ts'
import { filesAndRows, type NewFile } from './new-files.ts'
import { newId } from './new-id.ts'
import { applyLetterPatches } from './letter-patches.ts'
import { applyPatches } from './patches.ts'

/**
 * Saves the files of one letter, in page order, and queues the upload; returns the entry's id. The files stay until they are uploaded or
 * discarded. `label`: title and tags. Throws `AppError` (`device-full`), and then saves nothing.
 */
export async function addUpload(
  db: LocalDatabase,
  chosen: NewFile[],
  label?: UploadLabel,
): Promise<string> {
  const { files, rows } = filesAndRows(chosen)
  const entry = newEntry('upload-document', { documentId: null, ...(label && { label }) }, files)
  await withRoom(db, () =>
    db.transaction('rw', db.outbox, db.files, async () => {
      await db.files.bulkAdd(rows)
      await db.outbox.add({ ...entry })
    }),
  )
  return entry.id
}

/** Archives a document, which hides it from the list. Returns the entry's id. */
export function archiveDocument(db: LocalDatabase, id: number): Promise<string> {
  return addChange(db, 'archive-document', id)
}

/** Erases a document with everything read in it. Returns the entry's id. */
export function eraseDocument(db: LocalDatabase, id: number): Promise<string> {
  return addChange(db, 'erase-document', id)
}

/** Restores an archived document. Returns the entry's id. */
export function queueRestore(db: LocalDatabase, id: number): Promise<string> {
  return addChange(db, 'restore-document', id)
}

/** Requests a new reading of a document. Returns the entry's id. */
export function readAgain(db: LocalDatabase, id: number): Promise<string> {
  return addChange(db, 'read-document', id)
}

/** Retries a stuck (or pausing) entry at once. */
export async function retryEntry(db: LocalDatabase, entryId: string): Promise<void> {
  await db.outbox
    .where({ id: entryId })
    .filter((entry) => entry.state !== 'sending')
    .modify({ state: 'waiting', error: null, tries: 0, nextAt: 0, sent: 0 })
}

/** Discards an entry: its change is undone on this device, its files are deleted. An entry that is being sent stays. */
export async function discardEntry(db: LocalDatabase, entryId: string): Promise<void> {
  await db.transaction('rw', tablesOfEntries(db), async () => {
    const entry = await db.outbox.get({ id: entryId })
    if (!entry || entry.state === 'sending') return
    await db.outbox.delete(entry.seq)
    await dropFiles(db, entry)
    await dropFollowers(db, entry)
    if (entry.documentId !== null) await applyPatches(db, entry.documentId)
    if (entry.letterId !== undefined) await applyLetterPatches(db, entry.letterId)
  })
}

const tablesOfEntries = ({ outbox, files, documents, contents, letters }: LocalDatabase) => [
  outbox,
  files,
  documents,
  contents,
  letters,
]

/**
 * Deletes the orders of a letter that will not be created. Call it inside the transaction that deletes the entry that creates the letter.
 */
export async function dropFollowers(db: LocalDatabase, { id }: OutboxEntry): Promise<void> {
  await db.outbox
    .filter(({ letterKey, letterId }) => letterKey === id && letterId === undefined)
    .delete()
}

/** Deletes an entry's files. Call it inside the transaction that deletes the entry. */
export async function dropFiles(db: LocalDatabase, { files }: OutboxEntry): Promise<void> {
  await db.files.bulkDelete(files.map(({ id }) => id))
}

/** A new entry that was never sent. */
export function newEntry<K extends EntryKind>(
  kind: K,
  held: HeldBy<K>,
  files: EntryFile[] = [],
): NewEntry<K> {
  const state: EntryState = {
    id: newId(),
    state: 'waiting',
    files,
    sent: 0,
    error: null,
    tries: 0,
    nextAt: 0,
    addedAt: new Date(serverNow()).toISOString(),
  }
  return Object.assign(state, { kind }, held)
}

/** Changes of a document that need nothing but its id. */
type PlainChange = 'archive-document' | 'erase-document' | 'restore-document' | 'read-document'

/** Queues a change; the same change twice in a row (a double tap) is one entry, unless the first may have been processed. */
async function addChange(
  db: LocalDatabase,
  kind: PlainChange,
  documentId: number,
): Promise<string> {
  return withRoom(db, () =>
    db.transaction('rw', db.outbox, db.documents, db.contents, async () => {
      const last = (await db.outbox.where({ documentId }).sortBy('seq')).at(-1)
      if (last?.kind === kind && last.state === 'waiting' && !last.wasSent) return last.id
      const entry = newEntry(kind, { documentId })
      await db.outbox.add(entry)
      await applyPatches(db, documentId)
      return entry.id
    }),
  )
}

/** Whether this entry can take more changes: once sent, its key belongs to the sent content. */
export function isOpen<K extends EntryKind>(entry: OutboxEntry, kind: K): entry is EntryOf<K> {
  return entry.kind === kind && entry.state === 'waiting' && !entry.wasSent
}

/** The fields of an entry that starts again under a new key, because a request with the old key may still be on its way. */
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
