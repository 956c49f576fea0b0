import { expect, test } from 'vitest'
import { shortestPeriod } from './urgency.ts'

test.each<[string, number | null]>([
  ['innerhalb einer Woche', 7],
  ['Binnen 14 Tagen', 14],
  ['innerhalb von neun Werktagen', 9],
  ['binnen zwölf Tagen', 12],
  ['innerhalb von dreißig Tagen', 30],
  ['binnen kurzer Zeit', null],
])('the period of "%s" has its days', (text, days) => {
  expect(shortestPeriod([text])).toBe(days)
})

test('of several periods the shortest counts', () => {
  expect(shortestPeriod(['innerhalb eines Monats', 'binnen zwei Wochen'])).toBe(14)
})
