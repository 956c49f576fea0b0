import { AppError, message, type PrintOptions } from '@brieflotse/contract'
import { creditsPerLetter, type DeliveryOption, type PlainDate } from '@brieflotse/rules'
import type { Selectable, Updateable } from 'kysely'
import { book, creditsOf } from '../account/store.ts'
import type { MailOrderTable } from '../db/mail-tables.ts'
import type { Db, Tx } from '../db/open.ts'
import type { Feed } from '../db/feed.ts'
import { operatorPays } from './paid.ts'
import type { NewJob, Queue } from '../providers/queue/queue.ts'

export type OrderRow = Selectable<MailOrderTable>
export type NewOrder = {
  userId: number
  letterId: number
  reference: string
  trackingId: string
  provider: string
  practice: boolean
  option: DeliveryOption
  print: PrintOptions
  recipient: string[]
  pdfHash: string
  pages: number
  /** In cents. */
  price: number
  estimatedOn: PlainDate
}

/** `perDay`: how many real letters a day the operator pays for. */
export type OrdersDeps = { db: Db; feed: Feed; queue: Queue; perDay: number; now?: () => number }

/** The subject of the jobs about an order. */
const aboutOrder = (id: number) => `order:${id}`

export function jobOf(
  name: 'submit-mail' | 'follow-mail' | 'track-letter',
  orderId: number,
): NewJob {
  return { name, payload: { orderId }, subject: aboutOrder(orderId) }
}

/** Throws `not-enough-credits` with the user's balance. */
export function checkCredits(balance: number): void {
  if (balance >= creditsPerLetter) return
  const price = creditsPerLetter
  const said =
    balance === 1
      ? message('mail.one-credit', { price })
      : message('mail.few-credits', { balance, price })
  throw new AppError('not-enough-credits', said)
}

/** Orders to post letters. An order, its credits, its letter and its job always change in one transaction. */
export class Orders {
  readonly #db: Db
  readonly #feed: Feed
  readonly #queue: Queue
  readonly #perDay: number
  readonly #now: () => number

  constructor({ db, feed, queue, perDay, now = Date.now }: OrdersDeps) {
    this.#db = db
    this.#feed = feed
    this.#queue = queue
    this.#perDay = perDay
    this.#now = now
  }

  async change(tx: Tx, row: OrderRow, set: Updateable<MailOrderTable>): Promise<OrderRow> {
    const changed = await tx
      .updateTable('mail_orders')
      .set({ ...set, updated_at: this.#moment() })
      .where('id', '=', row.id)
      .returningAll()
      .executeTakeFirstOrThrow()
    await this.#feed.changed(tx, { userId: row.user_id, kind: 'letter', id: row.letter_id })
    return changed
  }

  /** Ends an order without posting: the credits are returned, and the letter can be edited and sent again. */
  async end(tx: Tx, row: OrderRow, set: Updateable<MailOrderTable>): Promise<void> {
    const { id, user_id: userId, credits, letter_id } = row
    await book(tx, { userId, amount: credits, reason: 'letter-released', orderId: id })
    await tx
      .updateTable('response_letters')
      .set({ sent_at: null })
      .where('id', '=', letter_id)
      .where('order_id', '=', id)
      .execute()
    await this.change(tx, row, { ...set, cancel_until: null, ended_at: this.#moment() })
  }

  /** The current order. Within a transaction it cannot change. */
  byId(on: Db['read'] | Tx, id: number): Promise<OrderRow | undefined> {
    return on.selectFrom('mail_orders').selectAll().where('id', '=', id).executeTakeFirst()
  }

  /** The order if it belongs to the user. An order of another user is treated like a missing one. */
  find(userId: number, id: number): Promise<OrderRow | undefined> {
    return this.#db.read
      .selectFrom('mail_orders')
      .selectAll()
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .executeTakeFirst()
  }

  findByTrackingId(userId: number, trackingId: string): Promise<OrderRow | undefined> {
    return this.#db.read
      .selectFrom('mail_orders')
      .selectAll()
      .where('tracking_id', '=', trackingId)
      .where('user_id', '=', userId)
      .executeTakeFirst()
  }

  /**
   * Creates an order, reserves the credits, locks the letter and queues its submission. Throws `not-enough-credits` or
   * `already-mailed`.
   */
  async add(tx: Tx, order: NewOrder): Promise<number> {
    const { letter_id, user_id } = { letter_id: order.letterId, user_id: order.userId }
    const live = await tx
      .selectFrom('mail_orders')
      .select('id')
      .where('letter_id', '=', letter_id)
      .where('state', 'not in', ['canceled', 'failed'])
      .executeTakeFirst()
    if (live) throw new AppError('already-mailed')
    checkCredits(await creditsOf(tx, user_id))
    const question = { userId: user_id, price: order.price, perDay: this.#perDay, now: this.#now() }
    const isOperators = order.practice || (await operatorPays(tx, question))
    const at = this.#moment()
    const { id } = await tx
      .insertInto('mail_orders')
      .values({
        user_id,
        letter_id,
        reference: order.reference,
        provider: order.provider,
        practice: order.practice ? 1 : 0,
        operator_pays: isOperators ? 1 : 0,
        delivery_option: order.option,
        print_options: JSON.stringify(order.print),
        recipient: JSON.stringify(order.recipient),
        pdf_hash: order.pdfHash,
        pages: order.pages,
        price_cents: order.price,
        credits: creditsPerLetter,
        state: 'ordered',
        tracking_id: order.trackingId,
        delivery_status: 'processing',
        estimated_on: order.estimatedOn,
        ordered_at: at,
        updated_at: at,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await book(tx, {
      userId: user_id,
      amount: -creditsPerLetter,
      reason: 'letter-reserved',
      orderId: id,
    })
    await tx.insertInto('mail_events').values({ order_id: id, status: 'processing', at }).execute()
    await tx
      .updateTable('response_letters')
      .set({ sent_at: at, order_id: id })
      .where('id', '=', letter_id)
      .execute()
    await this.#queue.add(tx, jobOf('submit-mail', id))
    await this.#feed.changed(tx, { userId: user_id, kind: 'letter', id: letter_id })
    return id
  }

  /** Cancels an order, at once if it was not submitted yet. Throws `too-late-to-cancel`. */
  async cancel(tx: Tx, row: OrderRow): Promise<void> {
    if (row.state === 'ordered') return this.end(tx, row, { state: 'canceled' })
    if (row.state === 'submitted') {
      if (row.cancel_until === null || row.cancel_until <= this.#moment()) {
        throw new AppError('too-late-to-cancel')
      }
    } else if (row.state !== 'submitting') return
    await this.change(tx, row, { state: 'canceling', failure: null, failure_said: null })
    await this.#queue.add(tx, { ...jobOf('submit-mail', row.id), hasten: true })
  }

  #moment() {
    return new Date(this.#now()).toISOString()
  }
}
