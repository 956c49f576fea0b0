import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  formatEnglishAmount,
  formatGermanAmount,
  localAmount,
  localPercent,
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
  // The rule treats every dot as a thousands separator.
  expect(parsePaymentAmount('27.80')).toBe(278000)
  expect(parsePaymentAmount('5')).toBe(500)
  for (const text of ['', '€', 'zwölf', '1,2,3', 'Infinity', '12abc']) {
    expect(() => parsePaymentAmount(text), text).toThrow('Invalid amount format')
  }
})

test('a payment amount is exact to the cent, however it is written', () => {
  const cents = fc.integer({ min: -9_007_199_254_740_991, max: 9_007_199_254_740_991 })
  fc.assert(
    fc.property(cents, (amount) => {
      expect(parsePaymentAmount(formatGermanAmount(amount))).toBe(amount)
      expect(parsePaymentAmount(toDecimal(amount).replace('.', ','))).toBe(amount)
      expect(parsePaymentAmount(`€\u00a0${toDecimal(amount).replace('.', ',')}`)).toBe(amount)
    }),
  )
})

test('a payment amount is a number as the specification reads it, or refused by its words', () => {
  const written = fc.string({ unit: fc.constantFrom(...'0123456789.,€ +-\u00a0e') })
  fc.assert(
    fc.property(written, (text) => {
      const plain = text.replace(/[€\s.]/g, '').replace(',', '.')
      const number = plain === '' || /e/.test(plain) ? Number.NaN : Number(plain)
      if (Number.isNaN(number)) {
        expect(() => parsePaymentAmount(text)).toThrow('Invalid amount format')
      } else if (Math.abs(number) < 1e9) {
        expect(Math.abs(parsePaymentAmount(text) - number * 100)).toBeLessThan(0.51)
      }
    }),
    { numRuns: 1_000 },
  )
})

test.each([
  ['1,005', 101],
  ['0,004', 0],
  ['-0,005', -1],
  [',5', 50],
  ['7,', 700],
  ['90.071.992.547.409,91', 9_007_199_254_740_991],
])('the payment amount %s is %i cents', (text, amount) => {
  expect(parsePaymentAmount(text)).toBe(amount)
})

test.each(['90.071.992.547.409,92', '9'.repeat(400), '+', '-,', ',', '--1'])(
  'the payment amount %s is refused',
  (text) => {
    expect(() => parsePaymentAmount(text)).toThrow('Invalid amount format')
  },
)

test.each([
  ['en-GB', '€1,234.50', '4.5%'],
  ['de-DE', '1.234,50\u00a0€', '4,5\u00a0%'],
  ['tr-TR', '€1.234,50', '%4,5'],
  ['fr-FR', '1\u202f234,50\u00a0€', '4,5\u00a0%'],
])('an amount and a share are written as in %s', (locale, amount, share) => {
  expect(localAmount(123450, locale)).toBe(amount)
  expect(localPercent(4.5, locale)).toBe(share)
})
