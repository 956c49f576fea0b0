import { englishOf, type PaymentResponse, type PaymentStatus } from '@brieflotse/contract'
import { type PaymentRow, saidOfPayment } from './store.ts'

/** A payment that was just begun, for its payer only. */
export function toResponse(row: PaymentRow): PaymentResponse {
  return {
    paymentIntentId: row.id,
    clientSecret: row.client_secret ?? '',
    status: row.status,
    approveUrl: row.approve_url,
    provider: row.provider as PaymentResponse['provider'],
    practice: row.provider === 'practice',
  }
}

/** How far it has come. The secret is never told again. */
export function toStatus(row: PaymentRow): PaymentStatus {
  const said = saidOfPayment(row)
  return {
    id: row.id,
    status: row.status,
    statusMessage: englishOf(said),
    said,
    amount: row.amount_cents,
    practice: row.provider === 'practice',
    approveUrl: row.approve_url,
  }
}
