import type { PaymentResponse } from '@brieflotse/contract'
import { afterEach, expect, test } from 'vitest'
import { createStripePayment } from '../providers/payment/stripe.ts'
import { type FakeStripe, openFakeStripe } from '../../test/fake-stripe.ts'
import { payer } from '../../test/payments.ts'

const fakes: FakeStripe[] = []
afterEach(async () => {
  await Promise.all(fakes.splice(0).map((fake) => fake.close()))
})

async function withStripe({ passesOn = true } = {}) {
  const stripe = await openFakeStripe()
  fakes.push(stripe)
  const online = createStripePayment({
    secretKey: stripe.key,
    webhookSecret: stripe.webhookSecret,
    payPage: (id) => `/api/pay/${id}`,
    url: stripe.url,
  })
  const payment = { online, paypal: null, practiceBank: null, passesOn, publishableKey: 'pk_1' }
  const rig = await payer({ payment })
  const tell = (delivered: ReturnType<FakeStripe['deliver']>) =>
    rig.server.app.inject({
      method: 'POST',
      url: '/api/webhooks/stripe',
      headers: {
        'content-type': 'application/json',
        'sec-fetch-site': 'cross-site',
        ...(delivered.headers as Record<string, string>),
      },
      body: Buffer.from(delivered.body),
    })
  const begun = async () => {
    const answer = await rig.pay({ amount: 42, claimId: rig.claimId }, 'sofort')
    const { paymentIntentId } = answer.json<PaymentResponse>()
    return stripe.begun(paymentIntentId)[0]!
  }
  const news = () => rig.server.deps.db.read.selectFrom('provider_news').selectAll().execute()
  return { ...rig, stripe, tell, begun, news }
}

test('news of a provider make us ask it, and what it says counts', async () => {
  const { stripe, tell, begun, claim, news } = await withStripe()
  const id = await begun()
  stripe.approve(id)
  expect(await claim()).toMatchObject({ state: 'started' })
  expect((await tell(stripe.deliver(stripe.newest(id)))).statusCode).toBe(200)
  expect(await claim()).toMatchObject({ state: 'paid', payments: [{ how: 'online' }] })
  expect(await news()).toHaveLength(1)
})

test('news that come twice, late, or about something else change nothing', async () => {
  const { stripe, tell, begun, claim, news } = await withStripe()
  const id = await begun()
  const created = stripe.newest(id)
  stripe.approve(id)
  const paid = stripe.newest(id)
  await tell(stripe.deliver(paid))
  const calls = stripe.calls.length
  await tell(stripe.deliver(paid))
  expect(stripe.calls).toHaveLength(calls)
  await tell(stripe.deliver(created))
  await tell(stripe.deliver(stripe.unrelated()))
  expect(await claim()).toMatchObject({ state: 'paid', paid: 4200 })
  expect(await news()).toHaveLength(2)
})

test('forged, old and broken news are refused, and nobody is asked', async () => {
  const { server, stripe, tell, begun, claim, news } = await withStripe()
  const id = await begun()
  stripe.approve(id)
  const calls = stripe.calls.length
  for (const how of ['forged', 'old'] as const) {
    const answer = await tell(stripe.deliver(stripe.newest(id), how))
    expect([answer.statusCode, answer.json()]).toMatchObject([400, { code: 'invalid-input' }])
  }
  const empty = await server.app.inject({ method: 'POST', url: '/api/webhooks/stripe' })
  expect(empty.statusCode).toBe(400)
  const large = { headers: {}, body: Buffer.alloc(300_000) }
  expect((await tell(large)).statusCode).toBe(413)
  expect(stripe.calls).toHaveLength(calls)
  expect(await claim()).toMatchObject({ state: 'started' })
  expect(await news()).toEqual([])
})

test('news that we cannot look into are told again, and count then', async () => {
  const { stripe, tell, begun, claim, news } = await withStripe()
  const id = await begun()
  stripe.approve(id)
  stripe.fail('down')
  expect((await tell(stripe.deliver(stripe.newest(id)))).statusCode).toBe(503)
  expect(await news()).toEqual([])
  await tell(stripe.deliver(stripe.newest(id)))
  expect(await claim()).toMatchObject({ state: 'paid' })
})

