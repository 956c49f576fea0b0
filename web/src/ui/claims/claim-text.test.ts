import type { Claim, ClaimPayment } from '@brieflotse/contract'
import { expect, test } from 'vitest'
import { restOf } from './claim-text.ts'

const payment: ClaimPayment = {
  id: 'a',
  amount: 10_000,
  how: 'bank',
  state: 'paid',
  practice: false,
  on: '2025-03-18',
  note: null,
}
const partly: Claim = {
  id: 1,
  amount: 30_788,
  paid: 10_000,
  state: 'partly-paid',
  payee: null,
  iban: null,
  bic: null,
  purpose: null,
  dueOn: null,
  note: null,
  payments: [payment],
  updatedAt: '2025-03-18T09:00:00.000Z',
}

test('of a claim that is partly paid the rest is owed; practice pays nothing', () => {
  expect(restOf([partly])).toBe(20_788)
  expect(restOf([{ ...partly, payments: [{ ...payment, practice: true }] }])).toBeNull()
  expect(restOf([{ ...partly, state: 'open' }])).toBeNull()
  expect(restOf([partly, { ...partly, id: 2 }])).toBeNull()
  expect(restOf([])).toBeNull()
})
