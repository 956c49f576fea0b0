// @vitest-environment node
import { AppError, type PaymentResponse } from '@brieflotse/contract'
import type { WantedPayment } from '@brieflotse/offline'
import { expect, test } from 'vitest'
import { createPayer, paymentFailure } from './payer.ts'

const body = { amount: 5, reference: 'Test payment', again: false }
const payment: WantedPayment = { by: 'sofort', body }
const answer: PaymentResponse = {
  paymentIntentId: 'pay-1',
  clientSecret: 'secret',
  status: 'processing',
  approveUrl: null,
  provider: 'practice',
  practice: true,
}

/** A payer with a fake bank that gives these answers; also returns the idempotency keys it received. */
function payerOf(...answers: (PaymentResponse | Error)[]) {
  const keys: string[] = []
  const payer = createPayer(async (_payment, key) => {
    keys.push(key)
    const next = answers.shift() ?? answer
    if (next instanceof Error) throw next
    return next
  })
  return { payer, keys }
}

test('a second attempt while one runs is refused', async () => {
  const { payer } = payerOf()
  expect(payer.getState()).toBe('idle')
  const first = payer.pay(payment)
  expect(payer.getState()).toBe('processing')
  await expect(payer.pay(payment)).rejects.toThrow('A payment is already being processed')
  await first
  expect(payer.getState()).toBe('initiated')
})

test('after a lost answer the same payment carries the same key, another one does not', async () => {
  const { payer, keys } = payerOf(new AppError('offline'), new AppError('offline'))
  await expect(payer.pay(payment)).rejects.toMatchObject({ code: 'offline' })
  expect(payer.getState()).toBe('failed')
  const other: WantedPayment = { by: 'sofort', body: { ...body, amount: 6 } }
  await expect(payer.pay(payment)).rejects.toMatchObject({ code: 'offline' })
  await payer.pay(other)
  expect(keys[1]).toBe(keys[0])
  expect(keys[2]).not.toBe(keys[0])
})

test('after a refusal or a success the next payment is a new one', async () => {
  const { payer, keys } = payerOf(new AppError('payment-failed'))
  await expect(payer.pay(payment)).rejects.toMatchObject({ code: 'payment-failed' })
  await payer.pay(payment)
  await payer.pay(payment)
  expect(new Set(keys).size).toBe(3)
})

test('a failure is told in the words of the specification', () => {
  expect(paymentFailure(new AppError('payment-running'))).toBe(
    'A payment is already being processed',
  )
  expect(paymentFailure(new AppError('unexpected'))).toBe('Payment processing failed')
  expect(paymentFailure(new TypeError('x is not a function'))).toBe('Unknown payment error')
  expect(paymentFailure(null)).toBe('An error occurred')
})
