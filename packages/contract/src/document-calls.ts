import * as v from 'valibot'
import { defaultTargetLanguage, Document, DocumentListItem } from './documents.ts'
import type { Endpoint } from './endpoint.ts'
import { GivenTitle, Tags } from './labels.ts'
import { ById, Nothing } from './shapes.ts'
import { Arrangement, Joining } from './stacks.ts'
import { HeldFiles } from './uploads.ts'

// Apart from what a document is: rows are checked in the first load of a device, these are called later.

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
