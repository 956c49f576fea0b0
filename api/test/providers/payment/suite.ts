import { englishOf } from '@brieflotse/contract'
import { afterEach, describe, expect, test } from 'vitest'
import { brokenSuite } from './suite-broken.ts'
import { newsSuite } from './suite-news.ts'
import { charge, collect, never, type PaymentRig } from './suite-rig.ts'

/** The tests that every payment provider must pass. */
export function paymentSuite(
  name: string,
  open: () => Promise<PaymentRig> | PaymentRig,
  can: { news?: boolean; fail?: boolean } = {},
): void {
  const rigs: PaymentRig[] = []
  const opened = async () => {
    const rig = await open()
    rigs.push(rig)
    return rig
  }
  afterEach(async () => {
    await Promise.all(rigs.splice(0).map(async (rig) => rig.close?.()))
  })

  describe(`the payment provider ${name}`, () => {
    test('begins a payment that has not been paid, and shows the payer a way to pay it', async () => {
      const { payment, taken } = await opened()
      const begun = await payment.create(charge(), never)
      expect(begun.providerId).not.toBe('')
      expect(begun.approveUrl ?? begun.clientSecret).toBeTruthy()
      expect(begun.status).not.toBe('succeeded')
      expect(begun.received).toBe(0)
      expect(taken()).toBe(0)
    })

    test('makes one payment for one id, however often it is asked', async () => {
      const { payment, approve, taken } = await opened()
      const asked = charge()
      const [one, two] = await Promise.all([
        payment.create(asked, never),
        payment.create(asked, never).catch(() => payment.create(asked, never)),
      ])
      expect(two.providerId).toBe(one.providerId)
      await approve(one.providerId)
      await collect(payment, one.providerId)
      expect((await payment.create(asked, never)).providerId).toBe(one.providerId)
      expect(taken()).toBe(4_210)
    })

    test('does not make a second payment when the same id comes with another amount', async () => {
      const { payment } = await opened()
      const asked = charge()
      const one = await payment.create(asked, never)
      const two = await payment.create({ ...asked, amount: 9_999 }, never).catch(() => one)
      expect(two.providerId).toBe(one.providerId)
    })

    test('takes what was approved, once', async () => {
      const { payment, approve, taken } = await opened()
      const { providerId } = await payment.create(charge(), never)
      await approve(providerId)
      expect(await collect(payment, providerId)).toMatchObject({
        providerId,
        status: 'succeeded',
        received: 4_210,
      })
      await Promise.allSettled([collect(payment, providerId), collect(payment, providerId)])
      expect(await payment.status(providerId, never)).toMatchObject({
        status: 'succeeded',
        received: 4_210,
      })
      expect(taken()).toBe(4_210)
    })

    test('takes nothing that nobody approved', async () => {
      const { payment, taken } = await opened()
      const { providerId } = await payment.create(charge(), never)
      const after = await collect(payment, providerId)
      expect(after).toMatchObject({ providerId, received: 0 })
      expect(after.status).not.toBe('succeeded')
      expect((await payment.status(providerId, never)).status).toBe(after.status)
      expect(taken()).toBe(0)
    })

    test('says in words that a payment was declined', async () => {
      const { payment, decline, taken } = await opened()
      const { providerId } = await payment.create(charge(), never)
      await decline(providerId)
      const after = await collect(payment, providerId)
      expect(after.status).toMatch(/^(requires_payment_method|requires_action|canceled)$/)
      expect(englishOf(after.said)).toMatch(/^[A-Z][^\n]{5,}[.!]$/)
      expect(taken()).toBe(0)
    })

    test('gives money back in parts, each part once, and never more than was taken', async () => {
      const { payment, approve, taken } = await opened()
      const { providerId } = await payment.create(charge(), never)
      await approve(providerId)
      await collect(payment, providerId)
      const part = { id: 'back-1', amount: 1_000 }
      expect((await payment.refund(providerId, part, never)).received).toBe(3_210)
      expect((await payment.refund(providerId, part, never)).received).toBe(3_210)
      await expect(
        payment.refund(providerId, { id: 'back-2', amount: 3_211 }, never),
      ).rejects.toMatchObject({ code: 'payment-failed' })
      const rest = await payment.refund(providerId, { id: 'back-3', amount: 3_210 }, never)
      expect(rest).toMatchObject({ status: 'succeeded', received: 0 })
      expect(taken()).toBe(0)
    })

    test('has nothing to give back before it was paid', async () => {
      const { payment } = await opened()
      const { providerId } = await payment.create(charge(), never)
      await expect(
        payment.refund(providerId, { id: 'back-1', amount: 1 }, never),
      ).rejects.toMatchObject({ code: 'payment-failed' })
    })

    test('says not-found for a payment it does not know', async () => {
      const { payment } = await opened()
      for (const id of ['unknown', '../../etc', 'a b?c#d', 'x'.repeat(3_000)]) {
        await expect(payment.status(id, never)).rejects.toMatchObject({ code: 'not-found' })
        await expect(payment.capture(id, never)).rejects.toMatchObject({ code: 'not-found' })
      }
    })

    test('takes the smallest and a large amount to the cent', async () => {
      const { payment, approve, taken } = await opened()
      let sum = 0
      for (const amount of [50, 99, 100, 110, 1_005, 999_999]) {
        const { providerId } = await payment.create(charge({ amount }), never)
        await approve(providerId)
        expect((await collect(payment, providerId)).received).toBe(amount)
        sum += amount
      }
      expect(taken()).toBe(sum)
    })

    test('bears any text as reference', async () => {
      const { payment } = await opened()
      for (const reference of [
        'x'.repeat(5_000),
        'Zahlung\r\nX-Evil: 1\u0000\u0007\u202e',
        '<script>alert(1)</script>&a=b[c]=d',
        'ÄÖÜß € 😀 \ud800',
      ]) {
        expect((await payment.create(charge({ reference }), never)).providerId).not.toBe('')
      }
    })

    test('does nothing for somebody who no longer waits', async () => {
      const { payment, taken } = await opened()
      await expect(payment.create(charge(), AbortSignal.abort())).rejects.toThrow()
      expect(taken()).toBe(0)
    })

    test('refuses news that it did not sign', async () => {
      const { payment } = await opened()
      for (const body of ['', '{}', 'null', '{"id":"evt_1","type":"payment_intent.succeeded"}']) {
        await expect(payment.verifyWebhook({}, Buffer.from(body), never)).rejects.toMatchObject({
          code: 'invalid-input',
        })
      }
    })

    if (can.news) newsSuite(opened)
    if (can.fail) brokenSuite(opened)
  })
}
