import { expect, test } from 'vitest'
import { applyCorrections } from '../corrections/apply-corrections.ts'
import { nextOf } from './next.ts'
import type { Plan, Step } from './types.ts'

const sum = { cents: 14_875, currency: 'EUR' }
const day = { day: '2026-12-10', time: null, counted: false }
const pay = {
  act: 'pay',
  duty: 'must',
  says: [
    { id: 'step.pay', values: { sum, day } },
    { id: 'step.in-all', values: { sum } },
  ],
  day: { date: '2026-12-10', deadline: 'pay', rule: [], rulePlain: '' },
  german: ['Bitte zahlen Sie.'],
  things: [],
} as unknown as Step
const plan = (given: Partial<Plan>): Plan => ({ steps: [], caution: null, unclear: null, ...given })

test('a list shows the first sentence of the first step', () => {
  expect(nextOf(plan({ steps: [pay] }))).toMatchObject({
    act: 'pay',
    key: 'pay Bitte zahlen Sie.',
    duty: 'must',
    plain: 'Pay €148.75 by 10 December 2026.',
    date: '2026-12-10',
    deadline: 'pay',
  })
})

test('a caution comes before it, and what could not be worked out where there is no step', () => {
  const says = [{ id: 'caution.offer', values: {} }]
  const caution = { code: 'offer' as const, says, plain: '', signs: [], amount: null, payee: null }
  const found = nextOf(plan({ steps: [pay], caution }))
  expect(found).toMatchObject({ act: null, duty: 'must', date: null })
  expect(found?.plain).toMatch(/^This is an offer/)
  expect(nextOf(plan({}))).toBeNull()
})

test('what asks nothing of the reader is no duty in a list', () => {
  const nothing = { ...pay, act: 'nothing', says: [{ id: 'step.nothing', values: {} }], day: null }
  expect(nextOf(plan({ steps: [nothing as Step] }))).toMatchObject({ duty: 'may', date: null })
})

test('once the user says another amount, the list says what it is told of the payment', () => {
  const shown = {
    sender: {},
    recipient: {},
    document_details: { payment: {} },
    next: nextOf(plan({ steps: [pay] })),
  } as unknown as Parameters<typeof applyCorrections>[0]
  const say = (value: string) =>
    applyCorrections(shown, [{ field: 'fact', kind: 'amount-total', was: null, value }]).next
  expect(say('14875')).toEqual(shown.next)
  expect(say('9900')).toBeNull()
})
