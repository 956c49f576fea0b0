import type { PaymentProviderName, PaymentStatus, Said } from '@brieflotse/contract'

export type PaymentState = PaymentStatus['status']

/** A payment to be made. `id` is ours and is the idempotency key; amounts in cents, euros always. */
export type Charge = {
  id: string
  amount: number
  reference: string
  /** Who gets the money in the end, where the provider can show it; the operator when it is null or left out. */
  payee?: string | null
  /** Where the payer's browser goes afterwards. */
  returnUrl: string
  payerEmail: string | null
}

/** What the provider says about a payment. `succeeded` only when the money is ours: an approval is not a payment. */
export type Charged = {
  providerId: string
  clientSecret: string | null
  /**
   * Where the payer says yes or no: a page to go to in the same tab, on this server (a path) or at the provider (a whole address). The
   * app itself loads no script of any provider; the browser comes back to `returnUrl`, which proves nothing.
   */
  approveUrl: string | null
  status: PaymentState
  /** For a person. */
  said: Said
  /** Cents that were taken and kept; less than the amount after a refund. */
  received: number
}

/** Something the provider tells us. What it says is not believed: the payment is asked for. */
export type PaymentNews = { eventId: string; providerId: string }

/**
 * Port: takes payments. Failures are `AppError`: `payment-failed` (refused for good), `not-found` (no such payment), `provider-down`,
 * `busy`. Repeating `create`, `capture` or `refund` with the same `id` is harmless; `capture` of what nobody approved only looks.
 */
export interface Payment {
  readonly name: PaymentProviderName
  /** No money moves. */
  readonly practice: boolean
  create(charge: Charge, signal: AbortSignal): Promise<Charged>
  status(providerId: string, signal: AbortSignal): Promise<Charged>
  /** Takes what the payer approved; for providers where that is a step of its own. */
  capture(providerId: string, signal: AbortSignal): Promise<Charged>
  /**
   * Ends a payment that was given up here, so that nobody can pay it any more in a page that is still open; only looks when it was paid
   * meanwhile. For providers whose payers pay without us; where we take the money ourselves, not taking it is enough.
   */
  cancel?(providerId: string, signal: AbortSignal): Promise<Charged>
  refund(
    providerId: string,
    refund: { id: string; amount: number },
    signal: AbortSignal,
  ): Promise<Charged>
  /** Where its book is kept on this machine: nothing of this payment is left. */
  forget?(providerId: string): Promise<void>
  /** Null for news that say nothing about a payment. Throws `invalid-input` for what the provider did not sign. */
  verifyWebhook(
    headers: Record<string, string | undefined>,
    body: Uint8Array,
    signal: AbortSignal,
  ): Promise<PaymentNews | null>
}
