import { message, type Said } from '@brieflotse/contract'
import type { Db, Tx } from '../db/open.ts'
import type { Feed } from '../db/feed.ts'
import { wouldChange } from '../db/would-change.ts'
import { existing } from '../http/errors.ts'
import type { Charged } from '../providers/payment/payment.ts'
import { claimChanged, type PaymentRow, waitsForPayer } from './store.ts'

/** A provider's report about a payment, or that it does not know it. */
export type ProviderStatus = Pick<Charged, 'status' | 'said'> & Partial<Charged>

export const findById = (read: Db['read'] | Tx, id: string): Promise<PaymentRow | undefined> =>
  read.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirst()

/**
 * Saves a provider's report and its consequences in one transaction. Credits and paid amounts always equal what the provider has
 * received, however often and in whatever order reports arrive.
 */
export async function recordStatus(
  tx: Tx,
  feed: Feed,
  id: string,
  word: ProviderStatus,
): Promise<PaymentRow> {
  const row = existing(await findById(tx, id))
  const received = word.status === 'succeeded' ? (word.received ?? 0) : 0
  const isBooked = row.fulfilled_at !== null
  // A booked payment can be refunded, but it never waits for the payer again.
  if (isBooked && word.status !== 'succeeded' && word.status !== 'canceled') return row
  const now = new Date().toISOString()
  const status = statusOf(row, word, received)
  const isOver = status === 'succeeded' || status === 'canceled'
  const kept = row.status === 'canceled' && status === 'canceled' && !isBooked && row.provider_id
  const after = {
    status,
    status_said: kept ? row.status_said : JSON.stringify(saidOf(word, received, isBooked)),
    provider_id: row.provider_id ?? word.providerId ?? null,
    client_secret: isOver ? null : (word.clientSecret ?? row.client_secret),
    approve_url: isOver ? null : (word.approveUrl ?? null),
    received_cents: received,
    fulfilled_at: row.fulfilled_at ?? (received > 0 ? now : null),
  }
  if (!wouldChange(row, after)) return row
  const changed = await tx
    .updateTable('payments')
    .set({ ...after, updated_at: now })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  if (row.purpose === 'credits') await bookCredits(tx, changed)
  // Paying a disputed claim ends the dispute.
  const dispute = received > row.received_cents ? { disputed_at: null } : {}
  if (row.claim_id !== null) await claimChanged(tx, feed, row.claim_id, dispute)
  return changed
}

function statusOf(
  row: PaymentRow,
  { status }: ProviderStatus,
  received: number,
): PaymentRow['status'] {
  // A payment that was refunded in full counts as cancelled.
  if (status === 'succeeded') return received > 0 ? 'succeeded' : 'canceled'
  // A payment that was given up stays cancelled unless money was received.
  const isGivenUp = row.status === 'canceled' && row.fulfilled_at === null
  return isGivenUp && (waitsForPayer(status) || status === 'requires_capture') ? 'canceled' : status
}

function saidOf({ status, said }: ProviderStatus, received: number, wasBooked: boolean): Said {
  const isBack = received === 0 && (status === 'succeeded' || wasBooked)
  return isBack ? message('payment.paid-back') : said
}

/**
 * Adjusts the credits of a payment to the money received: all after payment, fewer after a partial refund, none after a full
 * refund. Entries are never changed; a refund adds an entry.
 */
async function bookCredits(tx: Tx, payment: PaymentRow): Promise<void> {
  const { id, user_id, credits, received_cents, amount_cents } = payment
  const worth = Math.floor(((credits ?? 0) * Math.min(received_cents, amount_cents)) / amount_cents)
  const before = await tx
    .selectFrom('credit_entries')
    .select(['amount', 'reason'])
    .where('payment_id', '=', id)
    .execute()
  const held = before.reduce((sum, { amount }) => sum + amount, 0)
  const amount = worth - held
  if (amount === 0) return
  const name = amount > 0 ? 'bought' : 'refunded'
  const times = before.filter(({ reason }) => reason.startsWith(name)).length
  // A payment has at most one entry for each reason, so further refunds get a number.
  const reason = times === 0 ? name : `${name}-${times + 1}`
  const created_at = new Date().toISOString()
  await tx
    .insertInto('credit_entries')
    .values({ user_id, amount, reason, payment_id: id, created_at })
    .execute()
}
