import {
  AppError,
  defaultTargetLanguage,
  directUploadBytes,
  type Document,
  type HeldFile,
  uploadDocument,
} from '@brieflotse/contract'
import { sendChunks } from '../call/send-chunks.ts'
import { upload } from '../call/upload.ts'
import type { LocalDatabase } from '../db.ts'
import type { EntryFile, EntryOf, OutboxEntry } from './entries.ts'
import { rememberedUser } from '../device-database.ts'

type Upload = EntryOf<'upload-document'>

export type SentLetter = { document: Document; duplicate: boolean }

/**
 * Uploads a letter: small files within the request that creates it, large ones in pieces before. Without `crypto.subtle` (a page without
 * https) there are no hashes, so all files go within the request.
 */
export async function sendLetter(
  db: LocalDatabase,
  entry: Upload,
  signal: AbortSignal,
): Promise<SentLetter> {
  if (entry.files.length === 0) throw new AppError('file-missing')
  const total = entry.files.reduce((sum, { byteSize }) => sum + byteSize, 0)
  const letter = { db, entry, signal, total, onProgress: progressWriter(db, entry) }
  if (total <= directUploadBytes || !globalThis.crypto?.subtle) return sendAlong(letter)
  try {
    return mayBeThere(entry)
      ? await make(letter, () => {}, nameFiles(entry))
      : await sendBefore(letter)
  } catch (error) {
    if (!(error instanceof AppError) || !isGone(error)) throw error
    await keepHashes(db, entry, () => null)
    return sendBefore(letter)
  }
}

/** Whether the creating request was sent before and only its response may be lost: repeating that request is then enough. */
const mayBeThere = ({ asked = false, files }: Upload) =>
  asked && files.every(({ hash }) => hash !== null)

/** Whether the server no longer has the uploaded pieces, or received damaged ones. */
const isGone = ({ code }: AppError) => code === 'piece-missing' || code === 'upload-damaged'

type Letter = {
  db: LocalDatabase
  entry: Upload
  signal: AbortSignal
  total: number
  onProgress: (share: number) => void
}

async function sendAlong(letter: Letter): Promise<SentLetter> {
  const files: { bytes: ArrayBuffer; file: EntryFile }[] = []
  for (const file of letter.entry.files) files.push({ bytes: await bytesOf(letter, file), file })
  return make(letter, letter.onProgress, (form) => {
    for (const { bytes, file } of files) {
      form.append('file', new Blob([bytes], { type: file.mimeType }), file.name)
    }
  })
}

async function sendBefore(letter: Letter): Promise<SentLetter> {
  const { db, entry, signal, total, onProgress } = letter
  let before = 0
  for (const file of entry.files) {
    const bytes = await bytesOf(letter, file)
    const hash = file.hash ?? (await hashOf(bytes))
    if (file.hash === null) await keepHashes(db, entry, (one) => (one === file ? hash : one.hash))
    await sendChunks(bytes, hash, {
      signal,
      onProgress: (sent) => onProgress((before + sent) / total),
      // progress resets the retry pause
      onTaken: async () => {
        await db.outbox.update(entry.seq, { tries: 0 })
        await stillTheirs(db)
      },
    })
    before += file.byteSize
  }
  await db.outbox.update(entry.seq, { asked: true })
  return make(letter, () => {}, nameFiles(entry))
}

/** Names the files that were uploaded before. */
function nameFiles({ files }: Upload): (form: FormData) => void {
  const held = files.map(({ hash, name }): HeldFile => {
    if (hash === null) throw new AppError('invalid-input')
    return { hash, name }
  })
  return (form) => form.append('held', JSON.stringify(held))
}

/** The request that creates the letter. */
async function make(
  { entry, signal }: Letter,
  onProgress: (sent: number) => void,
  fill: (form: FormData) => void,
): Promise<SentLetter> {
  const form = new FormData()
  form.append('targetLanguage', defaultTargetLanguage)
  if (entry.label) {
    form.append('title', entry.label.title)
    form.append('tags', JSON.stringify(entry.label.tags))
  }
  fill(form)
  const request = { form, idempotencyKey: entry.id, signal, onProgress }
  const { duplicate, ...document } = await upload(uploadDocument, request)
  return { document, duplicate }
}

async function bytesOf({ db }: Letter, file: EntryFile): Promise<ArrayBuffer> {
  const row = await db.files.get(file.id)
  if (!row) throw new AppError('file-missing')
  return row.bytes
}

async function hashOf(bytes: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Stores the hashes in the entry, so that they are computed once only. */
async function keepHashes(
  db: LocalDatabase,
  entry: Upload,
  hashFor: (file: EntryFile) => string | null,
): Promise<void> {
  const hashes = entry.files.map(hashFor)
  for (const [index, file] of entry.files.entries()) file.hash = hashes[index] ?? null
  await db.outbox.update(entry.seq, { files: entry.files })
}

/** Uploading takes long, and the cookie may belong to another user by now, whose account must not receive this letter. */
async function stillTheirs(db: LocalDatabase): Promise<void> {
  if ((await rememberedUser())?.id !== db.userId) throw new AppError('not-logged-in')
}

/** Stores the share (0 to 1) of an entry's files that was sent, but not at every step. */
export function progressWriter(db: LocalDatabase, entry: OutboxEntry): (share: number) => void {
  let written = 0
  return (sent) => {
    if (Math.abs(sent - written) < 0.04 && sent < 1) return
    written = sent
    // a failed update of the progress bar must not stop the upload
    db.outbox.update(entry.seq, { sent }).catch(() => {})
  }
}
