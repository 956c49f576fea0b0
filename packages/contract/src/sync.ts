import * as v from 'valibot'
import { Document, DocumentListItem } from './documents.ts'
import type { Endpoint } from './endpoint.ts'
import { ResponseLetter } from './letters.ts'
import { Id } from './shapes.ts'

/** A position in the user's change feed: the server's counter, never a clock. */
export const Cursor = v.pipe(v.number(), v.integer(), v.minValue(0))

const LetterChange = v.object({
  kind: v.literal('letter'),
  id: Id,
  rev: Cursor,
  row: v.nullable(ResponseLetter),
})

/** One changed row. `row: null` is a tombstone: the row was erased. */
export const Change = v.variant('kind', [
  v.object({ kind: v.literal('document'), id: Id, rev: Cursor, row: v.nullable(Document) }),
  LetterChange,
])
export type Change = v.InferOutput<typeof Change>

/**
 * A document for a new device: what lists show, and the whole `Document` as JSON text. The device stores the text as it is, because
 * parsing and checking thousands of positions in each letter would be most of the work of a first pull.
 */
export const PackedDocument = v.object({
  ...v.omit(Document, ['originalText', 'translatedText', 'sentences']).entries,
  explanation: DocumentListItem.entries.explanation,
  packed: v.string(),
})
export type PackedDocument = v.InferOutput<typeof PackedDocument>

const OlderRow = v.variant('kind', [
  v.object({ kind: v.literal('document'), id: Id, rev: Cursor, row: v.nullable(PackedDocument) }),
  LetterChange,
])

/**
 * Identifies the history that cursors count in; it changes when the server is restored from a backup. A device's cursor is then invalid,
 * and rows it has may be gone.
 */
export const Epoch = v.pipe(v.string(), v.minLength(1), v.maxLength(64))

const page = { epoch: Epoch, cursor: Cursor, more: v.boolean() }

export const Changes = v.object({ ...page, changes: v.array(Change) })
export type Changes = v.InferOutput<typeof Changes>

export const OlderRows = v.object({ ...page, changes: v.array(OlderRow) })
export type OlderRows = v.InferOutput<typeof OlderRows>

const number = v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number))
const limit = v.optional(v.pipe(number, v.minValue(1), v.maxValue(200)), '100')

/** The user's changes after the cursor, oldest first. */
export const getChanges = {
  method: 'GET',
  url: '/api/sync',
  schema: { querystring: v.object({ since: number, limit }), response: { 200: Changes } },
} as const satisfies Endpoint

/** Number of rows in a device's first request. */
export const firstRows = 20

/**
 * The user's rows below a position of the feed (by default its end), newest first. `cursor` is the end of the feed before the lookup, so
 * later changes come with `getChanges`. A row that is erased meanwhile comes as a tombstone. Without `packed`, documents come as in
 * `getChanges`: earlier versions of the app ask like this.
 */
export const getOlderRows = {
  method: 'GET',
  url: '/api/sync/older',
  schema: {
    querystring: v.object({
      before: v.optional(number),
      limit,
      packed: v.optional(v.literal('1')),
    }),
    response: { 200: OlderRows },
  },
} as const satisfies Endpoint

/**
 * Server-sent events. `change` is sent at the start and whenever the user's rows change; its data is the newest cursor, its id the epoch.
 */
export const eventsUrl = '/api/events'

/** Server-sent event without data, sent whenever something about translation models changes. */
export const modelsEvent = 'models'