test('a provider that is not configured has nothing to tell', async () => {
  const { server } = await withStripe()
  const answer = await server.app.inject({ method: 'POST', url: '/api/webhooks/paypal' })
  expect(answer.statusCode).toBe(404)
})

test('money for others is not taken by an operator who does not pass it on', async () => {
  const { client, pay, claimId, stripe } = await withStripe({ passesOn: false })
  const claim = await pay({ amount: 42, claimId }, 'sofort')
  expect([claim.statusCode, claim.json()]).toMatchObject([409, { code: 'payment-not-offered' }])
  const other = await pay({ amount: 42 }, 'bank-transfer')
  expect(other.json()).toMatchObject({ code: 'payment-not-offered' })
  expect(stripe.calls).toEqual([])
  const trial = await pay({ amount: 5, recipientIBAN: undefined }, 'sofort')
  expect(trial.json()).toMatchObject({ provider: 'stripe', practice: false })
  expect(await client.get('/api/payments/options')).toMatchObject({
    online: { provider: 'stripe', practice: false },
    paypal: null,
    forClaims: false,
    publishableKey: 'pk_1',
  })
})

test('a provider that is away makes no payment, and the same request makes it later', async () => {
  const { server, pay, claimId, stripe, claim } = await withStripe()
  stripe.fail('down')
  const first = await pay({ amount: 42, claimId }, 'sofort', 'key')
  expect([first.statusCode, first.json()]).toMatchObject([502, { code: 'payment-not-created' }])
  const second = await pay({ amount: 42, claimId }, 'sofort', 'key')
  expect(second.json<PaymentResponse>().clientSecret).toContain('_secret_')
  const third = await pay({ amount: 42, claimId }, 'sofort', 'key')
  expect(third.json()).toEqual(second.json())
  expect(await claim()).toMatchObject({ state: 'started' })
  expect(await server.deps.db.read.selectFrom('payments').select('id').execute()).toHaveLength(1)
})

test('what the provider refuses for good is no payment', async () => {
  const { pay, claimId, claim } = await withStripe()
  const answer = await pay({ amount: 0.1, claimId }, 'sofort', 'key')
  expect([answer.statusCode, answer.json()]).toMatchObject([422, { code: 'payment-failed' }])
  expect((await pay({ amount: 0.1, claimId }, 'sofort', 'key')).json()).toEqual(answer.json())
  expect(await claim()).toMatchObject({ state: 'open', payments: [{ state: 'failed' }] })
})

test('a way of paying that takes days is started, and paid when the money has come', async () => {
  const { server, stripe, begun, tell, claim, pay, claimId } = await withStripe()
  const id = await begun()
  stripe.delay(id)
  await tell(stripe.deliver(stripe.newest(id)))
  expect(await claim()).toMatchObject({ state: 'started', paid: 0 })
  const again = await pay({ amount: 42, claimId, again: true }, 'sofort')
  expect(again.json()).toMatchObject({ code: 'payment-running' })
  stripe.settle(id, true)
  await server.deps.look.now((await claim()).payments[0]!.id)
  expect(await claim()).toMatchObject({ state: 'paid', paid: 4200 })
})

test('a payment in whose place another was begun cannot be paid any more in a page left open', async () => {
  const { stripe, server, pay, claim, claimId, begun } = await withStripe()
  const first = await begun()
  const answer = await pay({ amount: 42, claimId, again: true }, 'sofort')
  const { paymentIntentId } = answer.json<PaymentResponse>()
  const row = await server.deps.db.read
    .selectFrom('payments')
    .select('id')
    .where('provider_id', '=', first)
    .executeTakeFirstOrThrow()
  await server.deps.look.now(row.id)
  stripe.approve(first)
  stripe.approve(stripe.begun(paymentIntentId)[0]!)
  await server.deps.look.now(paymentIntentId)
  await server.deps.look.now(row.id)
  expect(await claim()).toMatchObject({ state: 'paid', paid: 4200 })
  expect(stripe.charges).toHaveLength(1)
})
