import type { Tx } from '../db/open.ts'
import type { PaymentRow } from './store.ts'

/**
 * Makes the credits that a payment bought what its money is worth: all of them once it was received, fewer after a refund, none when it
 * went back whole. Entries are never changed; a refund is an entry of its own.
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
  // a reason occurs once for each payment; a second refund of the same payment says that it is the second
  const reason = times === 0 ? name : `${name}-${times + 1}`
  const created_at = new Date().toISOString()
  await tx
    .insertInto('credit_entries')
    .values({ user_id, amount, reason, payment_id: id, created_at })
    .execute()
}
