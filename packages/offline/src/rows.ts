import type {
  ClaimChange,
  ClientId,
  Document,
  DocumentListItem,
  ErrorCode,
  FieldChange,
  MailOrder,
  PageImageSize,
  Profile,
  ReminderChange,
  ResponseLetter,
  Said,
} from '@brieflotse/contract'
import type { InferOutput } from 'valibot'
import type { SearchWords } from './search/search-index.ts'

/**
 * A document in the local list: what the server last said with the user's waiting changes laid on top. The long parts (text, pages,
 * facts) are in `contents` under the same id.
 */
export type DocumentRow = DocumentListItem & {
  clientId: InferOutput<typeof ClientId> | null
  fileName: string
  byteSize: number
  pageCount: number
  /** How many files it was uploaded in. */
  fileCount: number
  /** The user erased it and the server has not answered yet: no screen shows it, the outbox does. */
  erasing: boolean
  /** Where it is shown; `none` while it is being erased. Indexed, so that a list reads only what it shows. */
  shelf: 'list' | 'archive' | 'none'
  /** The day by which it is to be paid; null where there is none, or nothing left to pay. */
  dueOn: string | null
  /** Its reminders by state and day, see `dueKeysOf`. Indexed, so that the list of what is due reads only what it shows. */
  dueKeys: string[]
  /** Its sender with each of its references, see `caseKeysOf`. Indexed, so that the letters of a case are found among all. */
  caseKeys: string[]
  /** What a search finds it by, once that was collected. Whoever writes the row anew leaves it out: it may have changed. */
  searchWords?: SearchWords
}

/** The document as the server last said it; `documents` is computed from it. */
export type ContentRow = Document

export const entryKinds = [
  'upload-document',
  'archive-document',
  'erase-document',
  'restore-document',
  'read-document',
  'edit-document',
  'arrange-document',
  'change-claim',
  'change-reminder',
  'process-mail',
  'create-letter',
  'edit-letter',
  'erase-letter',
  'edit-profile',
  'set-signature',
  'order-mail',
  'cancel-mail',
] as const
export type EntryKind = (typeof entryKinds)[number]

/**
 * Something the user did that the server has not confirmed yet. `waiting`: will be sent; `sending`: on its way; `stuck`: the server
 * refused it, and the user decides (retry or discard). An entry leaves the table only after the server said yes, or by discarding.
 */
export type OutboxEntry = {
  /** The order in which things were done on this device; given by the database. */
  seq: number
  /** UUID, sent as the idempotency key. */
  id: string
  kind: EntryKind
  state: 'waiting' | 'sending' | 'stuck'
  /** Null where there is no document on the server yet. */
  documentId: number | null
  /** What `edit-document` corrects, with the values that the user saw. */
  changes?: FieldChange[]
  /** What `arrange-document` says of which pages make which letter. */
  arrangement?: ArrangementWish
  /** What `change-claim` says of which claim of the document. */
  claim?: { id: number; change: ClaimChange }
  /** What `change-reminder` says of which deadline of the document. */
  reminder?: { id: number; change: ReminderChange }
  /** The text of a mail, for `process-mail`. */
  content?: string
  /** The response letter that `create-letter` makes, as it was shown. Its document is the entry's. */
  letter?: LetterText
  /** The letter that `edit-letter` and `erase-letter` are about. */
  letterId?: number
  /** Its title, to name the entry by. */
  letterTitle?: string
  letterTitleSaid?: Said
  /** What `edit-letter` changes: the text as the user saw it, and as it is to be. */
  textEdit?: { from: string; to: string }
  /** What `order-mail` orders, as the user confirmed it. */
  mailing?: MailWish
  /** The letter that an order, an edit or an erasing is about as long as the server does not have it: the entry that makes it. */
  letterKey?: string
  /** The order that `cancel-mail` stops. */
  orderId?: number
  /** What `edit-profile` says about the user. */
  profile?: Profile
  /** It was on its way at least once: the server may have acted on it, so its key must not get other content. */
  wasSent?: boolean
  /** What goes along, in this order; the bytes are in `files`. */
  files: EntryFile[]
  /** The call that makes the letter was sent, so the letter may be there: that is asked before its files are sent again. */
  asked?: boolean
  /** What the letter of `upload-document` is called from the start. */
  label?: UploadLabel
  /** Share of the files that has left the device, 0 to 1. */
  sent: number
  /** Why the last try failed. */
  error: EntryError | null
  tries: number
  /** Not before this moment (milliseconds since 1970). Only a pause: it orders nothing. */
  nextAt: number
  /** When the user did it, for display only. */
  addedAt: string
}

