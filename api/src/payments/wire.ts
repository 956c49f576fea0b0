import { englishOf, type PaymentResponse, type PaymentStatus } from '@brieflotse/contract'
import { type PaymentRow, saidOfPayment } from './store.ts'

/** The response to starting a payment; it contains secrets for the payer. */
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

/** The state of a payment, without its secret. */
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
