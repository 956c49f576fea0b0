import { AppError, type ClaimChange, message } from '@brieflotse/contract'
import { dayInGermany, isPlainDate } from '@brieflotse/rules'
import { randomUUID } from 'node:crypto'
import type { Tx } from '../db/open.ts'
import type { Feed } from '../db/feed.ts'
import { limits } from '../system/limits.ts'
import { most } from './amounts.ts'
import { addPayment, claimChanged, type ClaimRow } from './store.ts'

/**
 * Applies the user's change to a claim. `key` becomes the id of a payment made elsewhere, so that a device knows the id before the
 * server responds.
 */
export async function applyClaimChange(
  tx: Tx,
  feed: Feed,
  { claim, change, key }: { claim: ClaimRow; change: ClaimChange; key: string | null },
): Promise<void> {
  if (change.change === 'paid') {
    await addOwnPayment(tx, claim, change, await freeName(tx, key))
    return claimChanged(tx, feed, claim.id, { disputed_at: null })
  }
  if (change.change === 'not-paid') {
    await takeBack(tx, claim, change.paymentId)
    return claimChanged(tx, feed, claim.id)
  }
  const disputed_at = change.change === 'disputed' ? new Date().toISOString() : null
  const note = change.change === 'disputed' ? { note: change.note } : {}
  return claimChanged(tx, feed, claim.id, { disputed_at, ...note })
}

async function addOwnPayment(
  tx: Tx,
  claim: ClaimRow,
  { amount, on, note }: Extract<ClaimChange, { change: 'paid' }>,
  id: string,
): Promise<void> {
  // A larger amount would exceed the range of the schema, and the user's letters could no longer be listed.
  if (amount === 0 || amount > most) throw new AppError('invalid-amount')
  if (!isPlainDate(on) || !isBelievable(on)) throw new AppError('invalid-input')
  await addPayment(tx, id, {
    user_id: claim.user_id,
    claim_id: claim.id,
    purpose: 'claim',
    how: 'own',
    provider: 'own',
    amount_cents: amount,
    credits: null,
    reference: '',
    recipient: null,
    payer_email: null,
  })
  const paid = {
    status: 'succeeded',
    status_said: JSON.stringify(message('payment.own')),
    received_cents: amount,
    fulfilled_at: new Date().toISOString(),
    paid_on: on,
    note,
  } as const
  await tx.updateTable('payments').set(paid).where('id', '=', id).execute()
}

/** Allows for wrong device clocks and transfers planned ahead, but rejects implausible dates. */
function isBelievable(on: string): boolean {
  const soon = new Date(Date.now() + limits.paidAheadMs)
  return on >= '2000-01-01' && on <= dayInGermany(soon)
}

/** Deletes a payment that the user reported; a missing one counts as deleted. A payment confirmed by a provider cannot be deleted. */
async function takeBack(tx: Tx, claim: ClaimRow, paymentId: string): Promise<void> {
  const payment = await tx
    .selectFrom('payments')
    .select('how')
    .where('id', '=', paymentId)
    .where('claim_id', '=', claim.id)
    .executeTakeFirst()
  if (!payment) return
  if (payment.how !== 'own') throw new AppError('invalid-input')
  await tx.deleteFrom('payments').where('id', '=', paymentId).execute()
}

async function freeName(tx: Tx, key: string | null): Promise<string> {
  if (key === null || !/^[0-9a-f-]{36}$/i.test(key)) return randomUUID()
  const taken = await tx
    .selectFrom('payments')
    .select('id')
    .where('id', '=', key)
    .executeTakeFirst()
  return taken ? randomUUID() : key
}
