import type { Tx } from '../db/open.ts'
import type { PaymentRow } from './store.ts'

/**
 * Adjusts the credits of a payment to the money received: all after payment, fewer after a partial refund, none after a full
 * refund. Entries are never changed; a refund adds an entry.
 */
export async function bookCredits(tx: Tx, payment: PaymentRow): Promise<void> {
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
