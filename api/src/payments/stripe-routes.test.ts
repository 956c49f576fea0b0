import { createHash } from 'node:crypto'
import { Script } from 'node:vm'
import { afterEach, expect, test } from 'vitest'
import { signUp } from '../../test/client.ts'
import { type FakeStripe, openFakeStripe } from '../../test/fake-stripe.ts'
import { stripePayer } from '../../test/payments.ts'

let stripe: FakeStripe
afterEach(() => stripe.close())

async function opened() {
  stripe = await openFakeStripe()
  const rig = await stripePayer(stripe, {
    publishableKey: 'pk_test_"1',
    recipientName: '<b>Rhein</b>',
  })
  return { ...rig, page: await rig.client.call('GET', rig.payment.approveUrl!) }
}

test("the payer pays on a page of ours, on which nothing runs but its script and the provider's", async () => {
  const { page, payment } = await opened()
  expect(page.statusCode).toBe(200)
  expect(page.body).toContain('&lt;b&gt;Rhein&lt;/b&gt;')
  expect(page.body).toContain('data-key="pk_test_&quot;1"')
  expect(page.body).toContain(`data-secret="${payment.clientSecret}"`)
  expect(page.body).toContain('Stripe test mode: no real money is sent.')
  const script = /<script>([^]*)<\/script>/.exec(page.body)![1]!
  const policy = String(page.headers['content-security-policy'])
  expect(policy).toContain(createHash('sha256').update(script).digest('base64'))
  expect(policy.split('; ').filter((rule) => rule.includes('unsafe'))).toEqual([
    "style-src 'unsafe-inline'",
  ])
  expect(() => new Script(script)).not.toThrow()
})

test("nobody else sees the payment's secret, and nobody once it is paid", async () => {
  const { server, client, payment } = await opened()
  const url = payment.approveUrl!
  expect((await server.app.inject({ url })).statusCode).toBe(401)
  expect((await (await signUp(server)).call('GET', url)).statusCode).toBe(404)
  stripe.approve(stripe.begun(payment.paymentIntentId)[0]!)
  await server.deps.look.now(payment.paymentIntentId)
  const paid = await client.call('GET', url)
  expect(paid.headers['location']).toBe(
    `/payment-complete?payment_intent=${payment.paymentIntentId}`,
  )
  const status = await client.call('GET', `/api/payments/${payment.paymentIntentId}/status`)
  const list = await client.call('GET', '/api/documents')
  for (const { body } of [paid, status, list]) expect(body).not.toContain('_secret_')
})

test('the secret that Stripe adds to the way back does not reach the app', async () => {
  const { page, payment, client } = await opened()
  const { paymentIntentId: id } = payment
  expect(page.body).toContain(`data-back="http://localhost:3000/api/pay/${id}/done"`)
  const added = 'payment_intent=pi_1&payment_intent_client_secret=pi_1_secret_2'
  const back = await client.call('GET', `/api/pay/${id}/done?${added}`)
  expect([back.statusCode, back.headers.location]).toEqual([
    303,
    `/payment-complete?payment_intent=${id}`,
  ])
})
