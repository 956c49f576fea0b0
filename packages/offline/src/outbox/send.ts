import {
  AppError,
  arrangeDocument,
  cancelMail,
  changeClaim,
  changeReminder,
  type Claim,
  createResponseLetter,
  deleteDocument,
  deleteResponseLetter,
  type Document,
  dropSignature,
  editDocument,
  editResponseLetter,
  getUser,
  joinDocuments,
  type MailPart,
  mailSource,
  orderMail,
  processSharedEmail,
  readDocumentAgain,
  type Reminder,
  type ResponseLetter,
  restoreDocument,
  setSignature,
  undoArrangement,
  updateUser,
  type User,
} from '@brieflotse/contract'
import { readResponse } from '../call/answer.ts'
import { announced, callEndpoint, type CallOptions, endpointUrl } from '../call/call.ts'
import { sendBody } from '../call/send-body.ts'
import { upload } from '../call/upload.ts'
import type { LocalDatabase } from '../db.ts'
import { refreshUser } from '../device-database.ts'
import { keepSignature } from '../kept/signature.ts'
import { nameOfText } from '../letter-names.ts'
import type { EntryKind, EntryOf, OutboxEntry } from './entries.ts'
import { progressWriter, sendLetter } from './send-letter.ts'

/** What an accepted request returned. `parts`: the results of a mail. */
export type Yes = {
  document?: Document
  letter?: ResponseLetter
  claim?: Claim
  reminder?: Reminder
  duplicate?: boolean
  parts?: MailPart[]
}

/** The request of each kind of entry, with its idempotency key. */
type Sender<E extends OutboxEntry = OutboxEntry> = {
  /** Resolves only if the server accepted the entry. */
  send(entry: E, options: CallOptions & { signal: AbortSignal }, db: LocalDatabase): Promise<Yes>
  /** Makes the server's change in the local tables, in the transaction that deletes the entry. What the server returned is stored anyway. */
  accept?(entry: E, db: LocalDatabase): Promise<unknown>
}

/** Sends one entry. Resolves only if the server accepted it. */
export function send(db: LocalDatabase, entry: OutboxEntry, signal: AbortSignal): Promise<Yes> {
  return senderOf(entry).send(entry, { idempotencyKey: entry.id, signal }, db)
}

export const senderOf = ({ kind }: OutboxEntry): Sender => senders[kind]

const senders: { [K in EntryKind]: Sender<EntryOf<K>> } = {
  'upload-document': { send: (entry, { signal }, db) => sendLetter(db, entry, signal) },
  'archive-document': {
    async send(entry, options) {
      const request = { params: byId(entry), querystring: {} }
      await goneOrDone(callEndpoint(deleteDocument, request, options))
      return {}
    },
    accept: ({ documentId }, db) => db.contents.update(documentId, { status: 'archived' }),
  },
  'erase-document': {
    async send(entry, options) {
      const request = { params: byId(entry), querystring: { permanent: 'true' as const } }
      await goneOrDone(callEndpoint(deleteDocument, request, options))
      return {}
    },
    async accept({ documentId }, db) {
      await dropPages(db, documentId)
      await db.contents.delete(documentId)
      await db.words.where({ documentId }).delete()
      await db.pins.delete(documentId)
    },
  },
  'restore-document': {
    send: async (entry, options) => ({
      document: await callEndpoint(restoreDocument, { params: byId(entry) }, options),
    }),
  },
  'read-document': {
    send: async (entry, options) => ({
      document: await callEndpoint(readDocumentAgain, { params: byId(entry) }, options),
    }),
  },
  'edit-document': {
    async send(entry, options) {
      const request = { params: byId(entry), body: { changes: entry.changes } }
      return { document: await callEndpoint(editDocument, request, options) }
    },
  },
  'arrange-document': {
    send: async (entry, options) => ({ document: await arrange(entry, options) }),
    // the same page numbers are now other pages and files
    accept: ({ documentId }, db) => dropPages(db, documentId),
  },
  'change-claim': {
    async send({ claim: { id, change } }, options) {
      const request = { params: { id: String(id) }, body: change }
      return { claim: await callEndpoint(changeClaim, request, options) }
    },
  },
  'change-reminder': {
    async send({ reminder: { id, change } }, options) {
      const request = { params: { id: String(id) }, body: change }
      const reminder = await goneOrDone(callEndpoint(changeReminder, request, options))
      return reminder ? { reminder } : {}
    },
  },
  'process-mail': { send: sendMail },
  'create-letter': {
    async send({ documentId, letter }, options) {
      const { copies, responseType, content } = letter
      const { title } = nameOfText(letter)
      const body = { title, responseType, content, documentId, attachments: copies }
      return { letter: await callEndpoint(createResponseLetter, { body }, options) }
    },
  },
  'edit-letter': {
    async send(entry, options) {
      const request = { params: { id: String(letterIdOf(entry)) }, body: entry.textEdit }
      return { letter: await callEndpoint(editResponseLetter, request, options) }
    },
  },
  'erase-letter': {
    async send(entry, options) {
      const params = { id: String(letterIdOf(entry)) }
      await goneOrDone(callEndpoint(deleteResponseLetter, { params }, options))
      return {}
    },
    accept: (entry, db) => db.letters.delete(letterIdOf(entry)),
  },
  'edit-profile': {
    async send({ profile }, options) {
      await refreshUser(await callEndpoint(updateUser, { body: profile }, options))
      return {}
    },
  },
  'set-signature': {
    async send(entry, options, db) {
      await refreshUser(await sendSignature(entry, options, db))
      return {}
    },
  },
  'order-mail': {
    async send(entry, options) {
      const { deliveryOption, printOptions, price } = entry.mailing
      const body = { responseLetterID: letterIdOf(entry), deliveryOption, printOptions, price }
      const { letter } = await callEndpoint(orderMail, { body }, options)
      await refreshCredits(options.signal)
      return { letter }
    },
  },
  'cancel-mail': {
    async send({ orderId }, options) {
      const letter = await callEndpoint(cancelMail, { params: { id: String(orderId) } }, options)
      await refreshCredits(options.signal)
      return { letter }
    },
  },
}

