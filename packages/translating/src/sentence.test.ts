import { expect, test } from 'vitest'
import { createPhraseMemory } from './phrases.ts'
import { splitSentence } from './sentence.ts'

const phrases = createPhraseMemory()
const english = (sentence: string, names: string[] = []) => {
  const parts = splitSentence(sentence, names, phrases)
  return parts.some((part) => part.english === null)
    ? null
    : parts.map((part) => part.between + part.english).join('')
}

test.each([
  ['1.234,56 €', '€1,234.56'],
  ['Kundennummer: 4711-A', 'Customer number: 4711-A'],
  ['Fällig am 03.11.2025', 'Due on 3 November 2025'],
  ['BIC: TESTDEHHTAL', 'BIC: TESTDEHHTAL'],
  [
    'Verwendungszweck: RE-2025-118 Betrag: 219,23 EUR',
    'Payment reference: RE-2025-118 amount: €219.23',
  ],
  [
    'Verwendungszweck: RE-2025-118     Betrag: 219,23 EUR',
    'Payment reference: RE-2025-118     Amount: €219.23',
  ],
  ['Geburtsdatum: ______   Geburtsort: ______', 'Date of birth: ______   Place of birth: ______'],
  ['Thomasiusufer 10, 06108 Halle (Saale)', 'Thomasiusufer 10, 06108 Halle (Saale)'],
  ['Stadtwerke Hollerbach GmbH', 'Stadtwerke Hollerbach GmbH'],
  ['i. A. Tobias Schönfelder', 'i. A. Tobias Schönfelder'],
  ['Ihre Auenkraft Energie GmbH', null],
  ['WIDERRUF', 'WITHDRAWAL'],
  ['', ''],
])('%s without a model is %s', (sentence, expected) => {
  expect(english(sentence)).toBe(expected)
})

test('a name from the letter stays as it is', () => {
  expect(english('Marion Tröbs', ['Marion Tröbs'])).toBe('Marion Tröbs')
  expect(english('Marion Tröbs')).toBeNull()
})

test('a long sentence is cut at its semicolons', () => {
  const long = `${'Wort '.repeat(40)}Ende; ${'mehr '.repeat(30)}Schluss.`
  expect(splitSentence(long, [], phrases)).toHaveLength(2)
})

test('a line that no sentence can be stays German, whatever patterns it would trap', () => {
  const began = performance.now()
  for (const trap of [
    'Aa'.repeat(5000),
    'Aa.-'.repeat(370),
    '1 '.repeat(740),
    '(§ 1 und '.repeat(160),
    'A: '.repeat(490),
    ' '.repeat(1400),
  ])
    splitSentence(trap, [], phrases)
  expect(performance.now() - began).toBeLessThan(2000)
})
