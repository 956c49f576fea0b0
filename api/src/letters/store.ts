import { AppError, type LetterAttachment, ResponseLetter } from '@brieflotse/contract'
import type { Addressee } from '@brieflotse/writing'
import type { Db, Tx } from '../db/open.ts'
import type { AccountRoom } from '../documents/store.ts'
import type { Feed } from '../db/feed.ts'
import { forget } from '../http/once.ts'
import { type Rendered, render } from '../http/valibot.ts'
import type { StoredTitle } from '../text/letter-title.ts'
import { withOrders } from './mail-of-letter.ts'
import { type StoredLetter, toLetter } from './wire.ts'

export { type StoredLetter, toLetter }

export type NewLetter = StoredTitle & {
  userId: number
  clientId: string | null
  documentId: number
  content: string
  responseType: string
  recipient: Addressee
  attachments: LetterAttachment[]
}

/** The subject under which responses about a letter are stored. */
export const aboutLetter = (id: number) => `letter:${id}`

type LettersDeps = { db: Db; feed: Feed; accountRoom: AccountRoom }

/** The user's operations on response letters, except posting. */
export class Letters {
  readonly #db: Db
  readonly #feed: Feed
  readonly #accountRoom: AccountRoom

  constructor({ db, feed, accountRoom }: LettersDeps) {
    this.#db = db
    this.#feed = feed
    this.#accountRoom = accountRoom
  }

  /** The letter if it belongs to the user. A letter of another user is treated like a missing one. */
  async find(userId: number, id: number): Promise<StoredLetter | undefined> {
    const rows = await this.#db.read
      .selectFrom('response_letters')
      .selectAll()
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .execute()
    return (await withOrders(this.#db.read, rows))[0]
  }

  /** Letters as JSON by id, for the change feed. Missing letters are left out. */
  async several(ids: number[]): Promise<Map<number, Rendered<ResponseLetter>>> {
    if (ids.length === 0) return new Map()
    const rows = await this.#db.read
      .selectFrom('response_letters')
      .selectAll()
      .where('id', 'in', ids)
      .execute()
    const letters = await withOrders(this.#db.read, rows)
    return new Map(letters.map((row) => [row.id, render(ResponseLetter, toLetter(row))]))
  }

  /** The user's letters, newest first. */
  async list(userId: number): Promise<StoredLetter[]> {
    const rows = await this.#db.read
      .selectFrom('response_letters')
      .selectAll()
      .where('user_id', '=', userId)
      .orderBy('id', 'desc')
      .execute()
    return withOrders(this.#db.read, rows)
  }

  /** Throws `account-full`. */
  async add(tx: Tx, input: NewLetter): Promise<number> {
    const now = new Date().toISOString()
    const { name, street: address, zip, city } = input.recipient
    const row = await tx
      .insertInto('response_letters')
      .values({
        user_id: input.userId,
        client_id: input.clientId,
        document_id: input.documentId,
        title: input.title,
        title_id: input.title_id,
        content: input.content,
        response_type: input.responseType,
        recipient_name: name,
        recipient_address: JSON.stringify({ address, zip, city }),
        attachments: JSON.stringify(input.attachments),
        generated_at: now,
        updated_at: now,
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    await this.#accountRoom(tx, input.userId)
    await this.#changed(tx, row)
    return row.id
  }

  /** Throws `letter-sent`, `account-full` if a longer text exceeds the quota, and `conflict` if the text is neither `from` nor `to`. */
  async edit(tx: Tx, id: number, { from, to }: { from: string; to: string }): Promise<void> {
    const { content, sent_at } = await tx
      .selectFrom('response_letters')
      .select(['content', 'sent_at'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow(() => new AppError('not-found'))
    if (content === to) return
    if (sent_at !== null) throw new AppError('letter-sent')
    if (content !== from) throw new AppError('conflict')
    const row = await tx
      .updateTable('response_letters')
      .set({ content: to, updated_at: new Date().toISOString() })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow()
    if (to.length > from.length) await this.#accountRoom(tx, row.user_id)
    await this.#changed(tx, row)
  }

  /** Deletes a letter and its failed orders. Returns the hashes of their files. Throws `letter-sent`. */
  async erase(tx: Tx, { id, user_id }: StoredLetter): Promise<string[]> {
    const { sent_at } = await tx
      .selectFrom('response_letters')
      .select('sent_at')
      .where('id', '=', id)
      .executeTakeFirstOrThrow(() => new AppError('not-found'))
    if (sent_at !== null) throw new AppError('letter-sent')
    const orders = await tx
      .deleteFrom('mail_orders')
      .where('letter_id', '=', id)
      .returning(['pdf_hash', 'proof_hash'])
      .execute()
    await tx.deleteFrom('response_letters').where('id', '=', id).execute()
    await forget(tx, aboutLetter(id))
    await this.#changed(tx, { id, user_id }, true)
    return orders.flatMap(({ pdf_hash, proof_hash }) => [pdf_hash, proof_hash ?? []].flat())
  }

  #changed(tx: Tx, { id, user_id }: { id: number; user_id: number }, erased = false) {
    return this.#feed.changed(tx, { userId: user_id, kind: 'letter', id, erased })
  }
}
