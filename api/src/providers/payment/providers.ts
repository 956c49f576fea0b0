import type { Payment } from './payment.ts'
import type { PracticeBank } from './practice.ts'

/** The configured payment providers; null if a method is not offered. */
export type PaymentProviders = {
  online: Payment | null
  paypal: Payment | null
  /** The practice bank, whose pages are part of this server; the same object as one of the others. */
  practiceBank: PracticeBank | null
  /** Whether the operator forwards payments for claims of others that were made through a real provider. */
  passesOn: boolean
  /** The key for the provider's script in the browser. */
  publishableKey: string | null
}

/** The practice bank for all methods: no keys, no network, no money. */
export function practiceOnly(bank: PracticeBank): PaymentProviders {
  return { online: bank, paypal: bank, practiceBank: bank, passesOn: false, publishableKey: null }
}

/** The provider that handled a payment; null if it is no longer configured. */
export function providerNamed({ online, paypal }: PaymentProviders, name: string): Payment | null {
  return [online, paypal].find((provider) => provider?.name === name) ?? null
}

/** Whether this provider can be used for claims of others. Practice money need not be forwarded. */
export function takesClaims(providers: PaymentProviders, provider: Payment): boolean {
  return provider.practice || providers.passesOn
}
