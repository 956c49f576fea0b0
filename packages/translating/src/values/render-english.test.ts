import { expect, test } from 'vitest'
import { mask } from './mask.ts'
import type { PlaceholderKind } from './mask.ts'
import { renderEnglish, unmask } from './render-english.ts'

const cases: [PlaceholderKind, string, string][] = [
  ['amt', '1.234,56 €', '€1,234.56'],
  ['amt', 'EUR 17,90', '€17.90'],
  ['amt', '2.000,-- Euro', '€2,000'],
  ['amt', '12345,6 €', '€12345.6'],
  ['date', '12.03.2024', '12 March 2024'],
  ['date', '1. 2. 24', '1 February 2024'],
  ['date', '05.11.87', '5 November 1987'],
  ['date', '3. Jänner 2026', '3 January 2026'],
  ['date', '24. Dezember', '24 December'],
  ['date', '15.05.', '15 May'],
  ['date', '12.13.2024', '12.13.2024'],
  ['num', '14:37', '14:37'],
  ['num', '12,5 %', '12.5%'],
  ['num', '1.250', '1,250'],
  ['num', '2024', '2024'],
  ['ref', '§ 19 Abs. 4 StromGVV', '§ 19 Abs. 4 StromGVV'],
  ['ref', 'DE02 2005 0550 1015 8713 93', 'DE02 2005 0550 1015 8713 93'],
]

test.each(cases)('%s %s becomes %s', (kind, value, expected) => {
  expect(renderEnglish({ tag: '', kind, value })).toBe(expected)
})

test('values return to their places, and a time of 24 hours loses a.m. and p.m.', () => {
  const { items } = mask('am 12.03.2024 um 14:37 Uhr')
  expect(unmask('at <num1> p.m. on <date1>', items)).toBe('at 14:37 on 12 March 2024')
})

test.each([
  ['1', '1st'],
  ['2', '2nd'],
  ['23', '23rd'],
  ['11', '11th'],
  ['112', '112th'],
  ['4', '4th'],
  ['2,5', '2.5'],
])('the model says "th" of every number: %s becomes %s', (value, expected) => {
  expect(unmask('<num1>th', [{ tag: '<num1>', kind: 'num', value }])).toBe(expected)
})
