import type { Deadline, Explanation } from '@brieflotse/contract'
import { expect, test } from 'vitest'
import {
  allDeadlines,
  deadlinesOf,
  firstDeadline,
  isDuty,
  nextRight,
  overdue,
} from './deadlines.ts'

const pay: Deadline = {
  what: 'pay',
  date: '2025-03-28',
  time: null,
  stated: true,
  branch: 'private',
  law: null,
  steps: [],
  needs: null,
  confidence: 0.97,
  evidence: [],
}
const base = {
  document_details: { payment: { due_date: '2025-03-28' as string | null } },
  deadlines: [pay, { ...pay, what: 'other', date: '2025-04-11', stated: false }],
  warnings: [],
} as never as Explanation

function letter(...deadlines: [Deadline['what'], string | null][]): Explanation {
  const { document_details } = base
  const payment = { ...document_details.payment, due_date: null }
  return {
    ...base,
    document_details: { ...document_details, payment },
    deadlines: deadlines.map(([what, date]) => ({ ...pay, what, date })),
  }
}

test.each([
  ['the next duty goes before an earlier right', ['object', '2025-03-20'], ['pay', '2025-03-28']],
  ['a duty ahead goes before one that has passed', ['reply', '2025-03-01'], ['pay', '2025-03-28']],
  ['a missed duty goes before a right ahead', ['object', '2025-03-20'], ['pay', '2025-03-01']],
  [
    'what can still be done goes before a missed appointment',
    ['appointment', '2025-03-01'],
    ['pay', '2025-03-05'],
  ],
  ['a day goes before what has no day', ['reply', null], ['pay', '2025-03-28']],
] as const)('%s', (_, other, first) => {
  const found = firstDeadline(letter([...other], [...first]), '2025-03-10')
  expect([found?.what, found?.date]).toEqual(first)
})

test('the day to object is named beside the day to pay as long as it is ahead', () => {
  const both = letter(['pay', '2025-03-28'], ['object', '2025-03-20'])
  expect(nextRight(both, '2025-03-20')?.date).toBe('2025-03-20')
  expect(nextRight(both, '2025-03-21')).toBeNull()
  expect(nextRight(letter(['object', null]), '2025-03-20')).toBeNull()
})

test('what is over is counted from today: paying first, and never what one only may do', () => {
  const all = letter(['reply', '2025-03-20'], ['pay', '2025-03-28'], ['object', '2025-03-10'])
  expect(overdue(all, '2025-03-20')).toBeNull()
  expect(overdue(all, '2025-03-21')?.what).toBe('reply')
  expect(overdue(all, '2025-03-29')?.what).toBe('pay')
})

test('a letter without a deadline has none to name', () => {
  expect(firstDeadline(letter(), '2025-03-10')).toBeNull()
})

test('what the user has done is not named any more', () => {
  const done = (what: string) =>
    ({ ...pay, what, dueOn: '2025-03-20', doneAt: '2025-03-18T09:00:00.000Z' }) as never
  const all = letter(['reply', '2025-03-20'], ['pay', '2025-03-28'])
  const course = { claims: [], reminders: [done('reply')] }
  expect(firstDeadline(all, '2025-03-10', course)?.what).toBe('pay')
})

test('the due date of a payment is one of the deadlines, and only once', () => {
  expect(allDeadlines(base)).toHaveLength(2)
  expect(allDeadlines({ ...base, deadlines: [] }).map(({ what }) => what)).toEqual(['pay'])
})

test('a counted day that the letter prints as well is named once', () => {
  const counted = { ...pay, stated: false }
  expect(allDeadlines({ ...base, deadlines: [pay, counted] })).toHaveLength(1)
})

test('a payment that is taken from the account is no duty, however late', () => {
  const taken: Explanation['warnings'][number] = {
    code: 'direct-debit',
    text: 'Do not transfer it as well.',
    evidence: [],
  }
  const [day] = allDeadlines({ ...base, warnings: [taken] })
  expect(isDuty(day!)).toBe(false)
})

test('the due date of a payment is a deadline, once, and a counted day that is printed too is not', () => {
  const read = (what: string, date: string | null, stated = true) =>
    ({ what, date, stated }) as never as Parameters<typeof deadlinesOf>[0]['deadlines'][number]
  const days = (deadlines: ReturnType<typeof read>[], due_date: string | null) =>
    deadlinesOf({ deadlines, document_details: { payment: { due_date } }, warnings: [] }).map(
      ({ what, date }) => [what, date],
    )
  expect(days([read('object', null), read('reply', '2026-11-22')], '2026-11-20')).toEqual([
    ['pay', '2026-11-20'],
    ['reply', '2026-11-22'],
    ['object', null],
  ])
  const twice = [read('pay', '2026-11-20', false), read('pay', '2026-11-20')]
  expect(days(twice, '2026-11-20')).toEqual([['pay', '2026-11-20']])
})
