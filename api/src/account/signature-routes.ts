import {
  AppError,
  dropSignature as dropEndpoint,
  setSignature,
  signatureUrl,
} from '@brieflotse/contract'
import { existing } from '../http/errors.ts'
import { limits } from '../system/limits.ts'
import { once, onceOf } from '../http/once.ts'
import { limitBy } from '../http/rate-limit.ts'
import { userOf } from '../http/session.ts'
import type { Api } from '../http/valibot.ts'
import type { Db } from '../db/open.ts'
import { deleteSignature, findSignature, readSignature, storeSignature } from './signatures.ts'
import { findUser } from './store.ts'
import { sha256 } from '../system/sha256.ts'

/** Routes for the signature printed on a user's letters. Register them where a session is required. */
export async function signatureRoutes(app: Api, { db }: { db: Db }): Promise<void> {
  app.addContentTypeParser(
    'application/octet-stream',
    { parseAs: 'buffer', bodyLimit: limits.signatureBytes },
    (_request, body, done) => done(null, body),
  )

  app.route({
    ...setSignature,
    preValidation: limitBy(app, limits.signaturesPerUser, (request) =>
      String(userOf(request).userId),
    ),
    handler: async (request) => {
      const { userId } = userOf(request)
      const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
      if (bytes.length === 0) throw new AppError('signature-invalid')
      const png = await readSignature(bytes)
      const wish = onceOf(request, userId, sha256(bytes))
      await db.write((tx) =>
        once(tx, wish, async () => {
          await storeSignature(tx, userId, png)
          return { answer: 'done', about: `signature:${userId}` }
        }),
      )
      return existing(await findUser(db.read, userId))
    },
  })

  app.route({
    ...dropEndpoint,
    handler: async (request) => {
      const { userId } = userOf(request)
      await db.write((tx) => deleteSignature(tx, userId))
      await db.scrub()
      return existing(await findUser(db.read, userId))
    },
  })

  app.route({
    method: 'GET',
    url: signatureUrl,
    schema: {},
    handler: async (request, reply) => {
      const { png, at } = existing(await findSignature(db.read, userOf(request).userId))
      const tag = `"${at}"`
      reply.header('cache-control', 'private, no-cache').header('etag', tag)
      if (request.headers['if-none-match'] === tag) return reply.code(304).send()
      return reply.type('image/png').send(png)
    },
  })
}
