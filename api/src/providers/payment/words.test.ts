import fc from 'fast-check'
import { expect, test } from 'vitest'
import { message } from '@brieflotse/contract'
import { inProvidersWords, isEmail, oneLine } from './words.ts'

test('any text becomes one short line without control characters', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
      const line = oneLine(`${text}\u202e\u0000\ud800`, 120)
      expect([...line].length).toBeLessThanOrEqual(120)
      expect(line).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}]/u)
      expect(line).toBe(line.trim())
    }),
  )
  expect(oneLine('Rechnung  2026\r\nNr. 7 – 50 € 😀', 40)).toBe('Rechnung 2026 Nr. 7 – 50 € 😀')
})

test('what a provider says is shown as a sentence, and ours when it says nothing', () => {
  const unpaid = message('payment.unpaid')
  const shown = (words: string) => inProvidersWords(words, unpaid).values['words']
  expect(shown('your card was declined')).toBe('Your card was declined.')
  expect(shown('Why?\n\nBecause!')).toBe('Why? Because!')
  for (const nothing of [null, undefined, '', ' \n', 'no']) {
    expect(inProvidersWords(nothing, unpaid)).toEqual(unpaid)
  }
})

test.each(['a@b.de', 'ada.payer+post@example.org'])('%s may be an address', (text) => {
  expect(isEmail(text)).toBe(true)
})

test.each(['', '@', 'a@', '<a@b.de>', 'a@b.de,c@d.de', 'a b@c.de', `${'a'.repeat(65)}@b.de`])(
  '%s is no address',
  (text) => {
    expect(isEmail(text)).toBe(false)
  },
)
