import { getHeldFile, chunkBytes, sendChunk } from '@brieflotse/contract'
import type { FastifyRequest } from 'fastify'
import { limits } from '../../system/limits.ts'
import { limitBy } from '../../http/rate-limit.ts'
import { userOf } from '../../http/session.ts'
import type { Api } from '../../http/valibot.ts'
import type { UploadChunks } from './chunks.ts'

/** Routes for chunked uploads. Register them where a session is required. */
export async function chunkRoutes(app: Api, { pieces }: { pieces: UploadChunks }): Promise<void> {
  // The parser is registered only here, because no other route takes a binary body.
  app.addContentTypeParser(
    'application/octet-stream',
    { parseAs: 'buffer', bodyLimit: chunkBytes.most },
    (_request, body, done) => done(null, body),
  )
  const arriving = createArriving(limits.piecesAtOncePerUser)
  const ofUser = (request: FastifyRequest) => userOf(request).userId

  app.route({
    ...getHeldFile,
    handler: (request) => pieces.state(ofUser(request), request.params.hash),
  })

  app.route({
    ...sendChunk,
    onRequest: async (request) => arriving.add(ofUser(request), request),
    preValidation: limitBy(app, limits.piecesPerUser, (request) => String(ofUser(request))),
    handler: (request) => {
      const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
      return pieces.take(ofUser(request), request.params.hash, request.query, bytes)
    },
  })
}

/** Limits the chunks held in memory while they arrive. The oldest requests are dropped, because their connections are probably dead. */
function createArriving(most: number) {
  const byUser = new Map<number, Set<FastifyRequest['raw']>>()
  return {
    add(userId: number, { raw }: FastifyRequest): void {
      const requests = byUser.get(userId) ?? new Set()
      byUser.set(userId, requests.add(raw))
      raw.once('close', () => {
        requests.delete(raw)
        if (requests.size === 0) byUser.delete(userId)
      })
      for (const oldest of requests) {
        if (requests.size <= most) return
        requests.delete(oldest)
        oldest.destroy()
      }
    },
  }
}
