import { inspect } from 'node:util'
import type { Charge, Charged, Payment } from './payment.ts'

export type Delivered = { headers: Record<string, string | undefined>; body: Uint8Array }

/** A payment provider with somebody who plays the payer and the provider's side of it. */
export type PaymentRig = {
  payment: Payment
  /** The payer says yes, with enough money. */
  approve(providerId: string): Promise<void> | void
  /** The payer, or the payer's bank, says no. */
  decline(providerId: string): Promise<void> | void
  /** Cents that moved at the provider's and came to stay, by its own books. */
  taken(): number
  close?(): Promise<void>
  /** Words that no error may contain. */
  secrets?: readonly string[]
  /** News of a payment as the provider sends them; for providers that send any. */
  news?(providerId: string, how: 'good' | 'forged' | 'old' | 'unrelated'): Delivered
  /** What becomes of the next call; for providers behind a network. `lost`: it is carried out, the answer never comes. */
  fail?(how: Failure): void
}

/** `silent`: no answer and nothing done. `lost`: done, but no answer. `cut`: done, and the answer breaks off. */
export type Failure = 'silent' | 'lost' | 'cut' | 'down' | 'busy'

export const never = new AbortController().signal
export const charge = (given: Partial<Charge> = {}): Charge => ({
  id: `pay-${Math.random().toString(36).slice(2, 14)}`,
  amount: 4_210,
  reference: 'Rechnung 2026-118',
  returnUrl: 'http://127.0.0.1:3000/payment-complete',
  payerEmail: null,
  ...given,
})

/** Takes the money of a payment that was approved, as far as that goes. */
export const collect = (payment: Payment, id: string): Promise<Charged> =>
  payment.capture(id, never)

/** Everything an error shows in a log. */
export const shown = (error: unknown): string =>
  `${inspect(error, { depth: 12, showHidden: true })}${JSON.stringify(error)}`
