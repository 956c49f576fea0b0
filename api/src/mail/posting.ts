import { message, quoting, type Said } from '@brieflotse/contract'
import type { DeliveryStatus } from '@brieflotse/rules'
import type { Updateable } from 'kysely'
import type { MailOrderTable } from '../db/mail-tables.ts'
import type { Tx } from '../db/open.ts'
import { wouldChange } from '../db/would-change.ts'
import { limits } from '../system/limits.ts'
import type { Posting } from '../providers/mail/mail.ts'
import type { Queue } from '../providers/queue/queue.ts'
import { book } from '../account/store.ts'
import { isSameAddress } from '../providers/mail/same-address.ts'
import { jobOf, type OrderRow, type Orders } from './store.ts'

export type PostingsDeps = {
  orders: Orders
  queue: Queue
  /** Called in the transaction that stores the carrier's tracking number. */
  onCarrierCode?: (tx: Tx, orderId: number) => Promise<void>
  /** How many times faster than real time the provider runs; only the practice post office uses it. */
  speed?: number
  now?: () => number
}

const statuses = {
  waiting: 'processing',
  printing: 'printed',
  posted: 'shipped',
  delivered: 'delivered',
  returned: 'returned',
} as const

/** A letter only advances in this list, even if events arrive out of order. */
const way: DeliveryStatus[] = [
  'processing',
  'printed',
  'shipped',
  'in_transit',
  'exception',
  'out_for_delivery',
  'delivered',
  'failed',
  'returned',
]
export const isFurther = (status: DeliveryStatus, of: DeliveryStatus | null) =>
  of === null || way.indexOf(status) > way.indexOf(of)

/** Updates an order after a response of the provider, always within the caller's transaction. */
export class Postings {
  readonly #orders: Orders
  readonly #queue: Queue
  readonly #onCarrierCode: PostingsDeps['onCarrierCode']
  readonly #speed: number
  readonly #now: () => number

  constructor({ orders, queue, onCarrierCode, speed = 1, now = Date.now }: PostingsDeps) {
    this.#orders = orders
    this.#queue = queue
    this.#onCarrierCode = onCarrierCode
    this.#speed = speed
    this.#now = now
  }

