import type { PaymentResponse } from '@brieflotse/contract'
import { afterEach, expect, test } from 'vitest'
import { createPaypalPayment } from '../providers/payment/paypal.ts'
import { openFakePaypal, type FakePaypal } from '../../test/fake-paypal.ts'
import { payer } from '../../test/payments.ts'
import { nextPaymentPoll } from './check-payment-job.ts'
import type { PaymentRow } from './store.ts'

const fakes: FakePaypal[] = []
afterEach(async () => {
  await Promise.all(fakes.splice(0).map((fake) => fake.close()))
})

async function withPaypal() {
  const paypal = await openFakePaypal()
  fakes.push(paypal)
  const payment = {
    online: null,
    paypal: createPaypalPayment({ ...paypal, timeoutMs: 400 }),
    practiceBank: null,
    passesOn: true,
    publishableKey: null,
  }
  const rig = await payer({ payment })
  const { db, queue } = rig.server.deps
  /** Makes a waiting job due and runs it now. */
  const hurry = async (paymentId: string) => {
    await db.write(async (tx) => {
      const job = { name: 'check-payment', payload: { paymentId }, subject: `payment:${paymentId}` }
      await tx
        .updateTable('jobs')
        .set({ run_at: new Date(0).toISOString() })
        .where('subject', '=', job.subject)
        .where('state', '=', 'waiting')
        .execute()
      await queue.add(tx, job)
    })
  }
  const body = { amount: 42, claimId: rig.claimId, payerEmail: 'a@example.org' }
  const begin = async () => (await rig.pay(body, 'paypal')).json<PaymentResponse>()
  return { ...rig, paypal, hurry, begin }
}

test('a payment whose payer never came back is taken and booked all the same', async () => {
  const { server, client, paypal, hurry, begin, claim } = await withPaypal()
  const { paymentIntentId } = await begin()
  paypal.approve(paypal.begun(paymentIntentId)[0]!)
  await hurry(paymentIntentId)
  const paid = await server.until(client.user.id, claim, ({ state }) => state === 'paid')
  expect(paid).toMatchObject({ paid: 4200, payments: [{ how: 'paypal', state: 'paid' }] })
  expect(paypal.charges).toHaveLength(1)
})

test('a payment that was begun while nobody heard the answer is found again, not made twice', async () => {
  const { server, client, paypal, hurry, pay, claim, claimId } = await withPaypal()
  paypal.fail('lost', /orders$/)
  const body = { amount: 42, claimId, payerEmail: 'a@example.org' }
  expect((await pay(body, 'paypal')).json()).toMatchObject({ code: 'payment-not-created' })
  const [started] = (await claim()).payments
  await hurry(started!.id)
  const status = () =>
    client.get<{ approveUrl: string | null }>(`/api/payments/${started!.id}/status`)
  await server.until(client.user.id, status, ({ approveUrl }) => approveUrl !== null)
  expect(paypal.begun(started!.id)).toHaveLength(1)
})

test('what was given up for another payment is not taken, even if it is approved later', async () => {
  const { server, paypal, pay, claim, claimId } = await withPaypal()
  const body = { amount: 42, claimId, payerEmail: 'a@example.org' }
  const first = (await pay(body, 'paypal')).json<PaymentResponse>()
  const second = (await pay({ ...body, again: true }, 'paypal')).json<PaymentResponse>()
  for (const { paymentIntentId } of [first, second]) {
    paypal.approve(paypal.begun(paymentIntentId)[0]!)
    await server.deps.look.now(paymentIntentId)
  }
  expect(paypal.charges).toMatchObject([{ ours: second.paymentIntentId, amount: 4200 }])
  expect(await claim()).toMatchObject({ state: 'paid', paid: 4200 })
})

const row = (set: Partial<PaymentRow>) =>
  ({
    provider: 'paypal',
    provider_id: 'x',
    status: 'requires_action',
    created_at: new Date(0).toISOString(),
    ...set,
  }) as PaymentRow
const [minute, hour, day] = [60_000, 3_600_000, 86_400_000]

test.each<[string, Partial<PaymentRow>, number, number | null]>([
  ['every twenty seconds at first', {}, minute, 20_000],
  ['every five minutes then', {}, hour, 5 * minute],
  ['every hour of the first day', {}, 3 * hour, hour],
  ['twice a day while money is on its way', { status: 'processing' }, 3 * day, 12 * hour],
  ['after a day when it is paid, because money can go back', { status: 'succeeded' }, minute, day],
  ['seldomer and seldomer', { status: 'succeeded' }, 8 * day, 8 * day],
  ['no more after the banks can do nothing', { status: 'succeeded' }, 65 * day, null],
  [
    'no more when the practice bank has decided',
    { status: 'succeeded', provider: 'practice' },
    1,
    null,
  ],
  ['no more when it never began', { status: 'canceled', provider_id: null }, 1, null],
])('a payment is looked at %s', (_, set, age, wait) => {
  expect(nextPaymentPoll(row(set), age)).toBe(wait === null ? null : age + wait)
})
