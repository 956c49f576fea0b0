import * as v from 'valibot'
import type { Endpoint } from './endpoint.ts'
import { Failure } from './errors.ts'
import { Id, Instant, Nothing } from './shapes.ts'

const count = v.pipe(v.number(), v.integer(), v.minValue(0))

/** Largest account file that an import accepts, in bytes. */
export const maxTransferBytes = 8 * 1024 ** 3

export const transferType = 'application/zip'

/** Result of an import: number of new letters and of letters that existed already. */
export const TransferResult = v.object({
  letters: count,
  lettersBefore: count,
  responses: count,
  responsesBefore: count,
  /** Payments, credits and posted letters, stored as a read-only history. */
  past: count,
  /** Letters that were left out, because the exporting server had lost their files. */
  lost: v.optional(count, 0),
})
export type TransferResult = v.InferOutput<typeof TransferResult>

/** An account export or import as one file: `out` is an export, `in` an import. */
export const AccountTransfer = v.object({
  id: Id,
  direction: v.picklist(['out', 'in']),
  state: v.picklist(['waiting', 'running', 'ready', 'failed']),
  bytes: count,
  /** Progress; 0 of 0 before the items were counted. */
  done: count,
  total: count,
  failure: v.nullable(Failure),
  result: v.nullable(TransferResult),
  /** Paths that are missing in the file, because this server has lost them. */
  lost: v.optional(v.array(v.string()), []),
  createdAt: Instant,
  /** When the server deletes the file; null while it is being made, and for imports. */
  until: v.nullable(Instant),
})
export type AccountTransfer = v.InferOutput<typeof AccountTransfer>

/** The newest export and the newest import. */
export const AccountTransfers = v.object({
  out: v.nullable(AccountTransfer),
  in: v.nullable(AccountTransfer),
})
export type AccountTransfers = v.InferOutput<typeof AccountTransfers>

export const listTransfers = {
  method: 'GET',
  url: '/api/transfers',
  schema: { response: { 200: AccountTransfers } },
} as const satisfies Endpoint

/** Starts an export of the whole account. A running export continues; a finished one is replaced. */
export const startExport = {
  method: 'POST',
  url: '/api/transfers/out',
  schema: { response: { 201: AccountTransfers } },
} as const satisfies Endpoint

/** Address of the exported file once it is `ready`. */
export const exportUrl = '/api/transfers/out/file'

export const dropExport = {
  method: 'DELETE',
  url: '/api/transfers/out',
  schema: { response: { 204: Nothing } },
} as const satisfies Endpoint

/** The body is a file made by `startExport` on this or another server (`application/zip`). Fails with `too-large`, `busy`. */
export const startImport = {
  method: 'POST',
  url: '/api/transfers/in',
  schema: { response: { 201: AccountTransfers } },
} as const satisfies Endpoint

/** An event from before the account was imported: shown to the user, never part of a balance. */
export const PastRecord = v.object({
  kind: v.picklist(['payment', 'credits', 'order']),
  at: v.string(),
  text: v.string(),
  /** Amount in cents or credits; null if there is none. */
  amount: v.nullable(v.number()),
})
export type PastRecord = v.InferOutput<typeof PastRecord>

/** The newest first. */
export const listPast = {
  method: 'GET',
  url: '/api/transfers/past',
  schema: { response: { 200: v.array(PastRecord) } },
} as const satisfies Endpoint
