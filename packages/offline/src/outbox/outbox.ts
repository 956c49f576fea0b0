import type { LocalDatabase } from '../db.ts'
import type { EntryKind } from '../rows.ts'
import { newId } from './new-id.ts'
import { layPatches } from './patches.ts'

/** What the user chose to upload. Take `bytes` from `await file.arrayBuffer()`. */
export type NewUpload = { name: string; mimeType: string; bytes: ArrayBuffer }

/** Keeps a file and the wish to upload it; gives the entry's id. From here on it survives everything but discarding. */
export async function addUpload(db: LocalDatabase, upload: NewUpload): Promise<string> {
  const entry = {
    ...newEntry('upload-document', null),
    fileName: upload.name,
    mimeType: upload.mimeType,
    byteSize: upload.bytes.byteLength,
  }
  await db.transaction('rw', db.outbox, db.files, async () => {
    await db.files.add({ id: entry.id, bytes: upload.bytes })
    await db.outbox.add(entry)
  })
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
  await db.transaction('rw', db.outbox, db.files, db.documents, db.contents, async () => {
    const entry = await db.outbox.get({ id: entryId })
    if (!entry || entry.state === 'sending') return
    await db.outbox.delete(entry.seq)
    await db.files.delete(entry.id)
    if (entry.documentId !== null) await layPatches(db, entry.documentId)
  })
}

function newEntry(kind: EntryKind, documentId: number | null) {
  return {
    id: newId(),
    kind,
    state: 'waiting' as const,
    documentId,
    fileName: null,
    mimeType: null,
    byteSize: null,
    sent: 0,
    error: null,
    tries: 0,
    nextAt: 0,
    addedAt: new Date().toISOString(),
  }
}

/** The same wish twice in a row (a double tap) is one entry. */
async function addChange(db: LocalDatabase, kind: EntryKind, documentId: number): Promise<string> {
  return db.transaction('rw', db.outbox, db.documents, db.contents, async () => {
    const last = (await db.outbox.where({ documentId }).sortBy('seq')).at(-1)
    if (last?.kind === kind && last.state === 'waiting') return last.id
    const entry = newEntry(kind, documentId)
    await db.outbox.add(entry)
    await layPatches(db, documentId)
    return entry.id
  })
}
