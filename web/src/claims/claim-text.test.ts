// @vitest-environment node
import type { Claim, ClaimPayment } from '@brieflotse/contract'
import { expect, test } from 'vitest'
import { partlyPaid } from '../testing/sample-claim.ts'
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
const partly: Claim = { ...partlyPaid, payments: [payment] }

test('of a claim that is partly paid the rest is owed; practice pays nothing', () => {
  expect(restOf([partly])).toBe(20_788)
  expect(restOf([{ ...partly, payments: [{ ...payment, practice: true }] }])).toBeNull()
  expect(restOf([{ ...partly, state: 'open' }])).toBeNull()
  expect(restOf([partly, { ...partly, id: 2 }])).toBeNull()
  expect(restOf([])).toBeNull()
})
