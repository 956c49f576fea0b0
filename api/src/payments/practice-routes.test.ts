import type { PaymentResponse } from '@brieflotse/contract'
import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { decide, payer } from '../../test/payments.ts'

const hostile = '"><script>alert(1)</script>&<b>Ü'

async function opened(body: object = {}) {
  const rig = await payer()
  const answer = await rig.pay({ amount: 42, claimId: rig.claimId, ...body })
  const payment = answer.json<PaymentResponse>()
  return { ...rig, payment, page: await rig.server.app.inject({ url: payment.approveUrl! }) }
}

test('the page says that no money moves, and what would be paid to whom', async () => {
  const { page } = await opened()
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(page.body).toContain('Practice mode: no real money is sent')
  expect(page.body).toContain('€42.00')
  expect(page.body).toContain('<bdi>Stadtwerke Musterhafen</bdi>')
  expect(page.body).toContain('<bdi>K-1</bdi>')
  expect(page.headers['cache-control']).toBe('no-store')
})

test('what a letter says is never markup on it', async () => {
  const { page } = await opened({ reference: hostile, recipientName: hostile })
  expect(page.body).not.toMatch(/<script|<b>/)
  const escaped = '&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&amp;&lt;b&gt;Ü'
  expect(page.body.split(escaped)).toHaveLength(3)
})

test('nothing can run on the page or be loaded, and its own style is allowed', async () => {
  const { page } = await opened()
  const policy = String(page.headers['content-security-policy'])
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("form-action 'self'")
  expect(policy).not.toContain('unsafe')
  const style = /<style>([^]*)<\/style>/.exec(page.body)![1]!
  expect(policy).toContain(createHash('sha256').update(style).digest('base64'))
  expect(page.headers['referrer-policy']).toBe('same-origin')
})

test('a form of another site, or without the token of the form, decides nothing', async () => {
  const { server, payment, claim } = await opened()
  const post = (headers: Record<string, string>, body: string) =>
    server.app.inject({
      method: 'POST',
      url: payment.approveUrl!,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      body,
    })
  const foreign = await post({ 'sec-fetch-site': 'cross-site' }, 'decision=approve&formToken=x')
  expect(foreign.statusCode).toBe(403)
  expect((await post({}, 'decision=approve&formToken=x')).statusCode).toBe(403)
  expect((await post({}, 'decision=approve')).statusCode).toBe(400)
  expect((await post({}, 'formToken=x&decision=steal')).statusCode).toBe(400)
  expect(await claim()).toMatchObject({ state: 'started' })
})

test('the page of a payment that was decided says so and has no buttons', async () => {
  const { server, payment } = await opened()
  await decide(server, payment, 'decline')
  const page = await server.app.inject({ url: payment.approveUrl! })
  expect(page.body).toContain('You have declined this payment.')
  expect(page.body).not.toContain('<form')
})

test('an address that the bank never gave is a page that says so', async () => {
  const { server, payment } = await opened()
  for (const url of [`${payment.approveUrl}x`, '/api/practice-bank/x']) {
    const page = await server.app.inject({ url })
    expect(page.statusCode).toBe(404)
    expect(page.body).toContain('We could not find this payment.')
  }
})
