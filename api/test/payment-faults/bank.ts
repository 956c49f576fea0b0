import { join } from 'node:path'
import { createPaypalPayment } from '../../src/providers/payment/paypal.ts'
import type { Payment } from '../../src/providers/payment/payment.ts'
import { createPracticeBank } from '../../src/providers/payment/practice.ts'
import type { PaymentProviders } from '../../src/providers/payment/providers.ts'
import { createStripePayment } from '../../src/providers/payment/stripe.ts'
import type { Delivered, NetworkFailure } from '../providers/payment/suite-rig.ts'
import type { FakeEvent, FakePayments } from '../fake-payments.ts'
import { openFakePaypal } from '../fake-paypal.ts'
import { openFakeStripe } from '../fake-stripe.ts'

export const bankNames = ['practice', 'stripe', 'paypal'] as const
export type BankName = (typeof bankNames)[number]

/** The actions of payers and banks. */
export const payerActs = ['approve', 'decline', 'delay', 'came', 'failed', 'expire'] as const
export type PayerAct = (typeof payerActs)[number]

/** The provider's side, which never crashes and whose books are the truth. */
export type Bank = {
  name: BankName
  payment: Payment
  providers: (payment: Payment) => PaymentProviders
  act(ours: string, act: PayerAct): Promise<void>
  refund(ours: string, cents: number, name: string): Promise<void>
  /** How often one of our payments was charged, and how much of it was kept, in cents. */
  times(ours: string): number
  kept(ours: string): Promise<number>
  begun(ours: string): number
  fail(how: NetworkFailure): void
  events(): FakeEvent[]
  deliver(event: FakeEvent | null, how: 'good' | 'forged' | 'old'): Delivered | null
  close(): Promise<void>
}

const never = new AbortController().signal

export async function openBank(name: BankName, folder: string, now: () => number): Promise<Bank> {
  if (name === 'practice') return openPractice(folder, now)
  if (name === 'stripe') {
    const fake = await openFakeStripe()
    const payment = createStripePayment({
      secretKey: fake.key,
      webhookSecret: fake.webhookSecret,
      payPage: (id) => `/api/pay/${id}`,
      url: fake.url,
      timeoutMs: 150,
    })
    return ofFake(name, fake, payment)
  }
  const fake = await openFakePaypal()
  return ofFake(name, fake, createPaypalPayment({ ...fake, timeoutMs: 150 }))
}

const bare = { practiceBank: null, passesOn: true, publishableKey: null }

function ofFake(name: BankName, fake: FakePayments, payment: Payment): Bank {
  const events: FakeEvent[] = []
  const known = (ours: string) => fake.begun(ours)[0]
  const sum = (lines: { providerId: string; amount: number }[], id: string | undefined) =>
    lines.filter((line) => line.providerId === id).reduce((all, { amount }) => all + amount, 0)
  return {
    name,
    payment,
    providers: (online) =>
      name === 'stripe'
        ? { ...bare, online, paypal: null }
        : { ...bare, online: null, paypal: online },
    async act(ours, act) {
      const id = known(ours)
      if (!id) return
      if (act === 'came' || act === 'failed') fake.settle(id, act === 'came')
      else fake[act](id)
    },
    async refund(ours, cents, refund) {
      const id = known(ours)
      // A refund larger than the rest is rejected, which is correct.
      if (id) await payment.refund(id, { id: refund, amount: cents }, never).catch(() => {})
    },
    times: (ours) => fake.charges.filter((charge) => charge.ours === ours).length,
    kept: async (ours) => sum(fake.charges, known(ours)) - sum(fake.refunds, known(ours)),
    begun: (ours) => fake.begun(ours).length,
    fail: (how) => fake.fail(how),
    events() {
      events.push(...fake.takeEvents())
      return events
    },
    deliver: (event, how) => fake.deliver(event ?? fake.unrelated(), how),
    close: () => fake.close(),
  }
}

function openPractice(folder: string, now: () => number): Bank {
  const bank = createPracticeBank({ folder: join(folder, 'practice-bank'), now })
  const isThere = new Set<string>()
  const payment: Payment = {
    ...bank,
    async create(charge, signal) {
      isThere.add(charge.id)
      return bank.create(charge, signal)
    },
  }
  const kept = async (ours: string) =>
    isThere.has(ours) ? (await bank.status(ours, never)).received : 0
  return {
    name: 'practice',
    payment,
    // This provider serves all payment methods, so that its crashes are simulated for every method.
    providers: (online) => ({ ...bare, online, paypal: online, practiceBank: bank }),
    async act(ours, act) {
      if (!isThere.has(ours)) return
      const { approveUrl } = await bank.status(ours, never)
      const token = approveUrl?.split('/').at(-1)
      const page = token && (await bank.page(token))
      if (!token || !page) return
      if (act === 'approve') await bank.decide(token, page.formToken, 'approve')
      if (act === 'decline') await bank.decide(token, page.formToken, 'decline')
    },
    async refund(ours, cents, name) {
      await bank.refund(ours, { id: name, amount: cents }, never).catch(() => {})
    },
    times: () => 0,
    kept,
    begun: (ours) => Number(isThere.has(ours)),
    fail() {},
    events: () => [],
    deliver: () => null,
    close: async () => {},
  }
}
