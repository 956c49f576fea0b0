import { describe, expect, test } from 'vitest'
import { openFakePaypal } from '../../../test/fake-paypal.ts'
import { createPaypalPayment } from './paypal.ts'
import { createDeclines } from './paypal-declines.ts'
import { eventSubjectOf } from './paypal-news.ts'
import { orderOf, chargedOf } from './paypal-order.ts'
import { charge, never } from '../../../test/providers/payment/suite-rig.ts'
import { paymentSuite } from '../../../test/providers/payment/suite.ts'

async function open(link?: 'approve' | 'payer-action') {
  const paypal = await openFakePaypal({ ...(link && { link }) })
  const { clientId, secret, webhookId, url } = paypal
  const payment = createPaypalPayment({ clientId, secret, webhookId, url, timeoutMs: 400 })
  return { paypal, payment }
}

paymentSuite(
  'PayPal',
  async () => {
    const { paypal, payment } = await open()
    return {
      payment,
      approve: paypal.approve,
      decline: paypal.decline,
      taken: paypal.taken,
      close: paypal.close,
      secrets: [paypal.secret, paypal.clientId],
      fail: paypal.fail,
      news: (id, how) =>
        how === 'unrelated'
          ? paypal.deliver(paypal.unrelated())
          : paypal.deliver(paypal.newest(id), how),
    }
  },
  { news: true, fail: true },
)

