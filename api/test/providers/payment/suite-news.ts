import { expect, test } from 'vitest'
import { charge, collect, never, type PaymentRig } from './suite-rig.ts'

/** Tests for providers with signed webhooks. */
export function newsSuite(opened: () => Promise<PaymentRig>): void {
  const paid = async () => {
    const rig = await opened()
    const { providerId } = await rig.payment.create(charge(), never)
    await rig.approve(providerId)
    await collect(rig.payment, providerId)
    return { ...rig, providerId, news: rig.news! }
  }

  test('tells from signed news which payment to ask for', async () => {
    const { payment, providerId, news } = await paid()
    const { headers, body } = news(providerId, 'good')
    const told = await payment.verifyWebhook(headers, body, never)
    expect(told).toMatchObject({ providerId })
    // A repeated event has the same id.
    expect(await payment.verifyWebhook(headers, body, never)).toEqual(told)
  })

  test('refuses forged news, old news, and a body that was changed', async () => {
    const { payment, providerId, news } = await paid()
    const good = news(providerId, 'good')
    const changed = Buffer.from(
      Buffer.from(good.body)
        .toString()
        .replace(/\d(?=\D*$)/, '0 '),
    )
    for (const { headers, body } of [
      news(providerId, 'forged'),
      news(providerId, 'old'),
      { ...good, body: changed },
    ]) {
      await expect(payment.verifyWebhook(headers, body, never)).rejects.toMatchObject({
        code: 'invalid-input',
      })
    }
  })

  test('hears nothing in news of something else', async () => {
    const { payment, providerId, news } = await paid()
    const { headers, body } = news(providerId, 'unrelated')
    expect(await payment.verifyWebhook(headers, body, never)).toBeNull()
  })
}
