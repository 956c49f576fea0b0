// @vitest-environment node
import type { Step } from '@brieflotse/contract'
import { isPlanned, shownSteps } from '@brieflotse/letter'
import { expect, test } from 'vitest'
import { claim } from '../../testing/fake-payments.ts'
import { reminder } from '../../testing/sample-document.ts'
import { stepOf, withPlan } from '../../testing/sample-plan.ts'
import { mainOf } from './main-act.ts'

const open = {
  ...stepOf({}).day!,
  date: null,
  rule: [{ id: 'rule.period', values: { from: 'receipt-date' } }],
}

function mainFor(document: typeof reminder): string {
  const { explanation } = document
  if (!explanation || !isPlanned(explanation)) throw new Error('no plan')
  return mainOf(document, explanation, shownSteps(explanation, document)).act
}
const ofStep = (step: Partial<Step>) => mainFor(withPlan(reminder, { steps: [stepOf(step)] }))

test.each<[string, Partial<Step>]>([
  ['pay', {}],
  ['look', { amount: null }],
  ['calendar', { act: 'attend' }],
  ['translation', { act: 'attend', day: null }],
  ['respond', { act: 'send', day: null }],
  ['calendar', { act: 'fill-in' }],
  ['look', { act: 'fill-in', day: null }],
  ['enter-date', { act: 'reply', day: open }],
  ['object', { act: 'object', duty: 'may' }],
  ['enter-date', { act: 'object', duty: 'may', day: open }],
  ['call', { act: 'call', day: null }],
  ['translation', { act: 'nothing' }],
  ['calendar', { act: 'be-debited' }],
])('the main button is %s for %j', (act, step) => {
  expect(ofStep(step)).toBe(act)
})

test('without a step it is the translation, and the page for a helper where something is not clear', () => {
  const unclear = { reason: 'requests', says: [], plain: '?', german: [], evidence: [] } as const
  expect(mainFor(withPlan(reminder, {}))).toBe('translation')
  expect(
    mainFor(withPlan(reminder, { unclear: { ...unclear, says: [], german: [], evidence: [] } })),
  ).toBe('helper')
})

test('what is paid is not asked for again, and nothing is paid while a payment is on its way', () => {
  const send = stepOf({ id: 'send', act: 'send', day: null })
  const letter = withPlan(reminder, { steps: [stepOf({}), send] })
  const { amount } = claim
  const real = { id: 'a', amount, how: 'own', state: 'paid', practice: false } as const
  const payments = [{ ...real, on: '2025-03-18', note: null }]
  const paid = { ...claim, state: 'paid' as const, paid: amount, payments }
  expect(mainFor({ ...letter, claims: [claim] })).toBe('pay')
  expect(mainFor({ ...letter, claims: [paid] })).toBe('respond')
  expect(mainFor({ ...letter, claims: [{ ...claim, state: 'started' }] })).toBe('translation')
})

test('nothing that could be a trick is paid from the main button', () => {
  const caution = {
    code: 'changed-account' as const,
    says: [],
    plain: '!',
    signs: [],
    amount: null,
    payee: null,
  }
  expect(mainFor(withPlan(reminder, { steps: [stepOf({})], caution }))).toBe('translation')
})

test('nothing is paid from the main button while the account may be wrong', () => {
  const letter = withPlan(reminder, { steps: [stepOf({})] })
  const warnings = [{ code: 'iban-country' as const, text: '!', evidence: [] }]
  const explanation = { ...letter.explanation!, warnings }
  expect(mainFor({ ...letter, explanation })).toBe('translation')
})
