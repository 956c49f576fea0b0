import { expect, test } from 'vitest'
import { type Planned, shownSteps } from './steps.ts'

const deadline = { what: 'reply', date: '2026-01-30', stated: true, law: null, needs: null }
const day = { deadline: 'reply', date: '2026-01-30', deadlineId: 'reply,,2026-01-30' }
const step = (act: string, rest = {}) => ({
  id: act,
  act,
  duty: 'must',
  day: null,
  german: [`Bitte: ${act}.`],
  things: [],
  ...rest,
})
const letter = (...steps: object[]) =>
  ({
    document_details: { payment: { due_date: null } },
    deadlines: [deadline],
    warnings: [],
    plan: { steps, caution: null, unclear: null },
  }) as never as Planned
const reminder = { what: 'reply', law: null, needs: null, dueOn: '2026-01-30', doneAt: null }
const course = (rest = {}) => ({ claims: [], reminders: [{ ...reminder, ...rest }] }) as never

test('a deadline of several steps is marked at the first of them, and done for each', () => {
  const explanation = letter(step('fill-in', { day }), step('send', { day }), step('keep'))
  const steps = (rest = {}) =>
    shownSteps(explanation, course(rest)).duties.map(({ marks, done }) => [marks, done])
  expect(steps()).toEqual([
    [true, false],
    [false, false],
    [false, false],
  ])
  expect(steps({ doneAt: '2026-01-20T08:00:00.000Z' })).toEqual([
    [true, true],
    [false, true],
    [false, false],
  ])
})

test('what may be done stands apart from what must', () => {
  const explanation = letter(step('object', { duty: 'may' }), step('send', { day }))
  const { duties, options } = shownSteps(explanation, course())
  expect([duties.map(({ act }) => act), options.map(({ act }) => act)]).toEqual([
    ['send'],
    ['object'],
  ])
})

test('a step that no reminder follows is marked by itself, and only that step is done', () => {
  const explanation = letter(
    step('send', { day }),
    step('fill-in'),
    step('call'),
    step('pay'),
    step('wait'),
  )
  const doneSteps = ['fill-in Bitte: fill-in.', 'send Bitte: send.', 'pay Bitte: pay.']
  const { duties } = shownSteps(explanation, { ...(course() as object), doneSteps } as never)
  expect(duties.map(({ act, ticks, done }) => [act, ticks, done])).toEqual([
    ['send', false, false],
    ['fill-in', true, true],
    ['call', true, false],
    ['pay', false, false],
    ['wait', false, false],
  ])
})
