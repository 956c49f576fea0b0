import { AppError, ById, pageImageSizes, PageWords } from '@brieflotse/contract'
import type { FastifyRequest } from 'fastify'
import * as v from 'valibot'
import type { Db } from '../db/open.ts'
import type { Api } from '../http/valibot.ts'
import type { Storage } from '../providers/storage/storage.ts'
import { attachment } from '../http/attachment.ts'
import { sendFile } from '../http/send-file.ts'
import type { StoredDocument } from './wire.ts'

type FileDeps = {
  db: Db
  storage: Storage
  documentOf: (request: FastifyRequest) => StoredDocument
}

const count = v.pipe(v.string(), v.regex(/^[1-9]\d{0,3}$/), v.transform(Number))
const pageParams = v.object({
  ...ById.entries,
  page: count,
})
const fileQuery = v.object({ number: v.optional(count, '1') })
const pageQuery = v.object({ size: v.optional(v.picklist(pageImageSizes), 'phone') })

/** Serves page images and the uploaded files. */
export function documentFileRoutes(app: Api, { db, storage, documentOf }: FileDeps): void {
  app.route({
    method: 'GET',
    url: '/api/documents/:id/pages/:page',
    schema: { params: pageParams, querystring: pageQuery },
    handler: async (request, reply) => {
      const { page } = request.params
      const row = await db.read
        .selectFrom('document_pages')
        .select(request.query.size === 'zoom' ? 'zoom_hash as hash' : 'phone_hash as hash')
        .where('document_id', '=', documentOf(request).id)
        .where('number', '=', page)
        .executeTakeFirst()
      if (!row) throw new AppError('not-found')
      return sendFile(storage, request, reply, row.hash, 'image/webp')
    },
  })

  app.route({
    method: 'GET',
    url: '/api/documents/:id/pages/:page/words',
    schema: { params: pageParams, response: { 200: PageWords } },
    handler: async (request) => {
      const row = await db.read
        .selectFrom('document_pages')
        .select('words')
        .where('document_id', '=', documentOf(request).id)
        .where('number', '=', request.params.page)
        .executeTakeFirst()
      if (!row) throw new AppError('not-found')
      return JSON.parse(row.words) as PageWords
    },
  })

  app.route({
    method: 'GET',
    url: '/api/documents/:id/file',
    schema: { params: ById, querystring: fileQuery },
    handler: async (request, reply) => {
      const row = await db.read
        .selectFrom('document_files')
        .select(['file_hash', 'file_name', 'mime_type'])
        .where('document_id', '=', documentOf(request).id)
        .where('position', '=', request.query.number)
        .executeTakeFirst()
      if (!row) throw new AppError('not-found')
      const { file_hash, file_name, mime_type } = row
      reply.header('content-disposition', attachment(file_name))
      // An uploaded file may contain anything, so the browser must not run its scripts or forms or give it our origin.
      reply.header('content-security-policy', "sandbox; default-src 'none'")
      return sendFile(storage, request, reply, file_hash, mime_type)
    },
  })
}
