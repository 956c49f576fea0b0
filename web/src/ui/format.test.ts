// @vitest-environment node
import { expect, test } from 'vitest'
import { agoText, amountText, dayText, kilobyteText } from './format.ts'

const now = new Date('2025-03-17T12:00:00Z')

test.each([
  ['2025-03-17T11:59:30Z', 'just now'],
  ['2025-03-17T12:05:00Z', 'just now'],
  ['2025-03-17T11:58:00Z', '2 minutes ago'],
  ['2025-03-17T09:00:00Z', '3 hours ago'],
  ['2025-03-14T09:00:00Z', '3 days ago'],
  ['2025-01-01T09:00:00Z', '2 months ago'],
  ['2022-01-01T09:00:00Z', '3 years ago'],
])('%s is %s', (moment, text) => {
  expect(agoText(moment, now)).toBe(text)
})

test('amounts are shown in English notation, what is no amount as it stands', () => {
  expect(amountText('1.234,56 €')).toBe('€1,234.56')
  expect(amountText('nach Vereinbarung')).toBe('nach Vereinbarung')
})

test('days are shown with English month names, what is no day as it stands', () => {
  expect(dayText('2025-03-14')).toBe('14 March 2025')
  expect(dayText('Mitte März')).toBe('Mitte März')
})

test('a file of a few bytes counts as one kilobyte', () => {
  expect(kilobyteText(12)).toBe('1')
  expect(kilobyteText(1_234_567)).toBe('1,206')
})
