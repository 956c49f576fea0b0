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
  editDocument,
  editResponseLetter,
  getUser,
  joinDocuments,
  type MailPart,
  orderMail,
  readDocumentAgain,
  type Reminder,
  type ResponseLetter,
  restoreDocument,
  undoArrangement,
  updateUser,
} from '@brieflotse/contract'
import { callEndpoint, type CallOptions } from '../call/call.ts'
import type { LocalDatabase } from '../db.ts'
import { nameOfText } from '../letter-names.ts'
import type { EntryKind, OutboxEntry } from '../rows.ts'
import { refreshUser } from '../device-database.ts'
import { sendLetter } from './send-letter.ts'
import { sendMail } from './send-mail.ts'
import { sendSignature } from './send-signature.ts'

/** The result of an accepted request. `document`: null if the response contains none; `parts`: the results of a mail. */
export type Yes = {
  document: Document | null
  letter?: ResponseLetter
  claim?: Claim
  reminder?: Reminder
  duplicate: boolean
  parts?: MailPart[]
}

type Send = (db: LocalDatabase, entry: OutboxEntry, signal: AbortSignal) => Promise<Yes>

/** Sends one entry with its idempotency key. Resolves only if the server accepted it. */
export function send(db: LocalDatabase, entry: OutboxEntry, signal: AbortSignal): Promise<Yes> {
  return senders[entry.kind](db, entry, signal)
}

const plainYes: Yes = { document: null, duplicate: false }

const senders: Record<EntryKind, Send> = {
  'upload-document': sendLetter,
  'archive-document': async (_db, entry, signal) => {
    await goneOrDone(
      callEndpoint(
        deleteDocument,
        { params: byId(entry), querystring: {} },
        options(entry, signal),
      ),
    )
    return plainYes
  },
  'erase-document': async (_db, entry, signal) => {
    const request = { params: byId(entry), querystring: { permanent: 'true' as const } }
    await goneOrDone(callEndpoint(deleteDocument, request, options(entry, signal)))
    return plainYes
  },
  'restore-document': async (_db, entry, signal) => {
    const document = await callEndpoint(
      restoreDocument,
      { params: byId(entry) },
      options(entry, signal),
    )
    return { document, duplicate: false }
  },
  'read-document': async (_db, entry, signal) => {
    const document = await callEndpoint(
      readDocumentAgain,
      { params: byId(entry) },
      options(entry, signal),
    )
    return { document, duplicate: false }
  },
  'create-letter': async (_db, entry, signal) => {
    if (!entry.letter || entry.documentId === null) throw new AppError('invalid-input')
    const { copies, responseType, content } = entry.letter
    const { title } = nameOfText(entry.letter)
    const { documentId } = entry
    const body = { title, responseType, content, documentId, attachments: copies }
    const letter = await callEndpoint(createResponseLetter, { body }, options(entry, signal))
    return { ...plainYes, letter }
  },
  'edit-letter': async (_db, entry, signal) => {
    const request = { params: ofLetter(entry), body: entry.textEdit ?? { from: '', to: '' } }
    return {
      ...plainYes,
      letter: await callEndpoint(editResponseLetter, request, options(entry, signal)),
    }
  },
  'erase-letter': async (_db, entry, signal) => {
    await goneOrDone(
      callEndpoint(deleteResponseLetter, { params: ofLetter(entry) }, options(entry, signal)),
    )
    return plainYes
  },
  'edit-profile': async (_db, entry, signal) => {
    await refreshUser(
      await callEndpoint(updateUser, { body: entry.profile ?? {} }, options(entry, signal)),
    )
    return plainYes
  },
  'set-signature': async (db, entry, signal) => {
    await sendSignature(db, entry, signal)
    return plainYes
  },
  'order-mail': async (_db, entry, signal) => {
    if (!entry.mailing || entry.letterId === undefined) throw new AppError('invalid-input')
    const { deliveryOption, printOptions, price } = entry.mailing
    const body = { responseLetterID: entry.letterId, deliveryOption, printOptions, price }
    const { letter } = await callEndpoint(orderMail, { body }, options(entry, signal))
    await refreshCredits(signal)
    return { ...plainYes, letter }
  },
  'cancel-mail': async (_db, entry, signal) => {
    const request = { params: { id: String(entry.orderId) } }
    const letter = await callEndpoint(cancelMail, request, options(entry, signal))
    await refreshCredits(signal)
    return { ...plainYes, letter }
  },
  'edit-document': async (_db, entry, signal) => {
    const request = { params: byId(entry), body: { changes: entry.changes ?? [] } }
    const document = await callEndpoint(editDocument, request, options(entry, signal))
    return { document, duplicate: false }
  },
  'arrange-document': async (_db, entry, signal) => ({
    document: await arrangement(entry, options(entry, signal)),
    duplicate: false,
  }),
  'change-claim': async (_db, entry, signal) => {
    if (!entry.claim) throw new AppError('invalid-input')
    const request = { params: { id: String(entry.claim.id) }, body: entry.claim.change }
    return { ...plainYes, claim: await callEndpoint(changeClaim, request, options(entry, signal)) }
  },
  'change-reminder': async (_db, entry, signal) => {
    if (!entry.reminder) throw new AppError('invalid-input')
    const request = { params: { id: String(entry.reminder.id) }, body: entry.reminder.change }
    const reminder = await goneOrDone(callEndpoint(changeReminder, request, options(entry, signal)))
    return { ...plainYes, ...(reminder && { reminder }) }
  },
  'process-mail': sendMail,
}

function arrangement(entry: OutboxEntry, rest: CallOptions): Promise<Document> {
  const change = entry.arrangement
  const params = byId(entry)
  if (!change) throw new AppError('invalid-input')
  if (change.does === 'undo') return callEndpoint(undoArrangement, { params }, rest)
  const { sure } = change
  return change.does === 'join'
    ? callEndpoint(joinDocuments, { params, body: { other: change.other, sure } }, rest)
    : callEndpoint(arrangeDocument, { params, body: { letters: change.letters, sure } }, rest)
}

const options = (entry: OutboxEntry, signal: AbortSignal): CallOptions => ({
  idempotencyKey: entry.id,
  signal,
})

const ofLetter = (entry: OutboxEntry) => ({ id: String(entry.letterId) })

const byId = (entry: OutboxEntry) => ({ id: String(entry.documentId) })

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