const byId = ({ documentId }: { documentId: number }) => ({ id: String(documentId) })

/** The letter's id on the server: the entry that creates the letter is sent first, and its answer gives the id. */
function letterIdOf({ letterId }: { letterId?: number }): number {
  if (letterId === undefined) throw new AppError('invalid-input')
  return letterId
}

async function dropPages({ pictures, originals }: LocalDatabase, documentId: number) {
  await pictures.where({ documentId }).delete()
  await originals.where({ documentId }).delete()
}

function arrange(entry: EntryOf<'arrange-document'>, options: CallOptions): Promise<Document> {
  const { arrangement } = entry
  const params = byId(entry)
  if (arrangement.does === 'undo') return callEndpoint(undoArrangement, { params }, options)
  const { does: _, ...body } = arrangement
  return 'other' in body
    ? callEndpoint(joinDocuments, { params, body }, options)
    : callEndpoint(arrangeDocument, { params, body }, options)
}

/** Sends a mail with its files. The resulting documents arrive by the feed. */
async function sendMail(
  entry: EntryOf<'process-mail'>,
  options: CallOptions & { signal: AbortSignal },
  db: LocalDatabase,
): Promise<Yes> {
  const form = new FormData()
  form.append('emailContent', entry.content)
  form.append('source', mailSource)
  for (const [index, { id, name, mimeType }] of entry.files.entries()) {
    const file = await db.files.get(id)
    if (!file) throw new AppError('file-missing')
    form.append(`attachment_${index}`, new Blob([file.bytes], { type: mimeType }), name)
  }
  const onProgress = progressWriter(db, entry)
  const { signal } = options
  const request = { form, idempotencyKey: entry.id, signal, onProgress }
  const { parts } = await upload(processSharedEmail, request)
  return { parts }
}

/** Uploads or deletes the signature. Returns the user as the server has them. */
async function sendSignature(
  { id, files: [file] }: EntryOf<'set-signature'>,
  options: CallOptions & { signal: AbortSignal },
  db: LocalDatabase,
): Promise<User> {
  if (!file) {
    const user = await callEndpoint(dropSignature, undefined, options)
    await db.meta.delete('signature')
    return user
  }
  const bytes = (await db.files.get(file.id))?.bytes
  if (!bytes) throw new AppError('file-missing')
  const headers = { 'Content-Type': 'application/octet-stream', 'Idempotency-Key': id }
  const { signal } = options
  const sending = { method: 'PUT' as const, headers, body: bytes, signal, onProgress: () => {} }
  const answer = await sendBody(endpointUrl(setSignature.url), sending)
  const user = announced(() => readResponse(setSignature, answer))
  if (user.signatureAt) await keepSignature(db, user.signatureAt, bytes)
  return user
}

/** Fetches the credit balance, which is not part of the feed. If that fails, the next start fetches it. */
async function refreshCredits(signal: AbortSignal): Promise<void> {
  try {
    const soon = AbortSignal.any([signal, AbortSignal.timeout(creditPatience)])
    await refreshUser(await callEndpoint(getUser, undefined, { signal: soon }))
  } catch (error) {
    if (!(error instanceof AppError)) throw error
  }
}

/** Timeout in milliseconds, so that it does not delay the order itself. */
const creditPatience = 3_000

/** Treats `not-found` as success when erasing something that another device has already erased. */
async function goneOrDone<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'not-found') throw error
    return null
  }
}
