// @vitest-environment node
import { expect, test } from 'vitest'
import { partlyPaid } from '../../testing/sample-claim.ts'
import { reminder } from '../../testing/sample-document.ts'
import { withRestToPay } from './left-to-pay.ts'

test('what is to be done names the rest once a part was paid, in English and in what is said of it', () => {
  const read = reminder.explanation!
  const [pay, ...others] = read.actions
  const values = { amount: 30_788, plus: null, by: null, account: null }
  const letter = { ...read, actions: [{ ...pay!, said: [{ id: 'ask.pay', values }] }, ...others] }
  const [now] = withRestToPay(letter, [partlyPaid]).actions
  expect(now?.plain).toBe('Pay €207.88 by 28 March 2025.')
  expect(now?.said?.[0]?.values['amount']).toBe(20_788)
  expect(now?.german).toBe(pay?.german)
  expect(withRestToPay(letter, [{ ...partlyPaid, state: 'open' }])).toBe(letter)
})
