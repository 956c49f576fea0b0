import { expect, test } from 'vitest'
import { judgeText } from './text-layer.ts'

const letter =
  'Sehr geehrte Frau Weber, für die Ausstellung Ihres Ausweises wird eine Gebühr von 37,00 € erhoben. Bitte überweisen Sie ' +
  'den Betrag bis zum 11.04.2025 unter Angabe des Aktenzeichens GB-2041/77. Gegen diesen Bescheid können Sie innerhalb eines ' +
  'Monats nach Bekanntgabe Widerspruch erheben. Mit freundlichen Grüßen, Stadt Musterhain, Bürgeramt, Fachbereich Gebühren. ' +
  'Ihre Zahlung ist noch nicht bei uns eingegangen. Wir bitten Sie daher, die Angelegenheit umgehend zu erledigen.'

const shifted = (text: string) =>
  text.replace(/[a-z]/g, (c) => String.fromCharCode(((c.charCodeAt(0) - 97 + 3) % 26) + 97))

test.each([
  ['a letter', letter],
  ['a short line', 'Seite 2 von 3'],
  ['a table of amounts', 'Grundgebühr 12,50 € Verbrauch 1.204 kWh 361,20 € Summe 373,70 €'],
  ['a letter in English', 'Dear tenant, the rent for your flat is due on the third of May.'],
])('%s is sound', (_, text) => {
  expect(judgeText(text.split(' '))).toEqual({ sound: true })
})

test.each([
  ['nothing', '', 'no text'],
  ['private signs', letter.replace(/[aeiou]/g, '\uE041'), 'signs that mean nothing'],
  ['replacement signs', letter.replace(/[äöüß]/g, '\uFFFD'), 'signs that mean nothing'],
  ['umlauts read as Latin-1', letter.replace(/ü/g, 'Ã¼'), 'umlauts as two letters'],
  ['umlauts with loose dots', letter.replace(/ü/g, 'u\u00A8'), 'umlauts in two pieces'],
  ['lost umlauts', letter.replace(/[äöü]/g, ''), 'umlauts were lost'],
  ['umlauts without dots', letter.replace(/ü/g, 'u').replace(/ö/g, 'o'), 'umlauts were lost'],
  ['question marks', letter.replace(/[äöü]/g, '?'), 'question marks inside words'],
  ['shifted letters', shifted(letter), 'words nobody could say'],
  ['signs only', letter.replace(/\p{L}/gu, '#'), 'too few letters'],
])('%s is not sound', (_, text, why) => {
  expect(judgeText(text.split(' '))).toEqual({ sound: false, why })
})
