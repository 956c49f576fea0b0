import type { Act, Plan, Step } from '@brieflotse/reading'
import { expect, test } from 'vitest'
import { aLetter } from '../test/made-up.ts'
import { proposalsFor } from './offers.ts'

const planOf = (...acts: Act[]): Plan => ({
  steps: acts.map((act) => ({ act }) as Step),
  caution: null,
  unclear: null,
})
const fromOffice = { ...aLetter, branch: 'social' as const, documentType: 'Bescheid' as const }

test('whoever is asked for money may pay in parts, reject the claim, or say when', () => {
  expect(proposalsFor(aLetter, planOf('pay'))).toEqual([
    'instalments',
    'rejection',
    'payment',
    'confirmation',
  ])
})

test('more time comes first where papers are wanted by a day, and never where there is none', () => {
  const dated = { ...fromOffice, replyBy: '2025-04-01' }
  expect(proposalsFor(dated, planOf('send'))[0]).toBe('extension')
  expect(proposalsFor(fromOffice, planOf('send'))[0]).toBe('inquiry')
})

test('a decision can be objected to, also where the plan does not say so', () => {
  const decision = { ...fromOffice, remedy: 'widerspruch' as const }
  expect(proposalsFor(decision, planOf('keep'))[0]).toBe('objection')
})

test('nobody is led to promise money to a trick', () => {
  const caution = { code: 'trick' } as Plan['caution']
  const proposed = proposalsFor(aLetter, { ...planOf('pay'), caution })
  expect(proposed[0]).toBe('rejection')
  expect(proposed).not.toContain('instalments')
  expect(proposed).not.toContain('payment')
})

test('a letter that an earlier reader has read, without a plan, is answered by what it says', () => {
  expect(proposalsFor(aLetter, undefined)[0]).toBe('instalments')
  expect(proposalsFor({ ...aLetter, replyBy: '2025-04-01' }, undefined)[0]).toBe('extension')
  expect(proposalsFor({ ...aLetter, paysItself: true }, undefined)).toEqual([
    'inquiry',
    'in-writing',
    'confirmation',
  ])
})
