import {
  deleteDocument,
  editDocument,
  getDocument,
  listDocuments,
  readDocumentAgain,
  readOlderDocuments,
  restoreDocument,
  uploadDocument,
} from '@brieflotse/contract'
import type { FastifyRequest } from 'fastify'
import type { Tx } from '../db/open.ts'
import type { Feed } from '../db/feed.ts'
import { existing } from '../http/errors.ts'
import { limits } from '../system/limits.ts'
import { once, onceOf, wasDone } from '../http/once.ts'
import { limitBy } from '../http/rate-limit.ts'
import { userOf } from '../http/session.ts'
import type { Api } from '../http/valibot.ts'
import type { Queue } from '../providers/queue/queue.ts'
import type { DocumentRenderer } from './render-documents.ts'
import { arrangeRoutes } from './arrange/routes.ts'
import { documentFileRoutes } from './file-routes.ts'
import { aboutDocument } from './store.ts'
import { chunkRoutes } from './upload/chunk-routes.ts'
import { takeUpload, type UploadDeps } from './upload/upload.ts'
import type { StoredDocument } from './wire.ts'

export type DocumentDeps = UploadDeps & {
  answers: DocumentRenderer
  feed: Feed
  queue: Queue
}

export async function documentRoutes(app: Api, deps: DocumentDeps): Promise<void> {
  const { answers } = deps
  app.route({
    ...listDocuments,
    handler: (request) => answers.list(userOf(request).userId),
  })

  app.route({
    ...uploadDocument,
    preValidation: limitBy(app, limits.uploadsPerUser, (request) => String(userOf(request).userId)),
    handler: async (request) => {
      const { documentId, duplicate } = await takeUpload(deps, request, userOf(request).userId)
      return { ...existing(await answers.load(documentId)), duplicate }
    },
  })

  app.route({
    ...readOlderDocuments,
    handler: (request) => {
      const { userId } = userOf(request)
      return deps.db.write(async (tx) => ({ count: await deps.documents.readOlder(tx, userId) }))
    },
  })

  app.register(async (own: Api) => chunkRoutes(own, deps))
  app.register(async (own: Api) => ownDocumentRoutes(own, deps))
}

/** Routes of a single document. The hook checks first that the document belongs to the user. */
async function ownDocumentRoutes(app: Api, deps: DocumentDeps): Promise<void> {
  const { db, documents, files, pieces, answers } = deps
  app.decorateRequest('document', null)
  app.addHook('preHandler', async (request, reply) => {
    const { id } = request.params as { id: number }
    const { userId } = userOf(request)
    const row = await documents.find(userId, id)
    // This request has already erased the document, and its response was lost.
    const erased = !row && request.method === 'DELETE' && (await wasDone(db.read, wishOf(request)))
    if (erased) return reply.code(204).send()
    request.setDecorator<StoredDocument>('document', existing(row))
  })

  /** An idempotent change to the document. */
  const change = (
    request: FastifyRequest,
    work: (tx: Tx, row: StoredDocument) => Promise<unknown>,
  ) =>
    db.write((tx) =>
      once(tx, wishOf(request), async () => {
        const row = documentOf(request)
        await work(tx, row)
        return { answer: 'done', about: aboutDocument(row.id) }
      }),
    )
  const answer = async (request: FastifyRequest) =>
    existing(await answers.one(documentOf(request).id))

  app.route({ ...getDocument, handler: answer })

  app.route({
    ...deleteDocument,
    handler: async (request) => {
      let unnamed: string[] = []
      await change(request, async (tx, row) => {
        if (request.query.permanent === 'true') unnamed = await documents.erase(tx, row)
        else await documents.archive(tx, row.id)
      })
      await files.collect(unnamed)
      // After a crash the upload's chunks may still be stored.
      await pieces.forget(userOf(request).userId, unnamed)
      if (request.query.permanent === 'true') await db.scrub()
      return null
    },
  })

  app.route({
    ...restoreDocument,
    handler: async (request) => {
      await change(request, (tx, { id }) => documents.restore(tx, id))
      return answer(request)
    },
  })

  app.route({
    ...readDocumentAgain,
    handler: async (request) => {
      await change(request, (tx, { id }) => documents.readAgain(tx, id))
      return answer(request)
    },
  })

  app.route({
    ...editDocument,
    handler: async (request) => {
      const { changes } = request.body
      await change(request, (tx, { id }) => documents.edit(tx, id, changes))
      return answer(request)
    },
  })

  arrangeRoutes(app, deps, { change, answer })
  documentFileRoutes(app, { ...deps, documentOf })
}

const wishOf = (request: FastifyRequest) =>
  onceOf(request, userOf(request).userId, [request.query, request.body])

function documentOf(request: FastifyRequest): StoredDocument {
  return request.getDecorator<StoredDocument>('document')
}