  /** The provider accepted the letter, so the credits are spent. A cancellation requested meanwhile stays. */
  async taken(tx: Tx, id: number, posting: Posting): Promise<void> {
    const row = await this.#orders.byId(tx, id)
    if (!row || (row.state !== 'submitting' && row.state !== 'canceling')) return
    const { user_id: userId } = row
    await book(tx, { userId, amount: 0, reason: 'letter-posted', orderId: id })
    const changed = await this.#orders.change(tx, row, {
      provider_id: posting.providerId,
      submitted_at: row.submitted_at ?? new Date(this.#now()).toISOString(),
      ...(row.state === 'submitting' && { state: 'submitted' }),
    })
    await this.heard(tx, changed.id, posting)
    if (row.state === 'canceling') await this.#queue.add(tx, jobOf('submit-mail', id))
  }

  /** Saves the provider's state of a letter and schedules the next poll. */
  async heard(tx: Tx, id: number, posting: Posting): Promise<void> {
    const row = await this.#orders.byId(tx, id)
    if (!row || row.ended_at || (row.state !== 'submitted' && row.state !== 'canceling')) return
    if (posting.state === 'canceled' || posting.state === 'refused') {
      return row.state === 'canceling' ? this.stopped(tx, id) : this.refused(tx, id, posting.reason)
    }
    const status = statuses[posting.state]
    const isOver = this.#isLast(row, posting)
    const hasCarrier = (row.carrier_code ?? posting.carrierCode) !== null
    const set: Updateable<MailOrderTable> = {
      cancel_until: posting.state === 'waiting' ? posting.cancelUntil : null,
      ...(isFurther(status, row.delivery_status) && { delivery_status: status }),
      ...(posting.carrierCode && !row.carrier_code && { carrier_code: posting.carrierCode }),
      ...this.#misread(row, posting),
      // If the carrier tracks the item, the carrier decides when it is over.
      ...(isOver && !hasCarrier && { ended_at: new Date(this.#now()).toISOString() }),
    }
    const after = wouldChange(row, set) ? await this.#orders.change(tx, row, set) : row
    await this.#note(tx, row, status, posting.at)
    if (set.carrier_code) await this.#onCarrierCode?.(tx, id)
    if (after.state === 'canceling') {
      await this.#queue.add(tx, { ...jobOf('submit-mail', id), hasten: true })
    } else if (!isOver) {
      const runAt = new Date(this.#now() + nextMailPoll(after, this.#now(), this.#speed))
      await this.#queue.add(tx, { ...jobOf('follow-mail', id), runAt })
    }
  }

  /** The letter is certainly not posted. */
  async stopped(tx: Tx, id: number): Promise<void> {
    const row = await this.#orders.byId(tx, id)
    if (row?.state !== 'canceling') return
    await this.#orders.end(tx, row, { state: row.failure === null ? 'canceled' : 'failed' })
  }

  /** The letter is posted although the user cancelled it, and the user is told so. */
  async tooLate(tx: Tx, id: number): Promise<void> {
    const row = await this.#orders.byId(tx, id)
    if (row?.state !== 'canceling') return
    const isMisread = row.failure === 'address-misread'
    await this.#orders.change(tx, row, {
      state: 'submitted',
      cancel_until: null,
      failure: isMisread ? 'address-misread' : 'too-late-to-cancel',
      failure_said: isMisread ? JSON.stringify(cannotStop(null)) : null,
    })
    await this.#queue.add(tx, jobOf('follow-mail', id))
  }

  /** The provider will never post the letter. */
  async refused(tx: Tx, id: number, reason: Said | null): Promise<void> {
    const row = await this.#orders.byId(tx, id)
    if (!row || row.ended_at || row.state === 'ordered') return
    if (row.state === 'canceling') return this.stopped(tx, id)
    await this.#orders.end(tx, row, {
      state: 'failed',
      failure: 'mail-refused',
      failure_said: reason && JSON.stringify(refusedBecause(reason)),
    })
  }

  /**
   * The provider no longer has the letter. If it was not printed, it was deleted there or expired in test mode, so the order
   * failed. If it was printed, polling just ends.
   */
  async vanished(tx: Tx, id: number): Promise<void> {
    const row = await this.#orders.byId(tx, id)
    if (row?.state !== 'submitted' || row.ended_at) return
    if (isFurther(row.delivery_status ?? 'processing', 'processing')) {
      const isFollowed = row.carrier_code !== null
      if (!isFollowed)
        await this.#orders.change(tx, row, { ended_at: new Date(this.#now()).toISOString() })
      return
    }
    await this.#orders.end(tx, row, {
      state: 'failed',
      failure: 'mail-refused',
      failure_said: JSON.stringify(message('mail.vanished')),
    })
  }

  /**
   * The order was for a provider that is no longer configured, and was never sent there. Its price and page layout are not valid
   * elsewhere.
   */
  async abandoned(tx: Tx, id: number): Promise<void> {
    const row = await this.#orders.byId(tx, id)
    if (row?.state !== 'ordered') return
    await this.#orders.end(tx, row, { state: 'failed', failure: 'price-changed' })
  }

  /** The provider read a different address than ours, so the letter is cancelled if that is still possible. */
  #misread(row: OrderRow, { state, addressSeen }: Posting): Updateable<MailOrderTable> {
    if (addressSeen === null || row.state !== 'submitted' || row.failure === 'address-misread') {
      return {}
    }
    if (isSameAddress(JSON.parse(row.recipient) as string[], addressSeen)) return {}
    const failure = 'address-misread' as const
    if (state === 'waiting' || state === 'printing') return { state: 'canceling', failure }
    return { failure, failure_said: JSON.stringify(cannotStop(addressSeen)) }
  }

  async #note(tx: Tx, row: OrderRow, status: DeliveryStatus, at: string | null) {
    if (status === 'processing' || (at === null && !isFurther(status, row.delivery_status))) return
    await tx
      .insertInto('mail_events')
      .values({ order_id: row.id, status, at: at ?? new Date(this.#now()).toISOString() })
      .onConflict((on) => on.doNothing())
      .execute()
  }

  /** Whether the provider will report nothing more. */
  #isLast(row: OrderRow, { state }: Posting): boolean {
    if (state === 'delivered' || state === 'returned') return true
    const since = this.#now() - Date.parse(row.submitted_at ?? row.ordered_at)
    return state === 'posted' && since > limits.mailFollowMs / this.#speed
  }
}

const cannotStop = (seen: string[] | null): Said =>
  seen ? message('mail.misread-as', { seen: line(seen.join(', ')) }) : message('mail.misread')

/** The reason as one of our messages or in the print shop's own words. */
function refusedBecause(reason: Said): Said {
  const { id, values } = quoting('mail.refused-because', reason)
  const { words } = values
  return { id, values: typeof words === 'string' ? { ...values, words: line(words) } : values }
}

/** A provider's text on one line, shortened. */
const line = (text: string) =>
  text
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, 200)

const minute = 60_000
const hour = 60 * minute

const between = (from: number, value: number, to: number) => Math.min(Math.max(value, from), to)

/**
 * The delay until the provider is polled again, in milliseconds; it grows with time. While the letter can be cancelled it is polled
 * often, the last time just before cancelling becomes impossible.
 */
function nextMailPoll(
  row: Pick<OrderRow, 'ordered_at' | 'submitted_at' | 'cancel_until' | 'delivery_status'>,
  now: number,
  speed: number,
): number {
  const age = (now - Date.parse(row.submitted_at ?? row.ordered_at)) * speed
  const left = row.cancel_until ? (Date.parse(row.cancel_until) - now) * speed : 0
  const isUnderWay = !['processing', 'printed', null].includes(row.delivery_status)
  const last = left - minute
  const pause =
    left > 0
      ? Math.min(between(minute / 2, age / 3, 5 * minute), last > minute / 2 ? last : left)
      : isUnderWay
        ? 24 * hour
        : between(5 * minute, age / 4, 3 * hour)
  return Math.max(pause / speed, 500)
}
