import { expect, test } from 'vitest'
import { mask } from './mask.ts'

test.each([
  ['Bitte zahlen Sie 1.234,56 € bis zum 12.03.2024.', 'Bitte zahlen Sie <amt1> bis zum <date1>.'],
  ['zahlbar bis 5. März 2026, EUR 17,90', 'zahlbar bis <date1>, <amt1>'],
  ['gemäß § 19 Abs. 4 StromGVV und §§ 60, 66 SGB I', 'gemäß <ref1> und <ref2>'],
  ['IBAN: DE02 2005 0550 1015 8713 93 BIC: TESTDEHHTAL', 'IBAN: <ref1> BIC: <ref2>'],
  ['Ihr Aktenzeichen 12-C/345.24 vom 1.2.24', 'Ihr Aktenzeichen <ref1> vom <date1>'],
  [
    'am 28.06.2025, 14:37 Uhr, mit 48 % und 12,5 %',
    'am <date1>, <num1> Uhr, mit <num2> und <num3>',
  ],
  ['unter www.amt.example/hilfe oder post@amt.example', 'unter <ref1> oder <ref2>'],
  ['Abschlag Juli 2025 €', 'Abschlag Juli <num1> €'],
  ['Sehr geehrte Frau Diallo-Brückner,', 'Sehr geehrte Frau <name1>,'],
  ['Sehr geehrter Herr Freiherr von der Kötzschau,', 'Sehr geehrter Herr <name1>,'],
  ['„Ihr‘ Recht“', `"Ihr' Recht"`],
])('%s is masked as %s', (sentence, expected) => {
  expect(mask(sentence).text).toBe(expected)
})

test('names known from the letter are masked as whole words, longest first', () => {
  const { text, items } = mask('Stadt Ulm und Ulmer Bürger, Stadt Ulm Kasse', ['Ulm', 'Stadt Ulm'])
  expect(text).toBe('<name1> und Ulmer Bürger, <name2> Kasse')
  expect(items.map((item) => item.value)).toEqual(['Stadt Ulm', 'Stadt Ulm'])
})

test('a letter cannot smuggle in placeholders of its own', () => {
  const { text, items } = mask('Zahlen Sie <amt1> oder 5 €')
  expect(text).toBe('Zahlen Sie ‹amt<num1>› oder <amt1>'.replace('<num1>', '1'))
  expect(items).toEqual([{ tag: '<amt1>', kind: 'amt', value: '5 €' }])
})

test('more values than placeholders are reported', () => {
  expect(mask('1 €, 2 €, 3 €, 4 €, 5 €, 6 €').overflow).toBe(false)
  expect(mask('1 €, 2 €, 3 €, 4 €, 5 €, 6 €, 7 €').overflow).toBe(true)
})
