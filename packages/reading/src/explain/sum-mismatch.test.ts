import { expect, it } from 'vitest'
import { letter, setLine } from '../../cases/typeset.ts'
import { buildLayout } from '../layout/build-layout.ts'
import { sumMismatch } from './warnings.ts'

function list(rows: [string, string][]) {
  const page = letter([])
  rows.forEach(([label, amount], i) =>
    page.words.push(...setLine(label, 25, 120 + i * 5), ...setLine(amount, 160, 120 + i * 5)),
  )
  return buildLayout(page)
}

it('warns when a plain list does not add up to the total that is asked for', () => {
  const letterhead = list([
    ['Warenwert', '289,90'],
    ['Mahnkosten', '49,00'],
    ['Gesamtbetrag', '379,40'],
  ])
  expect(sumMismatch(letterhead, 37940)).toMatchObject({ sum: 33890, total: 37940 })
})

it('says nothing when it adds up, when rows are parts of others, or when another amount is asked for', () => {
  const right: [string, string][] = [
    ['Warenwert', '289,90'],
    ['Mahnkosten', '49,00'],
    ['Gesamtbetrag', '338,90'],
  ]
  expect(sumMismatch(list(right), 33890)).toBeNull()
  const withTax: [string, string][] = [
    ['Arbeitslohn', '100,00'],
    ['darin enthaltene MwSt.', '19,00'],
    ['Gesamtbetrag', '100,00'],
  ]
  expect(sumMismatch(list(withTax), 10000)).toBeNull()
  expect(sumMismatch(list(right), 4711)).toBeNull()
})
