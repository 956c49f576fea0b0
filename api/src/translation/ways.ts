import { AppError, defaultTargetLanguage } from '@brieflotse/contract'
import type { Db } from '../db/open.ts'
import { day } from '../http/limits.ts'
import type { Interpreter } from '../providers/interpreter/interpreter.ts'
import type { Translation } from '../providers/translation/translation.ts'

export type Ways = ReturnType<typeof createWays>

export type Use = { userId: number; documentId: number | null; service: string; characters: number }

type WaysDeps = {
  db: Db
  translation: Translation
  service: Interpreter | null
  /** How many characters of one user leave in 24 hours. */
  perDay: number
}

/** How a user's letters are translated: into which language, and whether a service elsewhere may be asked. */
export function createWays({ db, translation, service, perDay }: WaysDeps) {
  const wantedBy = async (userId: number): Promise<string> => {
    const row = await db.read
      .selectFrom('users')
      .select('preferred_language')
      .where('id', '=', userId)
      .executeTakeFirst()
    return row?.preferred_language ?? defaultTargetLanguage
  }

  /** When the user said yes to the service as it is now: a yes to another one does not count. */
  const agreedAt = async (userId: number): Promise<string | null> => {
    if (!service) return null
    const row = await db.read
      .selectFrom('service_consents')
      .select('said_at')
      .where('user_id', '=', userId)
      .where('service', '=', service.name)
      .where('host', '=', service.host)
      .executeTakeFirst()
    return row?.said_at ?? null
  }

  return {
    service,
    wantedBy,
    agreedAt,

    /** The user's language where a model for it is installed, English otherwise. */
    async targetFor(userId: number, source: string): Promise<string> {
      const wanted = await wantedBy(userId)
      if (wanted === defaultTargetLanguage || wanted === source) return defaultTargetLanguage
      return (await translation.available(source, wanted)) ? wanted : defaultTargetLanguage
    },

    /** The service that may be asked for this user; null: nothing leaves this server. */
    async serviceFor(userId: number): Promise<Interpreter | null> {
      return (await agreedAt(userId)) === null ? null : service
    },

    async agree(userId: number, name: string, yes: boolean): Promise<void> {
      if (yes && name !== service?.name) throw new AppError('conflict')
      await db.write(async (tx) => {
        await tx.deleteFrom('service_consents').where('user_id', '=', userId).execute()
        if (!yes || !service) return
        const said = {
          service: service.name,
          host: service.host,
          said_at: new Date().toISOString(),
        }
        await tx
          .insertInto('service_consents')
          .values({ user_id: userId, ...said })
          .execute()
      })
    },

    /** The number of a document, where it is this user's. */
    async ownDocument(userId: number, id: number | null): Promise<number | null> {
      if (id === null) return null
      const row = await db.read
        .selectFrom('documents')
        .select('id')
        .where('id', '=', id)
        .where('user_id', '=', userId)
        .executeTakeFirst()
      return row?.id ?? null
    },

    /**
     * Writes down what is about to leave: who, when, for which document, how many characters. Throws `conflict` where the yes was taken
     * back since it was looked up, or where it would be more than leaves in a day: a long letter leaves in parts, and the next of them must not.
     */
    async note({ userId, documentId, service: name, characters }: Use): Promise<void> {
      const use = { user_id: userId, document_id: documentId, service: name, characters }
      await db.write(async (tx) => {
        const agreed = await tx
          .selectFrom('service_consents')
          .select('said_at')
          .where('user_id', '=', userId)
          .where('service', '=', name)
          .where('host', '=', service?.host ?? '')
          .executeTakeFirst()
        if (!agreed) throw new AppError('conflict')
        const { sent } = await tx
          .selectFrom('service_uses')
          .select(({ fn, lit }) => fn.coalesce(fn.sum<number>('characters'), lit(0)).as('sent'))
          .where('user_id', '=', userId)
          .where('used_at', '>', new Date(Date.now() - day).toISOString())
          .executeTakeFirstOrThrow()
        if (sent + characters > perDay) throw new AppError('conflict')
        await tx
          .insertInto('service_uses')
          .values({ ...use, used_at: new Date().toISOString() })
          .execute()
      })
    },
  }
}
