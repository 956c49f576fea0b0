import {
  agreeToService,
  getTranslation,
  type TranslationSetup,
  writeInGerman as writeEndpoint,
} from '@brieflotse/contract'
import { limits } from '../system/limits.ts'
import { limitBy } from '../http/rate-limit.ts'
import { userOf } from '../http/session.ts'
import type { Api } from '../http/valibot.ts'
import type { Translation } from '../providers/translation/translation.ts'
import type { Models } from './models.ts'
import { translateOwnWords, writerFor } from './own-words.ts'
import type { Ways } from './ways.ts'

export type TranslationDeps = {
  translation: Translation
  models: Models
  ways: Ways
}

/** Routes for how the user's letters are translated and which service may see them. */
export async function translationRoutes(app: Api, deps: TranslationDeps): Promise<void> {
  const { models, ways } = deps

  async function setupOf(userId: number): Promise<TranslationSetup> {
    const { service } = ways
    return {
      installed: await models.installed(),
      wanted: await ways.wantedBy(userId),
      used: await ways.targetFor(userId, 'de'),
      service: service && {
        name: service.name,
        label: service.label,
        host: service.host,
        agreedAt: await ways.agreedAt(userId),
      },
      ownWords: await writerFor(deps, userId),
    }
  }

  app.route({ ...getTranslation, handler: (request) => setupOf(userOf(request).userId) })

  app.route({
    ...agreeToService,
    handler: async (request) => {
      const { userId } = userOf(request)
      await ways.agree(userId, request.body.name, request.body.yes)
      return setupOf(userId)
    },
  })

  app.route({
    ...writeEndpoint,
    preHandler: limitBy(app, limits.ownWordsPerUser, (request) => String(userOf(request).userId)),
    handler: async (request) => {
      const { userId } = userOf(request)
      const { text, documentId = null } = request.body
      const signal = AbortSignal.timeout(limits.ownWordsMs)
      return translateOwnWords(deps, {
        userId,
        documentId: await ways.ownDocument(userId, documentId),
        text,
        signal,
      })
    },
  })
}
