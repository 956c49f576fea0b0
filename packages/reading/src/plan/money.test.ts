import { expect, it } from 'vitest'
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
  const rest = { sources: [], warnings: [], language: 'de', lost: [], unread: [] }
  return { letter, today: '2025-10-02', type: 'other', findings, deadlines, ...rest }
}

/** The steps of a letter that are about money, with their amounts. */
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
])('is paid out, not collected: %s', (text, cents) => {
  expect(steps('Ihr Vertrag', text)).toEqual([`receive ${cents}`])
})

it.each([
  'Die Selbstbeteiligung ziehen wir erst nach der Kürzung ab.',
  'Das Geld erscheint auf dem Konto, von dem es seinerzeit abgebucht wurde.',
  'Sie erhalten höchstens 30,00 € zurück.',
  'Eine Prüfung kostet pauschal 89,00 € und wird mit der zweiten Rate verrechnet.',
])('says nothing of money: %s', (text) => {
  expect(steps('Ihr Vertrag', text)).toEqual([])
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
