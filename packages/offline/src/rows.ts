import type {
  ClientId,
  Document,
  DocumentListItem,
  PageImageSize,
  PageWords,
  ResponseLetter,
} from '@brieflotse/contract'
import type { InferOutput } from 'valibot'
import type { EntryKind, MailRequest } from './outbox/entries.ts'
import type { SearchWords } from './search/search-index.ts'

/**
 * A document in the local list: the server's version with unsent changes applied. Its large parts (text, pages, facts) are in `contents`
 * under the same id.
 */
export type DocumentRow = DocumentListItem & {
  clientId: InferOutput<typeof ClientId> | null
  fileName: string
  byteSize: number
  pageCount: number
  /** Number of uploaded files. */
  fileCount: number
  /** The user erased it and the server has not confirmed yet: lists hide it, only the outbox shows it. */
  erasing: boolean
  /** The list that shows it; `none` while it is being erased. Indexed, so that a list reads only its own rows. */
  shelf: 'list' | 'archive' | 'none'
  /** The day it must be paid by; null if there is none or everything is paid. */
  dueOn: string | null
  /** Its reminders by state and day, see `dueKeysOf`. Indexed, so that the list of deadlines reads only its own rows. */
  dueKeys: string[]
  /** Its sender with each reference, see `caseKeysOf`. Indexed, so that letters of the same case are found quickly. */
  caseKeys: string[]
  /** Cached search words. Code that rewrites the row must drop them, because they may have changed. */
  searchWords?: SearchWords
}

/** The document as the server last sent it; `documents` is computed from it. */
export type ContentRow = Document

/** A response letter: the server's version with unsent changes applied. */
export type LetterRow = ResponseLetter & {
  /** The text on the server, which an edit sends along as the old text. */
  serverContent: string
  /** The user erased it and the server has not confirmed yet. */
  erasing: boolean
  /** The user ordered it to be posted and the server has not confirmed: nothing was sent yet. */
  ordering: Ordering | null
  /** The user cancelled its order and the server has not confirmed yet. */
  canceling: boolean
}

/** `entryId`: the outbox entry, which has the state. */
export type Ordering = MailRequest & { entryId: string; orderedAt: string }

/** Bytes are stored as ArrayBuffer, because WebKit loses Blobs in IndexedDB. */
export type FileRow = { id: string; bytes: ArrayBuffer }

/** A cached original file; `number` counts from 1 within its document. */
export type OriginalRow = {
  documentId: number
  number: number
  fileName: string
  mimeType: string
  byteSize: number
  bytes: ArrayBuffer
}

/** The user has pinned this document to stay on this device, whatever its age. */
export type PinRow = { id: number }

/**
 * Content shared from another app that waits for the user's decision. It belongs to no user, because it may arrive while nobody is logged
 * in. `id` is a UUID; `seq` is the order of arrival, assigned by the database.
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
  /** Shared files that were rejected, listed so that nothing is lost silently. */
  leftOut: LeftOutFile[]
  /** The origin is unknown: the share sheet of this device or a website. */
  hidden?: true
}

/**
 * A record, kept outside the user's database, that this database exists, with the number of unsent changes (`waiting`) and of uploads among
 * them.
 */
export type MarkRow = { userId: number; waiting: number; uploads?: number }

/**
 * An encrypted part of the data that may exist only on this device after a session ended. Only the user's key, which the server keeps,
 * decrypts it.
 */
export type EncryptedRow = {
  id: string
  userId: number
  iv: Uint8Array<ArrayBuffer>
  bytes: ArrayBuffer
}

/**
 * What happened to unsent changes when a session ended: `kept` are encrypted, `lost` could not be, `unopened` could not be decrypted later.
 * `letters`: number of encrypted letters that the server may have lost. Stays until the user has seen the report.
 */
export type EndedRow = {
  userId: number
  kept: number
  letters?: number
  unopened: number
  lost: LostChange[]
}

/**
 * `name`: the subject of the change, such as a file name; empty if it has none. `letter`: not a change, but a letter that the server may
 * not have. `draft`: unsent typing.
 */
export type LostChange = { kind: EntryKind | 'letter' | 'draft'; name: string }

export type LeftOutFile = {
  name: string
  why: 'type' | 'too-large' | 'empty' | 'too-many' | 'no-room' | 'newer'
}

/** Unsent typing, saved so that it survives a reload. */
export type DraftRow = { key: string; value: unknown; savedAt: string }

export type PictureRow = {
  documentId: number
  page: number
  size: PageImageSize
  mimeType: string
  /** Indexed, so that the total size is computed without loading pictures. */
  byteSize: number
  bytes: ArrayBuffer
}

export type MetaRow = { key: string; value: unknown }

/** `picture`: the picture of the page that the words were read from. */
export type WordsRow = { documentId: number; page: number; picture: string; words: PageWords }
