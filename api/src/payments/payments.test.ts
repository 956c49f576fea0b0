import type { PaymentResponse, PaymentStatus } from '@brieflotse/contract'
import { describe, expect, test } from 'vitest'
import { signUp } from '../../test/client.ts'
import { decide, payer } from '../../test/payments.ts'

describe('a claim that is paid', () => {
  test('is started until the payer has approved it, and paid from then on', async () => {
    const { server, client, pay, claim, claimId } = await payer()
    const answer = await pay({ amount: 42, claimId })
    expect(answer.statusCode).toBe(201)
    const payment = answer.json<PaymentResponse>()
    expect(payment).toMatchObject({
      status: 'requires_action',
      provider: 'practice',
      practice: true,
    })
    expect(await claim()).toMatchObject({ state: 'started', paid: 0 })

    const back = await decide(server, payment, 'approve')
    expect(back.statusCode).toBe(303)
    expect(back.headers['location']).toBe(
      `/payment-complete?payment_intent=${payment.paymentIntentId}`,
    )
    const status = await client.get<PaymentStatus>(
      `/api/payments/${payment.paymentIntentId}/status`,
    )
    expect(status).toEqual({
      id: payment.paymentIntentId,
      status: 'succeeded',
      statusMessage: 'Practice mode: no money moved.',
      said: { id: 'practice-bank.approved', values: {} },
      amount: 4200,
      practice: true,
      approveUrl: null,
    })
    expect(await claim()).toMatchObject({
      state: 'paid',
      paid: 4200,
      payments: [{ how: 'bank', state: 'paid', amount: 4200, practice: true }],
    })
  })

  test('is open again when the payer declines', async () => {
    const { server, pay, claim, claimId } = await payer()
    const payment = (await pay({ amount: 42, claimId })).json<PaymentResponse>()
    await decide(server, payment, 'decline')
    await decide(server, payment, 'approve')
    expect(await claim()).toMatchObject({
      state: 'open',
      paid: 0,
      payments: [{ state: 'failed', note: 'You declined this payment.' }],
    })
  })

  test('can be paid in parts, but not beyond what is open', async () => {
    const { server, pay, claim, claimId } = await payer()
    const first = (await pay({ amount: 12.34, claimId })).json<PaymentResponse>()
    await decide(server, first, 'approve')
    expect(await claim()).toMatchObject({ state: 'partly-paid', paid: 1234 })
    const more = await pay({ amount: 29.67, claimId })
    expect(more.json()).toMatchObject({
      code: 'invalid-amount',
      message: 'This is more than the open amount: €29.66.',
    })
    const rest = (await pay({ amount: 29.66, claimId })).json<PaymentResponse>()
    await decide(server, rest, 'approve')
    expect(await claim()).toMatchObject({ state: 'paid', paid: 4200 })
  })

  test('is paid a second time only when the user says so', async () => {
    const { server, pay, claim, claimId } = await payer()
    const first = (await pay({ amount: 42, claimId })).json<PaymentResponse>()
    expect((await pay({ amount: 42, claimId })).json()).toMatchObject({ code: 'payment-running' })
    await decide(server, first, 'approve')
    const second = await pay({ amount: 42, claimId })
    expect([second.statusCode, second.json()]).toMatchObject([409, { code: 'already-paid' }])
    const again = (await pay({ amount: 42, claimId, again: true })).json<PaymentResponse>()
    await decide(server, again, 'approve')
    expect(await claim()).toMatchObject({ state: 'paid', paid: 8400 })
  })

  test('can be begun anew in place of a payment that nobody approved', async () => {
    const { server, pay, claim, claimId } = await payer()
    const first = (await pay({ amount: 42, claimId })).json<PaymentResponse>()
    const second = (await pay({ amount: 42, claimId, again: true })).json<PaymentResponse>()
    expect(second.paymentIntentId).not.toBe(first.paymentIntentId)
    await decide(server, second, 'approve')
    expect(await claim()).toMatchObject({
      state: 'paid',
      paid: 4200,
      payments: [{ state: 'failed' }, { state: 'paid' }],
    })
  })

  test("goes to the letter's own account: another one is refused", async () => {
    const { server, pay, claimId } = await payer()
    await server.deps.db.write((tx) =>
      tx.updateTable('claims').set({ iban: 'DE02120300000000202051' }).execute(),
    )
    expect((await pay({ amount: 42, claimId })).json()).toMatchObject({ code: 'invalid-iban' })
    const payment = await pay({ amount: 42, claimId, recipientIBAN: undefined })
    const page = await server.app.inject({ url: payment.json<PaymentResponse>().approveUrl! })
    expect(page.body).toContain('<bdi>Stadtwerke Musterhafen</bdi>')
  })

  test("is nobody else's", async () => {
    const { server, client, pay, claimId } = await payer()
    const other = await signUp(server)
    const body = { amount: 42, reference: 'x', claimId, recipientIBAN: 'DE02120300000000202051' }
    const theirs = await other.call('POST', '/api/payments/bank-transfer', { body })
    expect(theirs.statusCode).toBe(404)
    const { paymentIntentId } = (await pay({ amount: 42, claimId })).json<PaymentResponse>()
    const url = `/api/payments/${paymentIntentId}/status`
    expect((await other.call('GET', url)).statusCode).toBe(404)
    expect((await server.app.inject({ url })).statusCode).toBe(401)
    expect((await client.call('GET', url)).statusCode).toBe(200)
    const change = await other.call('POST', `/api/claims/${claimId}`, {
      body: { change: 'disputed' },
    })
    expect(change.statusCode).toBe(404)
  })
})

