import type {
  ClaimChange,
  ErrorCode,
  FieldChange,
  MailOrder,
  Profile,
  ReminderChange,
  ResponseLetter,
  Said,
} from '@brieflotse/contract'

/** What the entries of each kind hold. A new kind needs a line here, in `kinds.ts` and in `send.ts`. */
type Held = {
  'upload-document': OfNoDocument & {
    /** Title and tags of the uploaded letter. */
    label?: UploadLabel
    /** The request that creates the letter was sent: the next try repeats that request before it uploads the files again. */
    asked?: boolean
  }
  'archive-document': OfDocument
  'erase-document': OfDocument
  'restore-document': OfDocument
  'read-document': OfDocument
  /** With the values that the user saw. */
  'edit-document': OfDocument & { changes: FieldChange[] }
  'arrange-document': OfDocument & { arrangement: ArrangementRequest }
  'change-claim': OfDocument & { claim: { id: number; change: ClaimChange } }
  'change-reminder': OfDocument & { reminder: { id: number; change: ReminderChange } }
  /** `content`: the text of the mail. */
  'process-mail': OfNoDocument & { content: string }
  /** The response letter to create; it answers the document. */
  'create-letter': OfDocument & { letter: UnsentLetter }
  /** The text that the user saw, and the new one. */
  'edit-letter': OfLetter & { textEdit: { from: string; to: string } }
  'erase-letter': OfLetter
  'edit-profile': OfNoDocument & { profile: Profile }
  /** Its file is the signature; without one the signature is deleted. */
  'set-signature': OfNoDocument
  /** The order, as the user confirmed it. */
  'order-mail': OfLetter & { mailing: MailRequest }
  /** `orderId`: the order to cancel. */
  'cancel-mail': OfLetter & { orderId: number }
}

type OfDocument = { documentId: number }

/** The document, if the entry has one, is not on the server yet. */
type OfNoDocument = { documentId: null }

/** A response letter: `letterId`, or `letterKey` (the id of the entry that creates it) until the server has it. */
export type OfLetter = OfNoDocument & { letterId?: number; letterKey?: string } & LetterTitle

/** The letter's title, shown in the list of entries. */
export type LetterTitle = { letterTitle?: string; letterTitleSaid?: Said }

export type EntryKind = keyof Held

/** What every entry holds. */
export type EntryState = {
  /** UUID, sent as the idempotency key. */
  id: string
  state: 'waiting' | 'sending' | 'stuck'
  /** It was sent at least once: the server may have processed it, so its key must not be used for other content. */
  wasSent?: boolean
  /** The files of the entry in upload order; their bytes are in the table `files`. */
  files: EntryFile[]
  /** Share of the files that was sent, 0 to 1. */
  sent: number
  /** Error of the last attempt. */
  error: EntryError | null
  tries: number
  /** Earliest moment of the next attempt (milliseconds since 1970). It only delays the entry and never changes the order. */
  nextAt: number
  /** When the user made the change, for display only. */
  addedAt: string
}

export type HeldBy<K extends EntryKind> = Held[K]

/** An entry before the database gives it its place. */
export type NewEntry<K extends EntryKind> = EntryState & { kind: K } & Held[K]

/** The fields of all kinds. Every field can be read on any entry; it is undefined unless the kind has it. */
type AnyField = { [K in EntryKind]: keyof Held[K] }[EntryKind]

/** The entries of each kind. `seq`: order of creation on this device, assigned by the database. */
type Entries = {
  [K in EntryKind]: NewEntry<K> & { seq: number } & {
    [F in Exclude<AnyField, keyof Held[K]>]?: undefined
  }
}

export type EntryOf<K extends EntryKind> = Entries[K]

/**
 * A change by the user that the server has not confirmed yet. `waiting`: will be sent; `sending`: request running; `stuck`: the server
 * refused it, and the user must retry or discard it. An entry is deleted only after the server accepted it, or by discarding.
 */
export type OutboxEntry = Entries[EntryKind]

/** `title` is the user's own title. Both must fit the contract. */
export type UploadLabel = { title: string; tags: string[] }

/** Splits a document into letters, joins another document to it, or undoes that. */
export type ArrangementRequest =
  | { does: 'letters'; letters: number[][]; sure: boolean }
  | { does: 'join'; other: number; sure: boolean }
  | { does: 'undo' }

/** A letter not on the server yet. `title`: only in entries of earlier versions. */
export type UnsentLetter = Pick<ResponseLetter, 'titleSaid' | 'responseType' | 'content'> & {
  title?: string
  /** Ids of the documents whose copies are attached. */
  copies?: number[]
}

/** `price`: postage in cents. `recipient`: the address lines that the user saw; `estimatedOn`: the estimated day. For display only. */
export type MailRequest = Required<Omit<MailOrder, 'responseLetterID'>> & {
  recipient: string[]
  estimatedOn: string
}

/** `message` is the English text of `said`; entries of earlier versions have only the message. */
export type EntryError = { code: ErrorCode; said?: Said; message: string }

/** `id`: its row in `files`. `hash`: SHA-256 in hexadecimal digits, null until it is computed. */
export type EntryFile = {
  id: string
  name: string
  mimeType: string
  byteSize: number
  hash: string | null
}