/** `title`: a name as a user gives it. Both must fit the contract. */
export type UploadLabel = { title: string; tags: string[] }

/** The letters in a document; the document whose pages come behind its own; or that what was done of this is taken back. */
export type ArrangementWish =
  | { does: 'letters'; letters: number[][]; sure: boolean }
  | { does: 'join'; other: number; sure: boolean }
  | { does: 'undo' }

/** A letter that is not on the server yet. `title`: only in entries of earlier versions. */
export type LetterText = Pick<ResponseLetter, 'titleSaid' | 'responseType' | 'content'> & {
  title?: string
  /** Numbers of the documents of which copies go along. */
  copies?: number[]
}

/** A response letter: what the server last said with the user's waiting changes laid on top. */
export type LetterRow = ResponseLetter & {
  /** The text as the server has it: an edit says what it replaces. */
  serverContent: string
  /** The user erased it and the server has not answered yet. */
  erasing: boolean
  /** The user ordered it to be posted and the server has not said yes: nothing was sent. */
  ordering: Ordering | null
  /** The user wants its order stopped, and the server has not said yes. */
  canceling: boolean
}

/** `price`: postage in cents. `recipient`: as the user saw it, line by line; `estimatedOn`: the day that was named. For display only. */
export type MailWish = Required<Omit<MailOrder, 'responseLetterID'>> & {
  recipient: string[]
  estimatedOn: string
}

/** `entryId`: the entry of the outbox, which says how far it is. */
export type Ordering = MailWish & { entryId: string; orderedAt: string }

/** `message` is the English of `said`, as it came; earlier versions kept nothing else. */
export type EntryError = { code: ErrorCode; said?: Said; message: string }

/** `id`: its row in `files`. `hash`: SHA-256 in hexadecimal digits, null until it has been counted. */
export type EntryFile = {
  id: string
  name: string
  mimeType: string
  byteSize: number
  hash: string | null
}

/** Bytes are kept as ArrayBuffer: WebKit loses Blobs in IndexedDB. */
export type FileRow = { id: string; bytes: ArrayBuffer }

/** A file as it was uploaded, kept on this device; `number` counts from 1 within its document. */
export type OriginalRow = {
  documentId: number
  number: number
  fileName: string
  mimeType: string
  byteSize: number
  bytes: ArrayBuffer
}

/** The user wants this document to stay on this device, however old it is. */
export type PinRow = { id: number }

/**
 * What another app shared, until a user decides about it. It belongs to nobody: it may come while nobody is logged in. `id` is a UUID;
 * `seq` is the order of arrival, given by the database.
 */
export type HeldShareRow = {
  seq: number
  id: string
  /** For display only. */
  receivedAt: string
  title: string
  text: string
  url: string
  files: { name: string; mimeType: string; bytes: ArrayBuffer }[]
  /** What was shared as well and could not be kept, so that nothing is lost silently. */
  leftOut: LeftOutFile[]
  /** Nobody can tell whether the share sheet of this device or a website handed it over. */
  hidden?: true
}

/** A note outside of a user's database that there is one: `waiting` changes were in it, of which so many were uploads. */
export type MarkRow = { userId: number; waiting: number; uploads?: number }

/** A part of what only this device may have when its session was ended elsewhere: only its user's key, which the server has, opens it. */
export type EncryptedRow = {
  id: string
  userId: number
  iv: Uint8Array<ArrayBuffer>
  bytes: ArrayBuffer
}

/**
 * What became of the changes that waited when a session was ended elsewhere: `kept` are encrypted, `lost` could not be, and `unopened` were
 * and cannot be read any more. `letters`: so many that the server may have lost are encrypted as well. It stays until its user was told.
 */
export type EndedRow = {
  userId: number
  kept: number
  letters?: number
  unopened: number
  lost: LostChange[]
}

/**
 * `name`: what the change was about, such as the name of a file; empty where it had none. `letter`: no change, but a letter that the
 * server may not have. `draft`: what was being typed.
 */
export type LostChange = { kind: EntryKind | 'letter' | 'draft'; name: string }

export type LeftOutFile = {
  name: string
  why: 'type' | 'too-large' | 'empty' | 'too-many' | 'no-room' | 'newer'
}

/** What is being typed and was not sent: it survives a reload. */
export type DraftRow = { key: string; value: unknown; savedAt: string }

export type PictureRow = {
  documentId: number
  page: number
  size: PageImageSize
  mimeType: string
  /** Indexed: what all pictures take is added up without loading one. */
  byteSize: number
  bytes: ArrayBuffer
}

export type MetaRow = { key: string; value: unknown }
