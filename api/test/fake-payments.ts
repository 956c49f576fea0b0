import type { Delivered } from './providers/payment/suite-rig.ts'
import type { FakeHttp } from './fake-http.ts'

/** An event that a fake provider has to report. */
export type FakeEvent = { id: string; type: string; providerId: string; resource: unknown }

/** What tests can do with every fake payment provider: act as payer, inspect its books, receive its webhooks. */
export type FakePayments = Pick<
  FakeHttp,
  'url' | 'port' | 'fail' | 'trouble' | 'calls' | 'close'
> & {
  /** The payer approves. PayPal then waits for the capture; Stripe charges at once. */
  approve(providerId: string): void
  decline(providerId: string): void
  /** The payer approves with a payment method that takes days. */
  delay(providerId: string): void
  /** The days are over: the money arrived or did not. */
  settle(providerId: string, came: boolean): void
  /** The payment expires without an approval. */
  expire(providerId: string): void
  /** All charges, with our payment id. Two entries with one id are a double charge. */
  charges: { providerId: string; ours: string; amount: number }[]
  /** All refunds. */
  refunds: { providerId: string; amount: number }[]
  /** Charges minus refunds, in cents. */
  taken(): number
  /** Provider ids of the payments that were started for one of our ids, in order. */
  begun(ours: string): string[]
  /** The events since the last call, in order. Tests shuffle, repeat and drop them. */
  takeEvents(): FakeEvent[]
  /** The newest event of a payment, whether taken or not. */
  newest(providerId: string): FakeEvent
  /** An event as our webhook receives it. `forged`: with a wrong signature; `old`: with an old timestamp. */
  deliver(event: FakeEvent, how?: 'good' | 'forged' | 'old'): Delivered
  /** An event that has nothing to do with payments. */
  unrelated(): FakeEvent
}
