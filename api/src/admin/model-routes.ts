import {
  dropModel,
  listModels,
  chunkBytes,
  sendModelChunk,
  startModelFetch,
} from '@brieflotse/contract'
import type { Api } from '../http/valibot.ts'
import type { Models } from '../translation/store.ts'

/** Downloads, uploads (in chunks) and removes translation models. */
export async function modelRoutes(app: Api, { models }: { models: Models }): Promise<void> {
  app.addContentTypeParser(
    'application/octet-stream',
    { parseAs: 'buffer', bodyLimit: chunkBytes.most },
    (_request, body, done) => done(null, body),
  )

  app.route({ ...listModels, handler: () => models.list() })

  app.route({
    ...startModelFetch,
    handler: async (request) => {
      await models.begin(request.params.name)
      return models.list()
    },
  })

  app.route({
    ...dropModel,
    handler: async (request) => {
      await models.drop(request.params.name)
      return models.list()
    },
  })

  app.route({
    ...sendModelChunk,
    handler: (request) => {
      const { name, file } = request.params
      const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
      return models.take(name, file, request.query.offset, bytes)
    },
  })
}
