import * as v from 'valibot'
import { defaultTargetLanguage, Document, DocumentListItem } from './documents.ts'
import type { Endpoint } from './endpoint.ts'
import { GivenTitle, Tags } from './labels.ts'
import { ById, Nothing } from './shapes.ts'
import { Arrangement, Joining } from './stacks.ts'
import { HeldFileList } from './uploads.ts'

// These endpoints are apart from the row schemas: the schemas belong to the first load of a device, these are called later.

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

/** Response to an upload. `duplicate`: the same file was uploaded before, and this is the existing document. */
export const UploadedDocument = v.object({ ...Document.entries, duplicate: v.boolean() })
export type UploadedDocument = v.InferOutput<typeof UploadedDocument>

/**
 * Text fields of the multipart upload. `held` replaces the `file` parts: files that were uploaded in pieces before. `title` and `tags` (as
 * JSON) are given by the user; an existing document keeps its own.
 */
export const UploadFields = v.object({
  held: v.optional(HeldFileList),
  title: v.optional(GivenTitle),
  tags: v.optional(v.pipe(v.string(), v.parseJson(), Tags)),
  targetLanguage: v.optional(v.pipe(v.string(), v.regex(/^[a-z]{2}$/)), defaultTargetLanguage),
})

/**
 * Multipart: `file` (several files, in order, are the pages of one letter) or `held`, and `targetLanguage`. The header `Idempotency-Key`
 * carries the client's UUID. Fails with `piece-missing` if the server no longer has a held file: the client then uploads its pieces again.
 */
export const uploadDocument = {
  method: 'POST',
  url: '/api/documents',
  schema: { response: { 201: UploadedDocument } },
} as const satisfies Endpoint

export const DeleteMode = v.object({ permanent: v.optional(v.picklist(['true', 'false'])) })

/** Archives the document; `permanent=true` erases it with its file and everything derived from it. */
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

/** Queues all documents of the user that an earlier version of the reader has read. They are read one after the other at low priority. */
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
 * Reorders the pages of a document, or splits it into several. The response is the document with its `parts`. Fails with `conflict` if the
 * page numbers do not match, `not-ready` before it was read, and `acted-on` if something was paid, answered or posted and `sure` is not
 * set.
 */
export const arrangeDocument = {
  method: 'POST',
  url: '/api/documents/:id/arrange',
  schema: { params: ById, body: Arrangement, response: { 200: Document } },
} as const satisfies Endpoint

/** Appends the pages of another document to this one. Fails as `arrangeDocument` does. */
export const joinDocuments = {
  method: 'POST',
  url: '/api/documents/:id/join',
  schema: { params: ById, body: Joining, response: { 200: Document } },
} as const satisfies Endpoint

/**
 * Undoes a split (the parts are erased, the original document returns) or a join (the other documents return). Fails with `acted-on` if the
 * user has acted on a document that would be erased, and with `conflict` if there is nothing to undo.
 */
export const undoArrangement = {
  method: 'POST',
  url: '/api/documents/:id/arrange/undo',
  schema: { params: ById, response: { 200: Document } },
} as const satisfies Endpoint
