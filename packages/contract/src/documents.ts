import { documentTypes } from '@brieflotse/reading'
import * as v from 'valibot'
import { Claim } from './claims.ts'
import { Correction } from './corrections.ts'
import type { Endpoint } from './endpoint.ts'
import { Evidence, Explanation, translationQualities } from './explanation.ts'
import { GivenTitle, Tags } from './labels.ts'
import { Reminder } from './reminders.ts'
import { ById, ClientId, Id, Instant, Nothing } from './shapes.ts'
import { Arrangement, Joining, kinEntries, Stack } from './stacks.ts'
import { HeldFiles } from './uploads.ts'

export const uploadExtensions = ['.pdf', '.jpg', '.jpeg', '.png'] as const

/** Languages a new document is read from and translated into. Source: specification, section 9. */
export const defaultSourceLanguage = 'de'
export const defaultTargetLanguage = 'en'

const text = v.nullable(v.string())

/** One sentence of the letter beside its translation. `block` numbers the paragraph it stands in. */
export const AlignedSentence = v.object({
  text: v.string(),
  translation: text,
  quality: v.picklist(translationQualities),
  block: v.number(),
  role: v.picklist(['heading', 'paragraph', 'item', 'cell', 'address', 'footer']),
  evidence: v.array(Evidence),
})
export type AlignedSentence = v.InferOutput<typeof AlignedSentence>

/** A page as the reader straightened it; its picture is at `/api/documents/:id/pages/:page`. Size in millimetres. */
export const Page = v.object({
  number: v.number(),
  width: v.number(),
  height: v.number(),
  /** Names its picture: another one after a reading that straightened it in another way. */
  picture: v.optional(v.string()),
})
export type Page = v.InferOutput<typeof Page>

export const documentStatuses = [
  'pending',
  'processing',
  'completed',
  'failed',
  'archived',
] as const

export const readingSteps = [
  'queued',
  'opening',
  'reading',
  'understanding',
  'translating',
] as const

/** What the reader is doing right now, for a document that is not ready yet. */
export const Progress = v.object({
  step: v.picklist(readingSteps),
  page: v.number(),
  pages: v.number(),
})
export type Progress = v.InferOutput<typeof Progress>

const listed = {
  id: Id,
  /** What was read, or the name of the file. */
  title: v.string(),
  /** The name the user gave it: it wins over everything that was read. */
  givenTitle: v.optional(text, null),
  documentType: v.nullable(v.picklist(documentTypes)),
  status: v.picklist(documentStatuses),
  sourceLanguage: v.string(),
  targetLanguage: v.string(),
  userId: Id,
  uploadDate: Instant,
  tags: v.array(v.string()),
  progress: v.nullable(Progress),
  /** Why reading ended without a result, as a sentence for the user. */
  failure: text,
  /** What it asks to be paid, and what became of that. */
  claims: v.optional(v.array(Claim), []),
  /** Its deadlines that are followed, and what became of them. */
  reminders: v.optional(v.array(Reminder), []),
  /** What the user said about it: it wins over everything that is read, now and later. */
  corrections: v.optional(v.array(Correction), []),
  /** The version of the reader that read it; null while it has not been read. */
  readerVersion: v.optional(v.nullable(v.number()), null),
}

/** A document in a list: enough for its card. */
export const DocumentListItem = v.object({
  ...listed,
  explanation: v.nullable(v.pick(Explanation, ['sender', 'recipient', 'document_details'])),
})
export type DocumentListItem = v.InferOutput<typeof DocumentListItem>

/** A document with everything that was read in it. */
export const Document = v.object({
  ...listed,
  clientId: v.nullable(ClientId),
  /** When it was read first; null where that is not known. */
  readAt: v.optional(v.nullable(Instant), null),
  /** Name and type of the first file; `byteSize` is that of all `fileCount` files together. */
  fileName: v.string(),
  mimeType: v.string(),
  byteSize: v.number(),
  fileCount: v.number(),
  originalText: v.string(),
  translatedText: text,
  /** `off`: no translation model is installed. `failed`: it could not be translated. Complete without a translation in both. */
  translationState: v.picklist(['waiting', 'done', 'off', 'failed']),
  /** The service elsewhere that translated some of it, by its name; null where nothing left this server. */
  translatedBy: v.optional(text, null),
  explanation: v.nullable(Explanation),
  pages: v.array(Page),
  sentences: v.array(AlignedSentence),
  /** How its pages seem to belong together; null where there is nothing to propose, or the user has said so already. */
  stack: v.optional(v.nullable(Stack)),
  ...kinEntries,
})
export type Document = v.InferOutput<typeof Document>

