import { expect, test } from 'vitest'
import { grossCents, isDomestic } from './domestic.ts'

test.each([
  [['Amt', 'Weg 1', '50667 Köln']],
  [['Amt', 'Postfach 1', 'D-50667 Köln']],
  [['Amt', 'Weg 1', '50667 Köln', 'Deutschland']],
  [['Amt', 'Weg 1', '06108 Halle (Saale)']],
])('%j is in Germany', (lines) => {
  expect(isDomestic(lines)).toBe(true)
})

test.each([
  [['Amt', 'Weg 1', '1030 Wien']],
  [['Mairie', 'Rue 1', '75001 Paris', 'FRANKREICH']],
  [['Amt', 'Weg 1', '8001 Zürich', 'Schweiz']],
  [['Amt', 'Weg 1']],
  [['50667 Köln', 'Weg 1']],
  [[]],
])('%j is not, as far as can be told', (lines) => {
  expect(isDomestic(lines)).toBe(false)
})

test('a net price becomes the gross one of the price list', () => {
  expect([0.75, 4.25, 0.89, 3.5].map(grossCents)).toEqual([89, 506, 106, 417])
})
