import {
  buyCredits,
  getPaymentOptions,
  getPaymentStatus,
  getUser,
  payByBankTransfer,
  payByPaypal,
  paySofort,
  type PaymentOptions,
  type PaymentRequest,
  type PaymentResponse,
  type PaymentStatus,
  type Request,
} from '@brieflotse/contract'
import { call } from './call/call.ts'
import { refreshUser } from './who.ts'

/** What is to be paid, and how. Never kept in the outbox: a payment needs a yes while the user looks. */
export type WantedPayment =
  | { by: 'bank-transfer' | 'sofort'; body: PaymentRequest }
  | { by: 'paypal'; body: PaymentRequest & { payerEmail: string } }
  | { by: 'credits'; body: Request<typeof buyCredits>['body'] }

/** Starts a payment. `key` is a UUID: sent again, the same payment is answered and no second one begins. Throws `AppError`. */
export function startPayment(payment: WantedPayment, key: string): Promise<PaymentResponse> {
  const options = { idempotencyKey: key }
  switch (payment.by) {
    case 'bank-transfer':
      return call(payByBankTransfer, { body: payment.body }, options)
    case 'sofort':
      return call(paySofort, { body: payment.body }, options)
    case 'paypal':
      return call(payByPaypal, { body: payment.body }, options)
    case 'credits':
      return call(buyCredits, { body: payment.body }, options)
  }
}

/** What became of a payment, as its provider says it. Throws `AppError`. */
export function paymentStatus(id: string, signal?: AbortSignal): Promise<PaymentStatus> {
  return call(getPaymentStatus, { params: { id } }, { signal })
}

/** What can be paid here. Throws `AppError`. */
export function paymentOptions(signal?: AbortSignal): Promise<PaymentOptions> {
  return call(getPaymentOptions, undefined, { signal })
}

/** Asks the server who the user is now: credits were bought. Throws `AppError`. */
export async function askUserAgain(): Promise<void> {
  await refreshUser(await call(getUser))
}
