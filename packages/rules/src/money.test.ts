import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  formatEnglishAmount,
  formatGermanAmount,
  parseAmount,
  parsePaymentAmount,
  toDecimal,
} from './money.ts'

test.each([
  ['1.234,56 €', 123456],
  ['1,234.56', 123456],
  ['27,80', 2780],
  ['27.80 EUR', 2780],
  ['EUR 1.234', 123400],
  ['48.310 €', 4831000],
  ['1.234.567,89', 123456789],
  ['1 234,56 €', 123456],
  ["1'234.56", 123456],
  ['0,05 Euro', 5],
  ['12,5 €', 1250],
  ['250,- €', 25000],
  ['250,-- €', 25000],
  ['−6.526,00', -652600],
  ['100,00-', -10000],
  ['732', 73200],
])('%s is read as %i cents', (text, cents) => {
  expect(parseAmount(text)).toBe(cents)
})

test.each([
  '',
  '€',
  'abc',
  '1,234',
  '1.23.4',
  '1.234,567',
  '12.34,56',
  '1,2,3',
  '--5',
  '-5-',
  '1.2345',
])('"%s" is not decided', (text) => {
  expect(parseAmount(text)).toBeNull()
})

test('every amount survives German and English notation', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e11, max: 1e11 }), (cents) => {
      expect(parseAmount(formatGermanAmount(cents))).toBe(cents)
      expect(parseAmount(formatEnglishAmount(cents))).toBe(cents)
      expect(Math.round(Number(toDecimal(cents)) * 100)).toBe(cents)
    }),
  )
})

test('a payment amount is read by the rule of the specification', () => {
  expect(parsePaymentAmount('1.234,56 €')).toBe(123456)
  expect(parsePaymentAmount('€ 27,80')).toBe(2780)
  // The rule takes every dot for a thousands mark.
  expect(parsePaymentAmount('27.80')).toBe(278000)
  expect(parsePaymentAmount('5')).toBe(500)
  for (const text of ['', '€', 'zwölf', '1,2,3', 'Infinity', '12abc']) {
    expect(() => parsePaymentAmount(text), text).toThrow('Invalid amount format')
  }
})