describe('PayPal', () => {
  test.each(['approve', 'payer-action'] as const)(
    'sends the payer to the link %s',
    async (link) => {
      const { paypal, payment } = await open(link)
      const { providerId, approveUrl, status } = await payment.create(charge(), never)
      expect(status).toBe('requires_action')
      expect(approveUrl).toBe(`${paypal.url}/checkoutnow?token=${providerId}`)
      await paypal.close()
    },
  )

  test('an approval is not a payment, and neither is a capture that is pending', async () => {
    const { paypal, payment } = await open()
    const { providerId } = await payment.create(charge(), never)
    paypal.delay(providerId)
    expect(await payment.status(providerId, never)).toMatchObject({
      status: 'requires_capture',
      received: 0,
    })
    expect(await payment.capture(providerId, never)).toMatchObject({
      status: 'processing',
      received: 0,
    })
    await expect(
      payment.refund(providerId, { id: 'back', amount: 1 }, never),
    ).rejects.toMatchObject({ code: 'payment-failed' })
    paypal.settle(providerId, true)
    expect(await payment.capture(providerId, never)).toMatchObject({ received: 4_210 })
    const other = await payment.create(charge(), never)
    paypal.delay(other.providerId)
    await payment.capture(other.providerId, never)
    paypal.settle(other.providerId, false)
    expect(await payment.status(other.providerId, never)).toMatchObject({
      status: 'canceled',
      said: { id: 'paypal.not-collected' },
    })
    await paypal.close()
  })

  test('sends the payer back when the way of paying was declined, and takes the next one', async () => {
    const { paypal, payment } = await open()
    const { providerId, approveUrl } = await payment.create(charge(), never)
    paypal.decline(providerId)
    expect(await payment.capture(providerId, never)).toMatchObject({
      status: 'requires_payment_method',
      approveUrl,
      received: 0,
    })
    paypal.approve(providerId)
    expect(await payment.capture(providerId, never)).toMatchObject({ status: 'succeeded' })
    expect(paypal.charges).toHaveLength(1)
    await paypal.close()
  })

  test('does not use up the attempts on an approval that was declined, and takes a new one at once', async () => {
    const { paypal, payment } = await open()
    const { providerId } = await payment.create(charge(), never)
    paypal.decline(providerId)
    for (let times = 0; times < 30; times++) {
      expect(await payment.capture(providerId, never)).toMatchObject({
        status: 'requires_payment_method',
        approveUrl: `${paypal.url}/checkoutnow?token=${providerId}`,
      })
    }
    expect(paypal.calls.filter((call) => call.endsWith('/capture'))).toHaveLength(1)
    paypal.approve(providerId)
    expect(await payment.capture(providerId, never)).toMatchObject({ status: 'succeeded' })
    await paypal.close()
  })

  test('tries an approval that was declined again after a while, seldomer each time, or when PayPal says so', () => {
    let now = 0
    const declines = createDeclines(() => now)
    const order = orderOf({ id: 'O1', status: 'APPROVED' })
    const tries: number[] = []
    for (; now < 60 * 60_000; now += 20_000) {
      if (declines.fresh(order)) continue
      tries.push(now / 60_000)
      declines.note(order, null)
    }
    expect(tries).toEqual([0, 1, 3, 7, 15, 31])
    declines.forget('O1')
    expect(declines.fresh(order)).toBeNull()
  })

  test.each(['lost', 'cut', 'silent', 'down', 'busy'] as const)(
    'captures and gives back once when that very answer is %s',
    async (how) => {
      const { paypal, payment } = await open()
      const { providerId } = await payment.create(charge(), never)
      paypal.approve(providerId)
      paypal.fail(how, /\/capture$/)
      await expect(payment.capture(providerId, never)).rejects.toThrow()
      expect(await payment.capture(providerId, never)).toMatchObject({ received: 4_210 })
      paypal.fail(how, /\/refund$/)
      const part = { id: 'back', amount: 210 }
      await expect(payment.refund(providerId, part, never)).rejects.toThrow()
      expect(await payment.refund(providerId, part, never)).toMatchObject({ received: 4_000 })
      expect([paypal.charges.length, paypal.refunds.length]).toEqual([1, 1])
      await paypal.close()
    },
  )

  test('gets a new token when the old one is no longer taken', async () => {
    const { paypal, payment } = await open()
    const { providerId } = await payment.create(charge(), never)
    paypal.forgetTokens()
    expect(await payment.status(providerId, never)).toMatchObject({ providerId })
    await paypal.close()
  })

  test('a payer’s address that is none is left out instead of failing the payment', async () => {
    const { paypal, payment } = await open()
    for (const payerEmail of ['a@b.de', 'x@', '"<script>"@x', `${'a'.repeat(400)}@b.de`]) {
      expect(await payment.create(charge({ payerEmail }), never)).toMatchObject({ received: 0 })
    }
    await paypal.close()
  })

  test('asks for nothing when the certificate does not come from PayPal', async () => {
    const { paypal, payment } = await open()
    const { providerId } = await payment.create(charge(), never)
    paypal.approve(providerId)
    const { headers, body } = paypal.deliver(paypal.newest(providerId))
    const before = paypal.calls.length
    for (const url of ['https://evil.example/cert', 'https://paypal.com.evil.example/c', 'x', '']) {
      await expect(
        payment.verifyWebhook({ ...headers, 'paypal-cert-url': url }, body, never),
      ).rejects.toMatchObject({ code: 'invalid-input' })
    }
    expect(paypal.calls).toHaveLength(before)
    await paypal.close()
  })

  test('finds the order of a refund by its capture', async () => {
    const { paypal, payment } = await open()
    const { providerId } = await payment.create(charge(), never)
    paypal.approve(providerId)
    await payment.capture(providerId, never)
    await payment.refund(providerId, { id: 'back', amount: 10 }, never)
    const { headers, body } = paypal.deliver(paypal.newest(providerId))
    expect(await payment.verifyWebhook(headers, body, never)).toMatchObject({ providerId })
    await paypal.close()
  })

  test.each([
    [{ id: 'WH-1', event_type: 'CHECKOUT.ORDER.APPROVED', resource: { id: 'O1' } }, 'O1'],
    [{ id: 'WH-1', event_type: 'CHECKOUT.ORDER.APPROVED', resource: { id: '../x' } }, undefined],
    [{ id: 'WH-1', event_type: 'PAYMENT.CAPTURE.DENIED', resource: { id: 'C1' } }, undefined],
    [{ id: 'WH-1', event_type: 'SOMETHING.NEW', resource: { id: 'O1' } }, undefined],
    ['text', undefined],
  ])('finds the order an event is about: %j', (event, orderId) => {
    expect(eventSubjectOf(event)?.orderId).toBe(orderId)
  })

  test('takes no word about money from an answer it does not understand', () => {
    for (const answer of [null, {}, 'COMPLETED', { id: 'O1' }]) {
      expect(() => orderOf(answer)).toThrow(expect.objectContaining({ code: 'provider-down' }))
    }
    expect(chargedOf(orderOf({ id: 'O1', status: 'COMPLETED' }))).toMatchObject({
      status: 'processing',
      received: 0,
    })
  })
})
