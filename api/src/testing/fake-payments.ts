import type { Delivered } from '../providers/payment/suite-rig.ts'
import type { FakeHttp } from './fake-http.ts'

/** One thing that a fake provider has to tell. */
export type FakeEvent = { id: string; type: string; providerId: string; resource: unknown }

/** What the tests can do with every fake payment provider: play the payer, read its books, take its news. */
export type FakePayments = Pick<
  FakeHttp,
  'url' | 'port' | 'fail' | 'trouble' | 'calls' | 'close'
> & {
  /** The payer says yes. PayPal waits for the capture then; at Stripe the money is taken. */
  approve(providerId: string): void
  decline(providerId: string): void
  /** Says yes by a way of paying that takes days. */
  delay(providerId: string): void
  /** The days are over: the money came, or did not. */
  settle(providerId: string, came: boolean): void
  /** Nobody came. */
  expire(providerId: string): void
  /** Every time money was taken, with our own id of the payment: two lines with one id are a double charge. */
  charges: { providerId: string; ours: string; amount: number }[]
  /** Every time money was given back. */
  refunds: { providerId: string; amount: number }[]
  /** Taken less given back, in cents. */
  taken(): number
  /** Payments that were begun for an id of ours, in order. */
  begun(ours: string): string[]
  /** What happened since the last time, in order. A test shuffles, repeats and loses them. */
  takeEvents(): FakeEvent[]
  /** The newest event of a payment, taken or not. */
  newest(providerId: string): FakeEvent
  /** An event as it arrives at our webhook. `forged`: signed by somebody else; `old`: signed long ago. */
  deliver(event: FakeEvent, how?: 'good' | 'forged' | 'old'): Delivered
  /** An event that has nothing to do with payments. */
  unrelated(): FakeEvent
}
