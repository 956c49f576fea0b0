import { AppError, defaultTargetLanguage } from '@brieflotse/contract'
import type { Db } from '../db/open.ts'
import { day } from '../system/limits.ts'
import type { Interpreter } from '../providers/interpreter/interpreter.ts'
import type { Translation } from '../providers/translation/translation.ts'

export type Use = { userId: number; documentId: number | null; service: string; characters: number }

type WaysDeps = {
  db: Db
  translation: Translation
  service: Interpreter | null
  /** How many characters of one user the service may get in 24 hours. */
  perDay: number
}

/** Decides how a user's letters are translated: into which language, and whether the external service may be used. */
export class Ways {
  readonly #db: Db
  readonly #translation: Translation
  readonly service: Interpreter | null
  readonly #perDay: number

  constructor({ db, translation, service, perDay }: WaysDeps) {
    this.#db = db
    this.#translation = translation
    this.service = service
    this.#perDay = perDay
  }

  async wantedBy(userId: number): Promise<string> {
    const row = await this.#db.read
      .selectFrom('users')
      .select('preferred_language')
      .where('id', '=', userId)
      .executeTakeFirst()
    return row?.preferred_language ?? defaultTargetLanguage
  }

  /** When the user consented to the configured service. Consent to a different service does not count. */
  async agreedAt(userId: number): Promise<string | null> {
    if (!this.service) return null
    const row = await this.#db.read
      .selectFrom('service_consents')
      .select('said_at')
      .where('user_id', '=', userId)
      .where('service', '=', this.service.name)
      .where('host', '=', this.service.host)
      .executeTakeFirst()
    return row?.said_at ?? null
  }

  /** The user's language if a model for it is installed, otherwise English. */
  async targetFor(userId: number, source: string): Promise<string> {
    const wanted = await this.wantedBy(userId)
    if (wanted === defaultTargetLanguage || wanted === source) return defaultTargetLanguage
    return (await this.#translation.available(source, wanted)) ? wanted : defaultTargetLanguage
  }

  /** The external service that this user has consented to; null means that nothing leaves this server. */
  async serviceFor(userId: number): Promise<Interpreter | null> {
    return (await this.agreedAt(userId)) === null ? null : this.service
  }

  async agree(userId: number, name: string, yes: boolean): Promise<void> {
    if (yes && name !== this.service?.name) throw new AppError('conflict')
    await this.#db.write(async (tx) => {
      await tx.deleteFrom('service_consents').where('user_id', '=', userId).execute()
      if (!yes || !this.service) return
      const said = {
        service: this.service.name,
        host: this.service.host,
        said_at: new Date().toISOString(),
      }
      await tx
        .insertInto('service_consents')
        .values({ user_id: userId, ...said })
        .execute()
    })
  }

  /** The id of a document if it belongs to this user. */
  async ownDocument(userId: number, id: number | null): Promise<number | null> {
    if (id === null) return null
    const row = await this.#db.read
      .selectFrom('documents')
      .select('id')
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .executeTakeFirst()
    return row?.id ?? null
  }

  /**
   * Logs a transmission before it happens: user, time, document and number of characters. Throws `conflict` if the user has
   * withdrawn the consent or the daily limit is exceeded. A long letter is sent in parts, and each part is checked.
   */
  async note({ userId, documentId, service: name, characters }: Use): Promise<void> {
    const use = { user_id: userId, document_id: documentId, service: name, characters }
    await this.#db.write(async (tx) => {
      const agreed = await tx
        .selectFrom('service_consents')
        .select('said_at')
        .where('user_id', '=', userId)
        .where('service', '=', name)
        .where('host', '=', this.service?.host ?? '')
        .executeTakeFirst()
      if (!agreed) throw new AppError('conflict')
      const { sent } = await tx
        .selectFrom('service_uses')
        .select(({ fn, lit }) => fn.coalesce(fn.sum<number>('characters'), lit(0)).as('sent'))
        .where('user_id', '=', userId)
        .where('used_at', '>', new Date(Date.now() - day).toISOString())
        .executeTakeFirstOrThrow()
      if (sent + characters > this.#perDay) throw new AppError('conflict')
      await tx
        .insertInto('service_uses')
        .values({ ...use, used_at: new Date().toISOString() })
        .execute()
    })
  }
}
