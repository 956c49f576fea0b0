import type { PaymentStatus, Said } from '@brieflotse/contract'
import type { Registered, SettingValues } from '../registered.ts'

export type PaymentState = PaymentStatus['status']

/** A payment to make. `id` is ours and serves as idempotency key; amounts are in cents, always euros. */
export type Charge = {
  id: string
  amount: number
  reference: string
  /** The payee, if the provider can show one; null or missing means the operator. */
  payee?: string | null
  /** The URL to which the payer's browser returns. */
  returnUrl: string
  payerEmail: string | null
}

/** A provider's state of a payment. `succeeded` means that we have the money; an approval is not enough. */
export type Charged = {
  providerId: string
  clientSecret: string | null
  /**
   * The page on which the payer approves or declines: a path on this server or a URL at the provider, opened in the same tab. The
   * app itself loads no script of a provider. The browser returns to `returnUrl`, which proves nothing.
   */
  approveUrl: string | null
  status: PaymentState
  /** A message for users. */
  said: Said
  /** The money received in cents, less refunds. */
  received: number
}

/** An event from the provider. Its content is not trusted: the payment is polled. */
export type PaymentNews = { eventId: string; providerId: string }

/**
 * Port: takes payments. Errors are `AppError`: `payment-failed` (permanent), `not-found`, `provider-down`, `busy`. Repeating
 * `create`, `capture` or `refund` with the same `id` is safe. `capture` of an unapproved payment only returns its state.
 */
export interface Payment {
  /** Lower-case letters, digits and hyphens. It is stored with each payment and is part of the webhook's URL. */
  readonly name: string
  /** No real money moves. */
  readonly practice: boolean
  create(charge: Charge, signal: AbortSignal): Promise<Charged>
  status(providerId: string, signal: AbortSignal): Promise<Charged>
  /** Captures an approved payment, for providers with a separate capture. */
  capture(providerId: string, signal: AbortSignal): Promise<Charged>
  /**
   * Cancels a payment that was given up here, so that nobody can still pay it on an open page; if it was paid meanwhile, only
   * returns its state. Needed only for providers that charge without our capture.
   */
  cancel?(providerId: string, signal: AbortSignal): Promise<Charged>
  refund(
    providerId: string,
    refund: { id: string; amount: number },
    signal: AbortSignal,
  ): Promise<Charged>
  /** For providers with books on this machine: deletes everything about this payment. */
  forget?(providerId: string): Promise<void>
  /** Null for events that are not about a payment. Throws `invalid-input` if the signature is wrong. */
  verifyWebhook(
    headers: Record<string, string | undefined>,
    body: Uint8Array,
    signal: AbortSignal,
  ): Promise<PaymentNews | null>
}

export type RegisteredPayment = Registered<Payment> & {
  /** The button that it serves; `BRIEFLOTSE_PAYMENT` chooses for the first, `BRIEFLOTSE_PAYPAL` for the second. */
  method: 'online' | 'paypal'
  /** Mistakes in settings that are present, one sentence each. The sentences never contain a key. */
  misfits?(env: SettingValues): string[]
  /** The key for the provider's script in the browser. */
  publishableKey?(env: SettingValues): string | null
}
