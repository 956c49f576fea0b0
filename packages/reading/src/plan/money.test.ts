import { expect, it } from 'vitest'
import { factsAbout } from '../../cases/facts-about.ts'
import { findIn, letterAbout } from '../../cases/found-in.ts'
import { letterOf } from '../../cases/letter-of.ts'
import { chooseFacts } from '../choose.ts'
import type { Facts } from '../explain/facts.ts'
import { findDeadlines } from '../find/deadline.ts'
import { cautionOf } from './caution.ts'
import { moneySteps } from './money.ts'

function factsOf(subject: string, body: string[]): Facts {
  const draft = letterAbout(subject, body)
  const letter = letterOf(draft)
  const findings = chooseFacts(findIn(draft))
  const { deadlines } = findDeadlines(letter, findings, '2025-10-02')
  return factsAbout(letter, { findings, deadlines })
}

/** The steps of a letter about money, with their amounts. */
const steps = (subject: string, ...body: string[]): string[] =>
  moneySteps(factsOf(subject, body), false).map(({ act, duty, amount }) =>
    [duty === 'may' ? 'may' : '', act, amount ? String(amount.cents) : '']
      .filter(Boolean)
      .join(' '),
  )

it.each([
  [
    'Folglich erhalten Sie 20,00 € zurück. Den Betrag ziehen wir von der nächsten Rechnung ab.',
    '2000',
  ],
  ['Der einbehaltene Betrag von 56,30 € wird Ihnen mit der nächsten Zahlung nachgezahlt.', '5630'],
  ['Es bleiben 38,07 €, die ich am 1. Oktober auf Ihr Konto überwiesen habe.', '3807'],
  ['Für Mai werden 255,00 € auf das von Ihnen angegebene Konto überwiesen.', '25500'],
  ['Den Anteil, also 18 €, schreiben wir Ihnen gut; wer das nicht möchte, meldet sich.', '1800'],
  ['Ich bewillige Ihnen 780,00 €. Der Betrag wird in den nächsten Tagen überwiesen.', '78000'],
  ['Wir geben Ihnen recht und erstatten Ihnen den Betrag. Es geht um 89,90 €.', '8990'],
  ['Vom Betrag von 400,00 € verbleibt ein Guthaben von 89,23 €, das wir überweisen.', '8923'],
  ['Wir behalten die Hälfte ein und zahlen Ihnen 83,60 € aus.', '8360'],
])('is paid out, not collected: %s', (text, cents) => {
  expect(steps('Ihr Vertrag', text)).toEqual([`receive ${cents}`])
})

it.each([
  'Die Selbstbeteiligung ziehen wir erst nach der Kürzung ab.',
  'Das Geld erscheint auf dem Konto, von dem es seinerzeit abgebucht wurde.',
  'Sie erhalten höchstens 30,00 € zurück.',
  'Eine Prüfung kostet pauschal 89,00 € und wird mit der zweiten Rate verrechnet.',
  'Studierende zahlen die Hälfte, sofern sie höchstens 9.000 € im Jahr verdienen.',
  'Wer die Karte verliert, zahlt dafür 25 € in die Kasse.',
  'Fordern Sie die Unterlagen an, bevor Sie die Gebühr von 26,50 € zahlen.',
  'Möchten Sie einen anderen Betrag als 95,00 € zahlen, rufen Sie uns an.',
  'Eine Auskunft ist bei mehr als 300 Beteiligten nicht zu leisten. Es entfallen 24,00 €.',
  'Zahlen Sie keinesfalls vorab. Die Gebühr beträgt 45,00 €.',
])('says nothing of money: %s', (text) => {
  expect(steps('Ihr Vertrag', text)).toEqual([])
})

it('says when the money comes, and how much it is a month', () => {
  const said = (...text: string[]) => moneySteps(factsOf('Ihr Antrag', text), false)[0]
  const day = said('Das Guthaben von 50,15 € überweisen wir Ihnen bis zum 04.11.2025.')?.day
  expect(day).toMatchObject({ date: '2025-11-04', deadline: null })
  expect(said('Wir zahlen Ihnen monatlich 299,00 €.')?.says[0]?.id).toBe('step.receive-monthly')
  // the day a benefit ends is not the day it is paid
  expect(said('Wir zahlen Ihnen Krankengeld von 58,14 € bis zum 30.12.2025.')?.day).toBeNull()
})

it('takes no fee for the whole that was named before it', () => {
  const text = 'Offen sind 312,40 € und dazu eine Gebühr. Die Gebühr der Bank beträgt 3,50 €.'
  expect(steps('Rechnung', `${text} Überweisen Sie bitte alles von Hand.`)).not.toContain('pay 350')
})

it('takes a payment on condition for a choice', () => {
  const text = 'Voraussetzung ist, dass Sie 600 € zahlen und hiermit einverstanden sind.'
  expect(steps('Ermittlungsverfahren', text)).toContain('may pay 60000')
})

it('warns of a prize that costs a fee', () => {
  const body = ['Ihre Gewinnnummer: 7788', 'Bitte überweisen Sie die Pauschale von 29,90 €.']
  expect(cautionOf(factsOf('Herzlichen Glückwunsch', body))?.code).toBe('trick')
})

it('takes the sum of what is paid at the counter', () => {
  const text = 'Vor Ort zu zahlen: Touristensteuer 3,30 € je Nacht, also 92,40 €'
  expect(steps('Ihre Reise', text)).toEqual(['pay-otherwise 9240'])
})

it.each([
  [
    'Bitte bezahlen Sie bis zum 6. Dezember 2025 und nutzen Sie den Verwendungszweck.',
    'pay 2025-12-06',
  ],
  [
    'Einen neuen Termin haben wir auf den 19. November um 8:45 Uhr gelegt.',
    'appointment 2025-11-19',
  ],
  ['Wir haben Ihren Ausweis geprüft, digital erteilt am 13.11.2025, 8:02 Uhr.', ''],
  ['Rufen Sie bitte vor dem 31. Oktober 2025 zwischen 18:00 und 20:00 Uhr an.', ''],
])('knows what a day is for: %s', (text, expected) => {
  const { deadlines } = factsOf('Ihr Vertrag', [text])
  expect(deadlines.map(({ what, date }) => `${what} ${date}`).join()).toBe(expected)
})

it('takes the row that asks to pay, not what is paid later', () => {
  const body = [
    '| Steuer | 9.840,00 €',
    '| Abzüglich vom Lohn | 6.212,00 €',
    '| Bitte zahlen Sie spätestens am 08.11.2025 | 3.978,00 €',
    'Ab dem 10.12.2025 sind vierteljährlich 920,00 € im Voraus zu leisten.',
  ]
  expect(steps('Bescheid', ...body)).toEqual(['pay 397800'])
})

it('takes a credit within a bill for no money to get', () => {
  const body = ['| Grundgebühr | 24,99 €', '| Gutschrift | -3,00 €', '| Summe | 21,99 €']
  const found = findIn(letterAbout('Rechnung', body)).map(({ kind }) => kind)
  expect(found).not.toContain('credit-balance')
})
