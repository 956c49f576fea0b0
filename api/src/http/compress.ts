import type { FastifyReply, FastifyRequest } from 'fastify'
import { pipeline, type Readable } from 'node:stream'
import { promisify } from 'node:util'
import {
  brotliCompress,
  constants,
  createBrotliCompress,
  createGzip,
  gzip,
  type BrotliOptions,
  type ZlibOptions,
} from 'node:zlib'
import { byWeight } from './by-weight.ts'
import { varyBy } from './vary.ts'

type Coding = 'br' | 'gzip'

const texts = /^(text\/|application\/(json|manifest\+json|javascript)|image\/svg)/
// For smaller bodies the additional headers outweigh the saved bytes.
const smallest = 1_400
// Level 4 compresses well enough and takes only some milliseconds for a megabyte, in a thread of the pool.
const brotli: BrotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }
const deflate: ZlibOptions = { level: 6 }
const brotliAll = promisify<Buffer, BrotliOptions, Buffer>(brotliCompress)
const gzipAll = promisify<Buffer, ZlibOptions, Buffer>(gzip)

/** A hook that compresses text responses: a letter with its evidence shrinks to a tenth, and phones are often on a slow connection. */
export async function compress(
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
): Promise<unknown> {
  const type = String(reply.getHeader('content-type') ?? '')
  if (!texts.test(type) || reply.hasHeader('content-encoding') || request.method === 'HEAD') {
    return payload
  }
  varyBy(reply, 'accept-encoding')
  const coding = codingFor(request.headers['accept-encoding'])
  if (!coding || reply.statusCode === 206 || reply.statusCode === 304) return payload
  if (typeof payload === 'string') {
    const bytes = Buffer.from(payload)
    if (bytes.length < smallest) return payload
    const small = coding === 'br' ? await brotliAll(bytes, brotli) : await gzipAll(bytes, deflate)
    reply.header('content-encoding', coding).header('content-length', small.length)
    return small
  }
  if (!isStream(payload) || Number(reply.getHeader('content-length')) < smallest) return payload
  reply.removeHeader('content-length')
  reply.header('content-encoding', coding)
  const squeeze = coding === 'br' ? createBrotliCompress(brotli) : createGzip(deflate)
  return pipeline(payload, squeeze, () => {})
}

/** The best encoding that the client accepts. */
function codingFor(accepted: string | undefined): Coding | null {
  const taken = byWeight(accepted)
  if (taken.includes('br')) return 'br'
  return taken.includes('gzip') ? 'gzip' : null
}

const isStream = (payload: unknown): payload is Readable =>
  typeof payload === 'object' && payload !== null && 'pipe' in payload
