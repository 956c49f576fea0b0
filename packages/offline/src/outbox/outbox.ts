import type { LocalDatabase } from '../db.ts'

/** What the user chose to upload. Take `bytes` from `await file.arrayBuffer()`. */
export type NewUpload = { name: string; mimeType: string; bytes: ArrayBuffer }

/** Keeps a file and the wish to upload it; gives the entry's id. From here on it survives everything but discarding. */
export async function addUpload(_db: LocalDatabase, _upload: NewUpload): Promise<string> {
  throw new Error('not built yet')
}

/** Hides a document from the list; can be restored. Gives the entry's id. */
export async function archiveDocument(_db: LocalDatabase, _id: number): Promise<string> {
  throw new Error('not built yet')
}

/** Erases a document with everything read in it. Gives the entry's id. */
export async function eraseDocument(_db: LocalDatabase, _id: number): Promise<string> {
  throw new Error('not built yet')
}

/** Brings an archived document back. Gives the entry's id. */
export async function restoreDocument(_db: LocalDatabase, _id: number): Promise<string> {
  throw new Error('not built yet')
}

/** Has a document read again. Gives the entry's id. */
export async function readAgain(_db: LocalDatabase, _id: number): Promise<string> {
  throw new Error('not built yet')
}

/** Sends a stuck (or waiting) entry again at once. */
export async function retryEntry(_db: LocalDatabase, _entryId: string): Promise<void> {}

/** Gives an entry up: its change is taken back on this device, its file is dropped. */
export async function discardEntry(_db: LocalDatabase, _entryId: string): Promise<void> {}
