import {
  type DeliveryEvent,
  englishOf,
  type MailOfLetter,
  type PrintOptions,
} from '@brieflotse/contract'
import { toFailure } from '../http/failure.ts'
import { isTracked, type DeliveryOption } from '@brieflotse/rules'
import type { Selectable } from 'kysely'
import type { MailEventTable, MailOrderTable } from '../db/mail-tables.ts'
import type { Db } from '../db/open.ts'
import type { ResponseLetterTable } from '../db/schema.ts'
import { storedSaid } from '../text/stored-said.ts'

/** An order to post a letter, with its tracking events, oldest first. */
export type PostedOrder = Selectable<MailOrderTable> & { events: Selectable<MailEventTable>[] }

type StoredLetter = Selectable<ResponseLetterTable>

/** Adds the newest order to each letter. */
export async function withOrders<R extends StoredLetter>(
  db: Db['read'],
  rows: R[],
): Promise<(R & { order: PostedOrder | null })[]> {
  const ids = rows.flatMap(({ order_id }) => order_id ?? [])
  if (ids.length === 0) return rows.map((row) => ({ ...row, order: null }))
  const orders = await db.selectFrom('mail_orders').selectAll().where('id', 'in', ids).execute()
  const events = await db
    .selectFrom('mail_events')
    .selectAll()
    .where('order_id', 'in', ids)
    .orderBy('at')
    .orderBy('id')
    .execute()
  const posted = new Map<number, PostedOrder>()
  for (const order of orders) posted.set(order.id, { ...order, events: [] })
  for (const event of events) posted.get(event.order_id)?.events.push(event)
  return rows.map((row) => ({ ...row, order: posted.get(row.order_id ?? 0) ?? null }))
}

/** An order as the API returns it. */
export function toMail(order: PostedOrder): MailOfLetter {
  const { failure, failure_said } = order
  return {
    orderId: order.id,
    state: order.state,
    provider: order.provider,
    practice: order.practice === 1,
    recipient: JSON.parse(order.recipient) as string[],
    printOptions: JSON.parse(order.print_options) as PrintOptions,
    pages: order.pages,
    price: order.price_cents,
    orderedAt: order.ordered_at,
    cancelUntil: order.cancel_until,
    failure: failure && toFailure(failure, failure_said),
    tracked: isTracked(order.delivery_option as DeliveryOption),
    carrierCode: order.carrier_code,
    events: order.events.map(toEvent),
    proof: order.proof_hash !== null,
  }
}

function toEvent({ status, at, ...event }: Selectable<MailEventTable>): DeliveryEvent {
  const [said, locationSaid] = [event.said, event.location_said].map(saidIn)
  return {
    status,
    at,
    location: event.location ?? (locationSaid ? englishOf(locationSaid) : null),
    ...(locationSaid && { locationSaid }),
    text: event.text ?? (said ? englishOf(said) : null),
    ...(said && { said }),
  }
}

const saidIn = (json: string | null) => (json === null ? undefined : storedSaid(json))

/** The specification's fields about posting. They are empty for a failed or cancelled order. */
export function deliveryOf(order: PostedOrder | null) {
  if (!order || order.state === 'canceled' || order.state === 'failed') return {}
  const place = saidIn(order.delivery_location_said)
  return {
    trackingId: order.tracking_id,
    estimatedDelivery: noonOf(order.estimated_on),
    deliveryStatus: order.delivery_status,
    deliveryLocation: order.delivery_location ?? (place ? englishOf(place) : null),
    ...(place && { deliveryLocationSaid: place }),
    deliveryOption: order.delivery_option as DeliveryOption,
    cost: order.price_cents / 100,
    creditsUsed: order.credits,
    lastUpdated: order.updated_at,
  }
}

/** A time on this day that falls on the same day in all time zones from Lisbon to Athens. */
const noonOf = (day: string) => `${day}T11:00:00.000Z`