test('a request that is sent again with its key is one payment, with the same answer', async () => {
  const { server, pay, claimId } = await payer()
  const [one, two] = await Promise.all([
    pay({ amount: 42, claimId }, 'bank-transfer', 'key'),
    pay({ amount: 42, claimId }, 'bank-transfer', 'key'),
  ])
  expect(one.statusCode).toBe(201)
  expect(two.json()).toEqual(one.json())
  expect(await server.deps.db.read.selectFrom('payments').select('id').execute()).toHaveLength(1)
  const other = await pay({ amount: 41, claimId }, 'bank-transfer', 'key')
  expect(other.json()).toMatchObject({ code: 'key-reused' })
})

test.each([[0.1 + 0.2], [1.005], [0], [-1], [1e21], [1_000_001], ['5'], [null]])(
  'an amount of %s is refused',
  async (amount) => {
    const { pay } = await payer()
    expect((await pay({ amount }, 'sofort')).statusCode).toBe(400)
  },
)

test('what cannot be seen is neither a reference nor part of a name, and an address is no letter', async () => {
  const { server, client, pay } = await payer()
  expect((await pay({ amount: 1, reference: '\u202e\n' })).statusCode).toBe(400)
  const { approveUrl } = (
    await pay({ amount: 1, reference: 'A\u200bB', recipientName: 'Fir\u00adma' })
  ).json<PaymentResponse>()
  const page = await server.app.inject({ url: approveUrl! })
  expect(page.body).toContain('<bdi>Firma</bdi>')
  expect(page.body).toContain('<bdi>AB</bdi>')
  for (const payerEmail of ['a@b\r\nBcc: c@d', `a@${'b'.repeat(300)}`]) {
    const body = { amount: 1, reference: 'x', payerEmail }
    expect((await client.call('POST', '/api/payments/paypal', { body })).statusCode).toBe(400)
  }
})

test('credits are bought at the price of the server, once', async () => {
  const { server, client, credits, ledger } = await payer()
  const body = { credits: 6, method: 'paypal' }
  const answer = await client.call('POST', '/api/payments/credits', { body })
  const payment = answer.json<PaymentResponse>()
  expect(await credits()).toBe(3)
  await decide(server, payment, 'approve')
  await decide(server, payment, 'approve')
  await server.deps.look.now(payment.paymentIntentId)
  expect(await credits()).toBe(9)
  expect(await ledger()).toEqual([{ amount: 6, reason: 'bought' }])
  const status = await client.get<PaymentStatus>(`/api/payments/${payment.paymentIntentId}/status`)
  expect(status.amount).toBe(660)
})

test('money that is paid back takes with it what it bought, and says so', async () => {
  const { server, client, credits, ledger, pay, claim, claimId } = await payer()
  const { online } = server.deps.payment
  const refund = async (id: string, amount: number, name = 'r') => {
    await online!.refund(id, { id: name, amount }, AbortSignal.timeout(1_000))
    await server.deps.look.now(id)
  }
  const body = { credits: 6, method: 'online' }
  const bought = (
    await client.call('POST', '/api/payments/credits', { body })
  ).json<PaymentResponse>()
  await decide(server, bought, 'approve')
  await refund(bought.paymentIntentId, 330)
  expect(await credits()).toBe(6)
  await refund(bought.paymentIntentId, 330, 'second')
  expect(await credits()).toBe(3)
  expect(await ledger()).toEqual([
    { amount: 6, reason: 'bought' },
    { amount: -3, reason: 'refunded' },
    { amount: -3, reason: 'refunded-2' },
  ])

  const paid = (await pay({ amount: 42, claimId })).json<PaymentResponse>()
  await decide(server, paid, 'approve')
  await refund(paid.paymentIntentId, 4200)
  expect(await claim()).toMatchObject({
    state: 'open',
    paid: 0,
    payments: [{ state: 'failed', note: 'The money was paid back.' }],
  })
})

test('the options name what there is', async () => {
  const { client } = await payer()
  expect(await client.get('/api/payments/options')).toEqual({
    online: { provider: 'practice', practice: true },
    paypal: { provider: 'practice', practice: true },
    forClaims: true,
    publishableKey: null,
  })
})

test('a payment outlives its letter, and says nothing of it any more', async () => {
  const { server, client, pay, claimId, documentId } = await payer()
  await pay({ amount: 42, claimId, recipientName: 'Rhein Energie' })
  await client.call('DELETE', `/api/documents/${documentId}?permanent=true`)
  const rows = await server.deps.db.read.selectFrom('payments').selectAll().execute()
  expect(rows).toMatchObject([{ claim_id: null, recipient: null, reference: '' }])
})
