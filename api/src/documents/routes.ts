import {
  AppError,
  deleteDocument,
  getDocument,
  listDocuments,
  readDocumentAgain,
  restoreDocument,
  uploadDocument,
} from '@brieflotse/contract'
import type { FastifyRequest } from 'fastify'
import { requireUser, userOf, type Sessions } from '../http/session.ts'
import type { Api } from '../http/valibot.ts'
import type { Answers } from './answers.ts'
import { documentFileRoutes } from './file-routes.ts'
import { takeUpload, type UploadDeps } from './upload.ts'
import type { DocumentRow } from './wire.ts'

export type DocumentDeps = UploadDeps & { sessions: Sessions; answers: Answers }

export async function documentRoutes(app: Api, deps: DocumentDeps): Promise<void> {
  const { answers } = deps
  app.addHook('onRequest', requireUser(deps.sessions))

  app.route({
    ...listDocuments,
    handler: (request) => answers.list(userOf(request).userId),
  })

  app.route({
    ...uploadDocument,
    handler: async (request) => {
      const { documentId, duplicate } = await takeUpload(deps, request, userOf(request).userId)
      return { ...existing(await answers.load(documentId)), duplicate }
    },
  })

  app.register(async (own: Api) => ownDocumentRoutes(own, deps))
}

/** Routes below one document. Nothing in here runs before the document is known to be the user's. */
async function ownDocumentRoutes(app: Api, deps: DocumentDeps): Promise<void> {
  const { db, documents, files, answers } = deps
  app.decorateRequest('document', null)
  app.addHook('preHandler', async (request) => {
    const { id } = request.params as { id: number }
    const row = existing(await documents.find(userOf(request).userId, id))
    request.setDecorator<DocumentRow>('document', row)
  })

  app.route({
    ...getDocument,
    handler: async (request) => existing(await answers.one(documentOf(request).id)),
  })

  app.route({
    ...deleteDocument,
    handler: async (request) => {
      const row = documentOf(request)
      if (request.query.permanent === 'true') {
        await files.collect(await db.write((tx) => documents.erase(tx, row)))
      } else {
        await db.write((tx) => documents.archive(tx, row.id))
      }
      return null
    },
  })

  app.route({
    ...restoreDocument,
    handler: async (request) => {
      const { id } = documentOf(request)
      await db.write((tx) => documents.restore(tx, id))
      return existing(await answers.one(id))
    },
  })

  app.route({
    ...readDocumentAgain,
    handler: async (request) => {
      const row = documentOf(request)
      await db.write((tx) => documents.readAgain(tx, row))
      return existing(await answers.one(row.id))
    },
  })

  documentFileRoutes(app, { ...deps, documentOf })
}

function documentOf(request: FastifyRequest): DocumentRow {
  return request.getDecorator<DocumentRow>('document')
}

function existing<T>(found: T | null | undefined): T {
  if (found === null || found === undefined) throw new AppError('not-found')
  return found
}
