import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { judge, sameValues } from './gate.ts'
import { createLexicon } from './lexicon.ts'

const lexicon = createLexicon(
  readFileSync(new URL('../../../model-de-en/lexicon.tsv', import.meta.url), 'utf8'),
)
const sure = { logProb: -0.05, cut: false, unknown: 0 }
const quality = (german: string, english: string, more = {}) =>
  judge(german, { ...sure, text: english, ...more }, lexicon)

test.each([
  [
    'Ihre Aufenthaltserlaubnis ist bis zum <date1> gültig.',
    'Your residence permit is valid until <date1>.',
  ],
  ['Bitte senden Sie uns die Unterlagen.', 'Please send us the documents.'],
  ['Sie müssen nicht zahlen.', 'You do not have to pay.'],
])('a faithful translation passes: %s', (german, english) => {
  expect(quality(german, english)).toMatchObject({ quality: 'model', reasons: [] })
})

test.each([
  ['Sie müssen nicht zahlen.', 'You must pay.', 'lost negation'],
  ['Sie müssen zahlen.', 'You must not pay.', 'added negation'],
  [
    'Bitte zahlen Sie <amt1> bis zum <date1>.',
    'Please pay <amt1> by.',
    'a value is missing or doubled',
  ],
  ['Bitte zahlen Sie <amt1>.', 'Please pay <amt1> and <amt1>.', 'a value is missing or doubled'],
  ['Bitte zahlen Sie bis zum <date1>.', 'Please pay from <date1>.', 'lost deadline'],
  [
    'Der Vertrag verlängert sich am <date1>.',
    'The contract is extended by <date1>.',
    'added deadline',
  ],
  ['Ihr Antrag wurde abgelehnt.', 'Your application was approved.', 'lost refusal'],
  ['Ihren Antrag lehne ich ab.', 'Your application is for me.', 'lost refusal'],
  [
    'Der Betrag ist auf das Konto einzuzahlen.',
    'The amount is on the account.',
    'lost duty to do it',
  ],
  ['Ihr Antrag wurde bewilligt.', 'Your application was rejected.', 'added refusal'],
  ['innerhalb von zwei Wochen', 'within two months', 'lost week'],
  ['innerhalb von zwei Wochen', 'within three weeks', 'lost "zwei"'],
  ['Der Beitrag wird erhöht.', 'The contribution is reduced.', 'lost rise'],
  ['Der Betrag wird Ihnen in Rechnung gestellt.', 'The amount is refunded to you.', 'added refund'],
  ['Zahlen Sie den Betrag.', 'If you pay the amount.', 'request became condition'],
  ['Wenn Sie zahlen, endet das Verfahren.', 'You pay, the proceedings end.', 'lost condition'],
  ['Der Termin ist am Montag.', 'The appointment is on Tuesday.', 'calendar "montag"'],
  ['Zimmer A4', 'Room A5', 'other digits'],
  [
    'Mit Schreiben vom <date1> haben Sie nicht widersprochen.',
    'Without the letter of <date1>, you have not objected.',
    'other number of negations',
  ],
  ['VII. Hinweise', 'VIII. Information', 'other Roman numerals'],
  [
    'Bleibt die Zahlung aus, wird die Forderung vollstreckt.',
    'If payment is made, the claim is enforced.',
    'lost failing to come or pay',
  ],
  [
    'Zahlen Sie nur an den Antragsteller, nicht an das Gericht.',
    'Please pay only the applicant or the court.',
    'negation by another word',
  ],
  [
    'Schreiben Sie uns dann eine E-Mail.',
    'You write to us then without an e-mail.',
    'added negation',
  ],
  [
    'Anerkannt wurden 198 statt 230 Tage.',
    '198 days for 230 days were recognised.',
    'lost one instead of the other',
  ],
  [
    'Senden Sie uns die Vereinbarung unterschrieben zurück.',
    'Our agreement is enclosed with us.',
    'somebody else acts',
  ],
  [
    'Pflegeversicherung (ein Kind)',
    'Long-term care insurance (BAföG)',
    'an office or benefit that is not in the source',
  ],
  [
    'Der Vertrag endet ohne weitere Ankündigung.',
    'The contract of the contract ends with the contract without notice.',
    'one word again and again',
  ],
  ['Der Termin ist im Rathaus.', 'The date of the date of the date of the date.', 'repeats itself'],
])('what could mislead is not shown: %s -> %s', (german, english, reason) => {
  const verdict = quality(german, english)
  expect(verdict.quality).toBe('none')
  expect(verdict.reasons).toContain(reason)
})

test('an unsure or cut translation is rough or nothing, however fluent', () => {
  expect(
    quality('Bitte senden Sie uns die Unterlagen.', 'Please send us the documents.', {
      logProb: -0.4,
    }).quality,
  ).toBe('rough')
  expect(
    quality('Bitte senden Sie uns die Unterlagen.', 'Please send us the documents.', { cut: true })
      .quality,
  ).toBe('none')
  expect(quality('Bitte holen Sie die Karte ab.', 'Please wash the green elephant.').quality).toBe(
    'none',
  )
})

test('values are compared as sets with their number', () => {
  expect(sameValues('<amt1> und <date1>', '<date1> and <amt1>')).toBe(true)
  expect(sameValues('<amt1> und <amt2>', '<amt1> and <amt1>')).toBe(false)
})
