import * as v from 'valibot'
import type { Endpoint } from './endpoint.ts'
import { maxUploadBytes } from './limits.ts'

/** Most files of one letter, and their largest total size in bytes. */
export const maxLetterFiles = 20
export const maxLetterBytes = 60 * 1024 * 1024

/** Files up to this total size (bytes) are uploaded in one request, larger ones in pieces. */
export const directUploadBytes = 512 * 1024

/** Size of one piece in bytes; only the last piece of a file may be smaller. */
export const chunkBytes = { least: 256 * 1024, most: 1024 * 1024 } as const

/** SHA-256 of a whole file, in lower case hexadecimal digits. */
export const FileHash = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))

/** What the server has of a file: the first `received` bytes. `complete`: it has all bytes, and their hash is right. */
export const HeldState = v.object({ received: v.number(), complete: v.boolean() })
export type HeldState = v.InferOutput<typeof HeldState>

const ByHash = v.object({ hash: FileHash })
const bytes = v.pipe(v.string(), v.regex(/^\d{1,10}$/), v.transform(Number))

/** Upload state of a file that this user sends in pieces; 0 bytes if the upload has not begun. */
export const getHeldFile = {
  method: 'GET',
  url: '/api/uploads/:hash',
  schema: { params: ByHash, response: { 200: HeldState } },
} as const satisfies Endpoint

/** `offset`: where the piece begins; `size`: size of the whole file. Both in bytes. */
export const ChunkQuery = v.object({
  offset: bytes,
  size: v.pipe(bytes, v.minValue(1), v.maxValue(maxUploadBytes)),
})
export type ChunkQuery = v.InferOutput<typeof ChunkQuery>

/**
 * The body is the piece (`application/octet-stream`). A piece that continues the stored bytes is appended; any other changes nothing, and
 * the response says where to continue. Fails with `upload-damaged` if the hash of the complete file is wrong.
 */
export const sendChunk = {
  method: 'PUT',
  url: '/api/uploads/:hash',
  schema: { params: ByHash, querystring: ChunkQuery, response: { 200: HeldState } },
} as const satisfies Endpoint

/** A file that was uploaded in pieces before, and its name. */
export const HeldFile = v.object({ hash: FileHash, name: v.pipe(v.string(), v.maxLength(1000)) })
export type HeldFile = v.InferOutput<typeof HeldFile>

/** The field `held` of `POST /api/documents`, as JSON: the pages of one letter, in order. */
export const HeldFileList = v.pipe(
  v.string(),
  v.parseJson(),
  v.array(HeldFile),
  v.minLength(1),
  v.maxLength(maxLetterFiles),
)
