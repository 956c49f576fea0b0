import type { Deadline } from '@brieflotse/contract'
import { expect, test } from 'vitest'
import { reminder } from '../../testing/sample-document.ts'
import { allDeadlines, firstDeadline } from './explain.ts'

const base = reminder.explanation!
const [pay] = base.deadlines as [Deadline]

function letter(...deadlines: [Deadline['what'], string | null][]) {
  const payment = { ...base.document_details.payment, due_date: null }
  return {
    ...base,
    document_details: { ...base.document_details, payment },
    deadlines: deadlines.map(([what, date]) => ({ ...pay, what, date })),
  }
}

test.each([
  ['the next duty goes before an earlier right', ['object', '2025-03-20'], ['pay', '2025-03-28']],
  ['a duty ahead goes before one that has passed', ['reply', '2025-03-01'], ['pay', '2025-03-28']],
  ['a missed duty goes before a right ahead', ['object', '2025-03-20'], ['pay', '2025-03-01']],
  ['a day goes before what has no day', ['reply', null], ['pay', '2025-03-28']],
] as const)('%s', (_, other, first) => {
  const found = firstDeadline(letter([...other], [...first]), '2025-03-10')
  expect([found?.what, found?.date]).toEqual(first)
})

test('a letter without a deadline has none to name', () => {
  expect(firstDeadline(letter(), '2025-03-10')).toBeNull()
})

test('the due date of a payment is one of the deadlines, and only once', () => {
  expect(allDeadlines(base)).toHaveLength(2)
  expect(allDeadlines({ ...base, deadlines: [] }).map(({ what }) => what)).toEqual(['pay'])
})
