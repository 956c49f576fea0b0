import { type Claim, type ClaimPayment, englishOf } from '@brieflotse/contract'
import { claimState } from '@brieflotse/letter'
import { dayInGermany } from '@brieflotse/rules'
import type { Selectable } from 'kysely'
import type { ClaimTable, PaymentTable } from '../../db/payment-tables.ts'
import { storedSaid } from '../../text/stored-said.ts'

type ClaimRow = Selectable<ClaimTable>
type PaymentRow = Selectable<PaymentTable>

/** A claim as the API returns it, with its payments, oldest first. */
export function toClaim(row: ClaimRow, payments: PaymentRow[]): Claim {
  const paid = payments.reduce((sum, payment) => sum + payment.received_cents, 0)
  return {
    id: row.id,
    amount: row.amount_cents,
    paid,
    state: claimState(
      { amount: row.amount_cents, paid },
      { isDisputed: row.disputed_at !== null, isStarted: payments.some(isRunning) },
    ),
    payee: row.payee,
    iban: row.iban,
    bic: row.bic,
    purpose: row.purpose,
    dueOn: row.due_on,
    note: row.note,
    payments: payments.map(toPayment),
    updatedAt: row.updated_at,
  }
}

/** Whether the payment's outcome is still open. */
export function isRunning({ status, fulfilled_at }: PaymentRow): boolean {
  return status !== 'canceled' && fulfilled_at === null
}

function toPayment(row: PaymentRow): ClaimPayment {
  const isPaid = row.received_cents > 0
  const state = isPaid ? 'paid' : isRunning(row) ? 'started' : 'failed'
  // Why nothing was charged, or that the money was refunded.
  const said = state === 'failed' ? storedSaid(row.status_said) : null
  return {
    id: row.id,
    amount: isPaid ? row.received_cents : row.amount_cents,
    how: row.how,
    state,
    practice: row.provider === 'practice',
    on: row.paid_on ?? dayInGermany(new Date(row.fulfilled_at ?? row.created_at)),
    note: row.note ?? (said ? englishOf(said) : null),
    ...(said && row.note === null && { said }),
  }
}
