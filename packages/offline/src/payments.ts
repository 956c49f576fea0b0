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
import { callEndpoint } from './call/call.ts'
import { refreshUser } from './device-database.ts'

/** A payment to start. Payments are never queued, because the user must confirm them at that moment. */
export type WantedPayment =
  | { by: 'bank-transfer' | 'sofort'; body: PaymentRequest }
  | { by: 'paypal'; body: PaymentRequest & { payerEmail: string } }
  | { by: 'credits'; body: Request<typeof buyCredits>['body'] }

/** Starts a payment. `key` is a UUID: repeating the request returns the same payment and starts no second one. Throws `AppError`. */
export function startPayment(payment: WantedPayment, key: string): Promise<PaymentResponse> {
  const options = { idempotencyKey: key }
  switch (payment.by) {
    case 'bank-transfer':
      return callEndpoint(payByBankTransfer, { body: payment.body }, options)
    case 'sofort':
      return callEndpoint(paySofort, { body: payment.body }, options)
    case 'paypal':
      return callEndpoint(payByPaypal, { body: payment.body }, options)
    case 'credits':
      return callEndpoint(buyCredits, { body: payment.body }, options)
  }
}

/** The status of a payment, as its provider reports it. Throws `AppError`. */
export function paymentStatus(id: string, signal?: AbortSignal): Promise<PaymentStatus> {
  return callEndpoint(getPaymentStatus, { params: { id } }, { signal })
}

/** The available ways to pay. Throws `AppError`. */
export function paymentOptions(signal?: AbortSignal): Promise<PaymentOptions> {
  return callEndpoint(getPaymentOptions, undefined, { signal })
}

/** Reloads the user from the server, after credits were bought. Throws `AppError`. */
export async function askUserAgain(): Promise<void> {
  await refreshUser(await callEndpoint(getUser))
}
