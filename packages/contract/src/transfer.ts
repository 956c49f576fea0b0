import * as v from 'valibot'
import type { Endpoint } from './endpoint.ts'
import { Failure } from './errors.ts'
import { Id, Instant, Nothing } from './shapes.ts'

const count = v.pipe(v.number(), v.integer(), v.minValue(0))

/** The largest file with a whole account that is taken, in bytes. */
export const maxTransferBytes = 8 * 1024 ** 3

export const transferType = 'application/zip'

/** What became of what was in a file: letters that are new here, and those that were here already. */
export const TransferResult = v.object({
  letters: count,
  lettersBefore: count,
  responses: count,
  responsesBefore: count,
  /** Payments, credits and posted letters, kept to be read. */
  past: count,
  /** Letters that were left out, because the server they come from had lost files of them. */
  lost: v.optional(count, 0),
})
export type TransferResult = v.InferOutput<typeof TransferResult>

/** A whole account as one file: `out` to take away, `in` to take over. */
export const Transfer = v.object({
  id: Id,
  direction: v.picklist(['out', 'in']),
  state: v.picklist(['waiting', 'running', 'ready', 'failed']),
  bytes: count,
  /** How far it has come; 0 of 0 as long as nobody counted. */
  done: count,
  total: count,
  failure: v.nullable(Failure),
  result: v.nullable(TransferResult),
  /** Paths of what is missing in the file, because this server has lost it. */
  lost: v.optional(v.array(v.string()), []),
  createdAt: Instant,
  /** When its file is removed from the server; null as long as it is made, and for what was taken over. */
  until: v.nullable(Instant),
})
export type Transfer = v.InferOutput<typeof Transfer>

/** The newest of each direction. */
export const Transfers = v.object({ out: v.nullable(Transfer), in: v.nullable(Transfer) })
export type Transfers = v.InferOutput<typeof Transfers>

export const listTransfers = {
  method: 'GET',
  url: '/api/transfers',
  schema: { response: { 200: Transfers } },
} as const satisfies Endpoint

/** Has everything of the account put into one file. One that is being made already is gone on with; a finished one is replaced. */
export const startExport = {
  method: 'POST',
  url: '/api/transfers/out',
  schema: { response: { 201: Transfers } },
} as const satisfies Endpoint

/** The file, once it is `ready`; saved under a name of its own. */
export const exportUrl = '/api/transfers/out/file'

export const dropExport = {
  method: 'DELETE',
  url: '/api/transfers/out',
  schema: { response: { 204: Nothing } },
} as const satisfies Endpoint

/** The body is a file that `startExport` made, here or on another server (`application/zip`). Fails with `too-large`, `busy`. */
export const startImport = {
  method: 'POST',
  url: '/api/transfers/in',
  schema: { response: { 201: Transfers } },
} as const satisfies Endpoint

/** Something that happened in an account before it was brought here: to be read, never counted. */
export const PastRecord = v.object({
  kind: v.picklist(['payment', 'credits', 'order']),
  at: v.string(),
  text: v.string(),
  /** Cents, or credits; null where there is none. */
  amount: v.nullable(v.number()),
})
export type PastRecord = v.InferOutput<typeof PastRecord>

/** The newest first. */
export const listPast = {
  method: 'GET',
  url: '/api/transfers/past',
  schema: { response: { 200: v.array(PastRecord) } },
} as const satisfies Endpoint
