import { describe, expect, test } from 'vitest'
import { openFakeStripe } from '../../../test/fake-stripe.ts'
import { createStripePayment, intentOf } from './stripe.ts'
import { charge, never } from '../../../test/providers/payment/suite-rig.ts'
import { paymentSuite } from '../../../test/providers/payment/suite.ts'

const page = (id: string) => `http://127.0.0.1:3000/api/pay/${id}`

async function open(timeoutMs = 400) {
  const stripe = await openFakeStripe()
  const payment = createStripePayment({
    secretKey: stripe.key,
    webhookSecret: stripe.webhookSecret,
    payPage: page,
    url: stripe.url,
    timeoutMs,
  })
  return { stripe, payment }
}

paymentSuite(
  'Stripe',
  async () => {
    const { stripe, payment } = await open()
    return {
      payment,
      approve: stripe.approve,
      decline: stripe.decline,
      taken: stripe.taken,
      close: stripe.close,
      secrets: [stripe.key, stripe.webhookSecret],
      fail: stripe.fail,
      news: (id, how) =>
        how === 'unrelated'
          ? stripe.deliver(stripe.unrelated())
          : stripe.deliver(stripe.newest(id), how),
    }
  },
  { news: true, fail: true },
)

describe('Stripe', () => {
  test('shows every state by its name, and the bank’s own words when it declined', async () => {
    const { stripe, payment } = await open()
    const asked = charge()
    const { providerId } = await payment.create(asked, never)
    const look = () => payment.status(providerId, never)
    expect(await look()).toMatchObject({
      status: 'requires_payment_method',
      approveUrl: page(asked.id),
    })
    stripe.challenge(providerId)
    expect(await look()).toMatchObject({ status: 'requires_action', approveUrl: page(asked.id) })
    stripe.decline(providerId)
    expect(await look()).toMatchObject({
      status: 'requires_payment_method',
      said: { id: 'as-said', values: { words: 'Your card has insufficient funds.' } },
    })
    stripe.delay(providerId)
    expect(await look()).toMatchObject({ status: 'processing', approveUrl: null, received: 0 })
    stripe.settle(providerId, true)
    expect(await look()).toMatchObject({ status: 'succeeded', received: 4_210, approveUrl: null })
    const other = await payment.create(charge(), never)
    stripe.expire(other.providerId)
    expect(await payment.status(other.providerId, never)).toMatchObject({ status: 'canceled' })
    await stripe.close()
  })

  test.each(['before', 'after'] as const)(
    'an error that Stripe keeps for a key does not hold up a payment for ever: %s',
    async (when) => {
      const { stripe, payment } = await open()
      const asked = charge()
      stripe.breakDown(when)
      await expect(payment.create(asked, never)).rejects.toMatchObject({ code: 'provider-down' })
      const { providerId } = await payment.create(asked, never)
      stripe.approve(providerId)
      stripe.breakDown(when)
      const part = { id: 'back', amount: 210 }
      await expect(payment.refund(providerId, part, never)).rejects.toMatchObject({
        code: 'provider-down',
      })
      expect(await payment.refund(providerId, part, never)).toMatchObject({ received: 4_000 })
      expect(await payment.refund(providerId, part, never)).toMatchObject({ received: 4_000 })
      expect([stripe.charges.length, stripe.refunds.length]).toEqual([1, 1])
      await stripe.close()
    },
  )

  test('what the payer’s bank fetches back is not kept, until the dispute is won', async () => {
    const { stripe, payment } = await open()
    const { providerId } = await payment.create(charge(), never)
    stripe.approve(providerId)
    for (const [status, received] of [
      ['needs_response', 0],
      ['won', 4_210],
      ['lost', 0],
    ] as const) {
      stripe.dispute(providerId, status)
      expect(await payment.status(providerId, never)).toMatchObject({ received })
      const { headers, body } = stripe.deliver(stripe.newest(providerId))
      expect(await payment.verifyWebhook(headers, body, never)).toMatchObject({ providerId })
    }
    await stripe.close()
  })

  test('ends a payment that was given up, and leaves one that was paid meanwhile', async () => {
    const { stripe, payment } = await open()
    const { providerId } = await payment.create(charge(), never)
    expect(await payment.cancel!(providerId, never)).toMatchObject({ status: 'canceled' })
    expect(await payment.cancel!(providerId, never)).toMatchObject({ status: 'canceled' })
    stripe.approve(providerId)
    expect(stripe.taken()).toBe(0)
    const paid = await payment.create(charge(), never)
    stripe.trouble = ({ path }) => {
      // The payer confirms between our status request and our cancellation.
      if (path.endsWith('/cancel')) stripe.approve(paid.providerId)
      return undefined
    }
    expect(await payment.cancel!(paid.providerId, never)).toMatchObject({ received: 4_210 })
    await stripe.close()
  })

  test('tells the payer that an amount is too small', async () => {
    const { stripe, payment } = await open()
    await expect(payment.create(charge({ amount: 1 }), never)).rejects.toMatchObject({
      code: 'payment-failed',
      said: { id: 'payment.too-small' },
    })
    await stripe.close()
  })

  test('a wrong key is the operator’s fault, not the payer’s, and does not reach a log', async () => {
    const stripe = await openFakeStripe()
    const payment = createStripePayment({
      secretKey: 'sk_test_wrong',
      webhookSecret: 'whsec_1',
      payPage: page,
      url: stripe.url,
    })
    await expect(payment.create(charge(), never)).rejects.toMatchObject({ code: 'provider-down' })
    await stripe.close()
  })

  test.each([
    [{ type: 'payment_intent.succeeded', data: { object: { id: 'pi_1' } } }, 'pi_1'],
    [{ type: 'charge.refunded', data: { object: { id: 'ch_1', payment_intent: 'pi_1' } } }, 'pi_1'],
    [{ type: 'refund.failed', data: { object: { payment_intent: { id: 'pi_1' } } } }, 'pi_1'],
    [{ type: 'charge.succeeded', data: { object: { id: 'ch_1', payment_intent: null } } }, null],
    [{ type: 'payment_intent.new_kind', data: { object: { id: 5 } } }, null],
    [{ type: 'v2.core.event', data: {} }, null],
    [null, null],
  ])('finds the payment an event is about: %j', (event, id) => {
    expect(intentOf(event)).toBe(id)
  })
})
