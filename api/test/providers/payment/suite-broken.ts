import { AppError } from '@brieflotse/contract'
import { expect, test } from 'vitest'
import { charge, collect, never, shown, type NetworkFailure, type PaymentRig } from './suite-rig.ts'

const codes: Record<NetworkFailure, string> = {
  silent: 'provider-down',
  lost: 'provider-down',
  cut: 'provider-down',
  down: 'provider-down',
  busy: 'busy',
}
const failures = Object.keys(codes) as NetworkFailure[]

/** Tests for network providers: no network failure may make a second payment. */
export function brokenSuite(opened: () => Promise<PaymentRig>): void {
  test.each(failures)('repeats a payment that could not be begun: %s', async (how) => {
    const { payment, approve, taken, fail } = await opened()
    const asked = charge()
    fail!(how)
    await expect(payment.create(asked, never)).rejects.toMatchObject({ code: codes[how] })
    const { providerId } = await payment.create(asked, never)
    await approve(providerId)
    expect(await collect(payment, providerId)).toMatchObject({ received: 4_210 })
    expect(taken()).toBe(4_210)
  })

  test.each(failures)('repeats what could not be taken or given back: %s', async (how) => {
    const { payment, approve, taken, fail } = await opened()
    const { providerId } = await payment.create(charge(), never)
    await approve(providerId)
    fail!(how)
    await expect(collect(payment, providerId)).rejects.toMatchObject({ code: codes[how] })
    expect(await collect(payment, providerId)).toMatchObject({ received: 4_210 })
    fail!(how)
    const part = { id: 'back-1', amount: 210 }
    await expect(payment.refund(providerId, part, never)).rejects.toMatchObject({
      code: codes[how],
    })
    expect(await payment.refund(providerId, part, never)).toMatchObject({ received: 4_000 })
    expect(taken()).toBe(4_000)
  })

  test('stops waiting when nobody waits any more', async () => {
    const { payment, fail } = await opened()
    fail!('silent')
    const waiting = new AbortController()
    setImmediate(() => waiting.abort())
    await expect(payment.create(charge(), waiting.signal)).rejects.toThrow()
  })

  test('keeps its secrets to itself when something fails', async () => {
    const { payment, approve, fail, secrets = [] } = await opened()
    const { providerId, clientSecret } = await payment.create(charge(), never)
    await approve(providerId)
    for (const how of failures) {
      fail!(how)
      const error = await payment.status(providerId, never).catch((thrown: unknown) => thrown)
      expect(error).toBeInstanceOf(AppError)
      for (const secret of [...secrets, ...(clientSecret ? [clientSecret] : [])]) {
        expect(shown(error)).not.toContain(secret)
      }
    }
  })
}
