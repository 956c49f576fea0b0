import type { Payment } from './payment.ts'
import type { PracticeBank } from './practice.ts'

/** By whom can be paid here; null for what is not offered. */
export type PaymentProviders = {
  online: Payment | null
  paypal: Payment | null
  /** Its pages are part of this server; the same object as one of the others. */
  practiceBank: PracticeBank | null
  /** Whether the operator passes on what is paid for claims of others through a real provider. */
  passesOn: boolean
  /** For the provider's script in the browser. */
  publishableKey: string | null
}

/** The practice bank for everything: no keys, no network, no money. */
export function practiceOnly(bank: PracticeBank): PaymentProviders {
  return { online: bank, paypal: bank, practiceBank: bank, passesOn: false, publishableKey: null }
}

/** Whoever took a payment is asked about it; null when they are not configured any more. */
export function providerNamed({ online, paypal }: PaymentProviders, name: string): Payment | null {
  return [online, paypal].find((provider) => provider?.name === name) ?? null
}

/** Whether a claim of somebody else can be paid through this provider: practice money needs no passing on. */
export function takesClaims(providers: PaymentProviders, provider: Payment): boolean {
  return provider.practice || providers.passesOn
}
