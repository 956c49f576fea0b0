import { AppError, type Claim, message, type Said } from '@brieflotse/contract'
import type { Insertable, Selectable } from 'kysely'
import type { Db, Tx } from '../db/open.ts'
import type { ClaimTable, PaymentTable } from '../db/payment-tables.ts'
import type { Feed } from '../db/feed.ts'
import { storedSaid } from '../text/stored-said.ts'

export type PaymentRow = Selectable<PaymentTable>
export type ClaimRow = Selectable<ClaimTable>

/** The stored message about the payment's state. */
export const saidOfPayment = ({ status_said }: Pick<PaymentRow, 'status_said'>): Said =>
  storedSaid(status_said)

/** The subject under which responses and jobs of a payment are stored. */
export const aboutPayment = (id: string) => `payment:${id}`
export const aboutClaim = (id: number) => `claim:${id}`

/** The payment by our id or the provider's (which its redirect adds), if it belongs to the user. */
export function findPayment(
  read: Db['read'] | Tx,
  userId: number,
  name: string,
): Promise<PaymentRow | undefined> {
  return read
    .selectFrom('payments')
    .selectAll()
    .where('user_id', '=', userId)
    .where((eb) => eb.or([eb('id', '=', name), eb('provider_id', '=', name)]))
    .executeTakeFirst()
}

export function findClaim(
  read: Db['read'] | Tx,
  userId: number,
  id: number,
): Promise<ClaimRow | undefined> {
  return read
    .selectFrom('claims')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst()
}

/** Publishes a changed claim as part of its document. */
export async function claimChanged(
  tx: Tx,
  feed: Feed,
  id: number,
  set: Partial<Pick<ClaimRow, 'disputed_at' | 'note'>> = {},
): Promise<void> {
  const row = await tx
    .updateTable('claims')
    .set({ ...set, updated_at: new Date().toISOString() })
    .where('id', '=', id)
    .returning(['user_id', 'document_id'])
    .executeTakeFirst()
  if (row) await feed.changed(tx, { userId: row.user_id, kind: 'document', id: row.document_id })
}

const toPayer: PaymentRow['status'][] = [
  'requires_payment_method',
  'requires_confirmation',
  'requires_action',
]

/** Whether the payment waits for the payer's approval. */
export const waitsForPayer = (status: PaymentRow['status']) => toPayer.includes(status)

/**
 * Rejects a payment that would pay a claim twice. With `again` the user has confirmed it: a payment without approval is then
 * cancelled, but one in progress still blocks.
 */
export async function refuseDoublePayment(
  tx: Tx,
  claim: Claim,
  { amount, again }: { amount: number; again: boolean },
): Promise<void> {
  const running = await tx
    .selectFrom('payments')
    .select(['id', 'status'])
    .where('claim_id', '=', claim.id)
    .where('status', '!=', 'canceled')
    .where('fulfilled_at', 'is', null)
    .execute()
  const isOnItsWay = running.some(({ status }) => !waitsForPayer(status))
  if (isOnItsWay || (running.length > 0 && !again)) throw new AppError('payment-running')
  const givenUp = {
    status: 'canceled',
    status_said: JSON.stringify(message('payment.replaced')),
    approve_url: null,
    client_secret: null,
    updated_at: new Date().toISOString(),
  } as const
  for (const { id } of running) {
    await tx.updateTable('payments').set(givenUp).where('id', '=', id).execute()
  }
  const open = claim.amount - claim.paid
  if (again) return
  if (open <= 0) throw new AppError('already-paid')
  if (amount <= open) return
  throw new AppError('invalid-amount', message('payment.more-than-open', { open: { cents: open } }))
}

export type NewPayment = Pick<
  Insertable<PaymentTable>,
  | 'user_id'
  | 'claim_id'
  | 'purpose'
  | 'how'
  | 'provider'
  | 'amount_cents'
  | 'credits'
  | 'reference'
  | 'recipient'
  | 'payer_email'
>

/** Inserts the row before any provider is called. */
export async function addPayment(tx: Tx, id: string, payment: NewPayment): Promise<void> {
  const now = new Date().toISOString()
  await tx
    .insertInto('payments')
    .values({
      ...payment,
      id,
      status: 'requires_payment_method',
      status_said: JSON.stringify(message('payment.starting')),
      created_at: now,
      updated_at: now,
    })
    .execute()
}
