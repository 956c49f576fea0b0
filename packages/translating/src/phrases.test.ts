import { expect, test } from 'vitest'
import { createPhraseMemory, readPhraseBook } from './phrases.ts'

const phrases = createPhraseMemory()

test('no entry of the book loses a value or contradicts another one', () => {
  expect(readPhraseBook().faults).toEqual([])
  expect(phrases.size).toBeGreaterThan(1000)
})

test('no entry leaves markup behind', () => {
  const { entries } = readPhraseBook()
  const left = [...entries].filter((entry) =>
    /[{}|]|<(?!(?:amt|date|num|ref|name)\d>)/.test(entry.join()),
  )
  expect(left).toEqual([])
})

test.each([
  ['Mit freundlichen Grüßen', 'Yours sincerely'],
  ['MIT FREUNDLICHEN GRÜSSEN', 'YOURS SINCERELY'],
  ['Aktenzeichen:', 'File number:'],
  ['Sehr geehrte Damen und Herren,', 'Dear Sir or Madam,'],
  ['Sehr geehrter Herr <name1>,', 'Dear Mr <name1>,'],
  [
    'Bitte zahlen Sie den Betrag von <amt1> bis zum <date1>.',
    'Please pay the amount of <amt1> by <date1>.',
  ],
  ['Verwendungszweck: <num1>', 'Payment reference: <num1>'],
  [
    'Der Widerspruch hat keine aufschiebende Wirkung.',
    'The objection (Widerspruch) has no suspensive effect: the notice applies in the meantime.',
  ],
  ['<num1> MwSt.', '<num1> VAT'],
])('%s is known as %s', (german, english) => {
  expect(phrases.find(german)).toBe(english)
})

test('only the whole sentence counts, never a part or a similar one', () => {
  expect(phrases.find('Bitte zahlen Sie nicht')).toBe('Please do not pay')
  expect(phrases.find('Bitte zahlen Sie noch nicht')).toBeNull()
  expect(phrases.find('Bitte zahlen Sie bis zum <date1> und <date2>.')).toBeNull()
})
