import { inspect } from 'node:util'
import type { Charge, Charged, Payment } from '../../../src/providers/payment/payment.ts'

export type Delivered = { headers: Record<string, string | undefined>; body: Uint8Array }

/** A payment provider with controls for tests: act as the payer and as the provider. */
export type PaymentRig = {
  payment: Payment
  /** The payer approves and has enough money. */
  approve(providerId: string): Promise<void> | void
  /** The payer or the payer's bank declines. */
  decline(providerId: string): Promise<void> | void
  /** The net amount in cents, by the provider's own books. */
  taken(): number
  close?(): Promise<void>
  /** Texts that no error may contain. */
  secrets?: readonly string[]
  /** A webhook event about a payment, for providers that send any. */
  news?(providerId: string, how: 'good' | 'forged' | 'old' | 'unrelated'): Delivered
  /** How the next request fails, for network providers. `lost`: it is executed, but the response never arrives. */
  fail?(how: NetworkFailure): void
}

/** `silent`: no response and nothing done. `lost`: done, but no response. `cut`: done, and the response breaks off. */
export type NetworkFailure = 'silent' | 'lost' | 'cut' | 'down' | 'busy'

export const never = new AbortController().signal
export const charge = (given: Partial<Charge> = {}): Charge => ({
  id: `pay-${Math.random().toString(36).slice(2, 14)}`,
  amount: 4_210,
  reference: 'Rechnung 2026-118',
  returnUrl: 'http://127.0.0.1:3000/payment-complete',
  payerEmail: null,
  ...given,
})

/** Captures an approved payment, as far as possible. */
export const collect = (payment: Payment, id: string): Promise<Charged> =>
  payment.capture(id, never)

/** Everything that an error shows in a log. */
export const shown = (error: unknown): string =>
  `${inspect(error, { depth: 12, showHidden: true })}${JSON.stringify(error)}`
