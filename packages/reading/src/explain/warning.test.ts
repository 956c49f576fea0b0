import { expect, test } from 'vitest'
import { say } from '../said/say.ts'
import { warning } from './warning.ts'

test('a warning says its values as they are written in English, and keeps them as they are', () => {
  const said = say('warning.sum-mismatch', { sum: 33_890, amount: 37_940 })
  expect(warning('sum-mismatch', said)).toEqual({
    code: 'sum-mismatch',
    text: 'The amounts in the list add up to €338.90, not to €379.40. One of them may be misread or misprinted. Check the list.',
    said: [said],
    evidence: [],
  })
})

test.each([
  [
    warning('iban-country', say('warning.iban-country', { country: 'AT' })),
    'The account is not in Germany but in Austria. Before you pay, ask the sender, with a phone number that you look up yourself.',
  ],
  [
    warning('poor-reading', say('warning.blurred-bank')),
    'The small print at the bottom, where bank details often stand, is too blurred to read. Take a sharper photo from closer before you pay.',
  ],
  [
    warning('poor-reading', say('warning.blurred-address')),
    'The address is too blurred to read. Take a sharper photo from closer, or check what matters against the letter.',
  ],
  [
    warning(
      'currency-foreign',
      say('warning.foreign-amount', { from: 'swiss-qr', figure: 123_400, currency: 'CHF' }),
    ),
    'The Swiss payment code on the letter asks for 1,234.00 CHF, not for euros. What we prepare for your bank is in euros only. Pay with the app of your bank, from the letter itself.',
  ],
  [
    warning(
      'sources-payee',
      say('warning.other-payee', { from: 'girocode', theirs: "A 'B'", ours: 'C' }),
    ),
    "The code on the letter names “A 'B'” as the one who gets the money, but the letter names “C”. Ask the sender if you do not know why.",
  ],
])('$0.code is said in a whole sentence', ({ text }, said) => {
  expect(text).toBe(said)
})
