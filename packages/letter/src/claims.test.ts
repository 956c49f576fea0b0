import type { Claim, ClaimPayment } from '@brieflotse/contract'
import { expect, test } from 'vitest'
import { claimState, isSettled } from './claims.ts'

const payment = (amount: number, rest: Partial<ClaimPayment> = {}): ClaimPayment => ({
  id: `p${amount}`,
  amount,
  how: 'bank',
  state: 'paid',
  practice: false,
  on: '2025-03-20',
  note: null,
  ...rest,
})
const claim = (...payments: ClaimPayment[]): Claim => ({
  id: 1,
  amount: 30788,
  paid: payments.reduce((sum, { amount }) => sum + amount, 0),
  state: 'paid',
  payee: null,
  iban: null,
  bic: null,
  purpose: null,
  dueOn: null,
  note: null,
  payments,
  updatedAt: '2025-03-20T08:00:00.000Z',
})

test('a claim is settled by money, in one part or several', () => {
  expect(isSettled(claim(payment(30788)))).toBe(true)
  expect(isSettled(claim(payment(10000), payment(20788)))).toBe(true)
})

test('what only a practice bank has paid is still due', () => {
  expect(isSettled(claim(payment(30788, { practice: true })))).toBe(false)
  expect(isSettled(claim(payment(10000), payment(20788, { practice: true })))).toBe(false)
})

test('what is on its way or failed settles nothing', () => {
  expect(isSettled(claim(payment(30788, { state: 'started' })))).toBe(false)
  expect(isSettled({ ...claim(payment(30788)), state: 'disputed' })).toBe(false)
})

test.each([
  ['open', 0, {}],
  ['started', 0, { isStarted: true }],
  ['started', 100, { isStarted: true }],
  ['partly-paid', 100, {}],
  ['paid', 30788, { isStarted: true }],
  ['disputed', 30788, { isDisputed: true }],
])('a claim is %s', (state, paid, rest) => {
  const said = { isDisputed: false, isStarted: false, ...rest }
  expect(claimState({ amount: 30788, paid }, said)).toBe(state)
})