export const listDocuments = {
  method: 'GET',
  url: '/api/documents',
  schema: { response: { 200: v.array(DocumentListItem) } },
} as const satisfies Endpoint

export const getDocument = {
  method: 'GET',
  url: '/api/documents/:id',
  schema: { params: ById, response: { 200: Document } },
} as const satisfies Endpoint

/** The answer to an upload. `duplicate`: the same file had been uploaded before, and this is that document. */
export const UploadedDocument = v.object({ ...Document.entries, duplicate: v.boolean() })
export type UploadedDocument = v.InferOutput<typeof UploadedDocument>

/**
 * The text fields of the multipart upload. `held` stands in place of the parts `file`: files that were sent in pieces before. `title` and
 * `tags` (as JSON) are what the user calls it from the start; a document that is there already keeps what it has.
 */
export const UploadFields = v.object({
  held: v.optional(HeldFiles),
  title: v.optional(GivenTitle),
  tags: v.optional(v.pipe(v.string(), v.parseJson(), Tags)),
  targetLanguage: v.optional(v.pipe(v.string(), v.regex(/^[a-z]{2}$/)), defaultTargetLanguage),
})

/**
 * Multipart: `file` (several, in order, are the pages of one letter) or `held`, and `targetLanguage`. The header `Idempotency-Key`
 * carries the client's UUID. Fails with `piece-missing` when a held file is not there (any more): then its pieces are sent again.
 */
export const uploadDocument = {
  method: 'POST',
  url: '/api/documents',
  schema: { response: { 201: UploadedDocument } },
} as const satisfies Endpoint

export const DeleteMode = v.object({ permanent: v.optional(v.picklist(['true', 'false'])) })

/** Archives the document; with `permanent=true` erases it, its file and everything derived from it. */
export const deleteDocument = {
  method: 'DELETE',
  url: '/api/documents/:id',
  schema: { params: ById, querystring: DeleteMode, response: { 204: Nothing } },
} as const satisfies Endpoint

export const restoreDocument = {
  method: 'POST',
  url: '/api/documents/:id/restore',
  schema: { params: ById, response: { 200: Document } },
} as const satisfies Endpoint

/** Reads all of the user's documents again that an earlier version of the reader has read; politely, one after the other. */
export const readOlderDocuments = {
  method: 'POST',
  url: '/api/documents/read-older',
  schema: { response: { 200: v.object({ count: v.number() }) } },
} as const satisfies Endpoint

/** Reads the document again, after a failure or when the user asks. */
export const readDocumentAgain = {
  method: 'POST',
  url: '/api/documents/:id/read',
  schema: { params: ById, response: { 200: Document } },
} as const satisfies Endpoint

/**
 * Puts the pages of a document in another order, or splits it into several. The answer is the document itself, with its `parts`. Fails
 * with `conflict` where the pages are not the ones it has, `not-ready` before it was read, and `acted-on` where something was paid,
 * answered or posted and the user does not say that they are sure.
 */
export const arrangeDocument = {
  method: 'POST',
  url: '/api/documents/:id/arrange',
  schema: { params: ById, body: Arrangement, response: { 200: Document } },
} as const satisfies Endpoint

/** Puts the pages of another document behind those of this one. Fails as `arrangeDocument` does. */
export const joinDocuments = {
  method: 'POST',
  url: '/api/documents/:id/join',
  schema: { params: ById, body: Joining, response: { 200: Document } },
} as const satisfies Endpoint

/**
 * Takes a split back (the parts are erased, the document returns), or else a joining (the other documents return). Fails with `acted-on`
 * where something was done with what would go, and `conflict` where there is nothing to take back.
 */
export const undoArrangement = {
  method: 'POST',
  url: '/api/documents/:id/arrange/undo',
  schema: { params: ById, response: { 200: Document } },
} as const satisfies Endpoint
