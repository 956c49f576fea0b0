import type { FastifyReply, FastifyRequest } from 'fastify'
import { lost } from '../providers/storage/lost.ts'
import type { Storage } from '../providers/storage/storage.ts'

/** Streams stored content. A client that has it cached gets 304 Not Modified. */
export async function sendFile(
  storage: Storage,
  request: FastifyRequest,
  reply: FastifyReply,
  hash: string,
  type: string,
) {
  // The URL stays the same when a document is read again, so a cache must revalidate.
  const tag = `"${hash}"`
  const keep = () => reply.header('cache-control', 'private, no-cache').header('etag', tag)
  if (request.headers['if-none-match'] === tag) {
    keep().code(304)
    return ''
  }
  const file = await storage.open(hash)
  if (!file) throw lost(hash, 'missing')
  keep()
  reply.type(type).header('content-length', file.size)
  return file.stream
}
