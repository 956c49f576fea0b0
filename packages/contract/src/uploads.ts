import * as v from 'valibot'
import type { Endpoint } from './endpoint.ts'
import { maxUploadBytes } from './limits.ts'

/** How many files may make one letter, and how large they may be together, in bytes. */
export const maxLetterFiles = 20
export const maxLetterBytes = 60 * 1024 * 1024

/** Files up to this size together (bytes) go in one request; larger ones in pieces. */
export const directUploadBytes = 512 * 1024

/** Bytes of one piece; only the last one of a file may be smaller. */
export const pieceBytes = { least: 256 * 1024, most: 1024 * 1024 } as const

/** SHA-256 of a whole file, in lower case hexadecimal digits. */
export const FileHash = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))

/** What the server holds of a file: the first `received` bytes. `complete`: all of them, and they have the hash. */
export const HeldState = v.object({ received: v.number(), complete: v.boolean() })
export type HeldState = v.InferOutput<typeof HeldState>

const ByHash = v.object({ hash: FileHash })
const bytes = v.pipe(v.string(), v.regex(/^\d{1,10}$/), v.transform(Number))

/** What there is of a file that this user sends in pieces. A file nobody has begun has 0 bytes. */
export const getHeldFile = {
  method: 'GET',
  url: '/api/uploads/:hash',
  schema: { params: ByHash, response: { 200: HeldState } },
} as const satisfies Endpoint

/** `offset`: where the piece begins; `size`: the whole file. Both in bytes. */
export const PieceQuery = v.object({
  offset: bytes,
  size: v.pipe(bytes, v.minValue(1), v.maxValue(maxUploadBytes)),
})
export type PieceQuery = v.InferOutput<typeof PieceQuery>

/**
 * The body is the piece (`application/octet-stream`). It is taken where it goes on from what there is; any other piece changes
 * nothing, and the answer says where to go on. Fails with `upload-damaged` when the last piece is there and the hash is another.
 */
export const sendPiece = {
  method: 'PUT',
  url: '/api/uploads/:hash',
  schema: { params: ByHash, querystring: PieceQuery, response: { 200: HeldState } },
} as const satisfies Endpoint

/** A file that was sent in pieces before, and its name. */
export const HeldFile = v.object({ hash: FileHash, name: v.pipe(v.string(), v.maxLength(1000)) })
export type HeldFile = v.InferOutput<typeof HeldFile>

/** The field `held` of `POST /api/documents`, as JSON: the pages of one letter, in order. */
export const HeldFiles = v.pipe(
  v.string(),
  v.parseJson(),
  v.array(HeldFile),
  v.minLength(1),
  v.maxLength(maxLetterFiles),
)
