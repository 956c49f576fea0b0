import { describe, expect, it } from 'vitest'
import { moves } from '../../cases/moves.ts'

describe('money that moved before the letter is no claim', () => {
  it.each([
    'Die letzte Rate von 61,00 € wurde am 15. September abgebucht. Alles Gute!',
    'Ihre Schlussrate in Höhe von 72,40 € ist am 20.09.2025 bei uns eingegangen.',
    'Mit Beschluss vom 02.01.2025 wurde Ratenzahlung von Raten zu 35,00 € bewilligt.',
    'Wir haben die Raten von je 80,00 € bis September eingezogen.',
  ])('%s', (text) => {
    expect(moves(text)).toEqual([])
  })
})

it('is no collection where the account is the one that was charged before', () => {
  const text =
    'Die 41,00 € werden auf das Konto erstattet, von dem der Beitrag abgebucht worden ist.'
  expect(moves(text).filter((one) => one.startsWith('be-debited'))).toEqual([])
})

describe('what somebody else gets, or is not owed yet', () => {
  it.each([
    'Die Mitarbeiterin erhält eine Zahlung von 4.000,00 €, zahlbar mit dem Novembergehalt.',
    'Die Sonderzahlung von 900,00 € ist im Dezember fällig.',
    'Die neue Umlage von 48,00 € wird voraussichtlich ab dem 01.03.2026 fällig.',
    'Möchten Sie lieber in Teilen zahlen, melden Sie sich. Wir räumen Ihnen dann vier Raten von je 55,00 € ein.',
  ])('%s', (text) => {
    expect(moves(text)).toEqual([])
  })
})

it.each([
  [
    '| Arbeitspreis | 540,00 €',
    '| Ihr Verbrauch kostet | 640,00 €',
    '| darauf gezahlt | 600,00 €',
    '| Saldo | 40,00 €',
  ],
  [
    '| Reisepreis gesamt | 900,00 €',
    '| Anzahlung, dankend erhalten | 180,00 €',
    '| verbleiben | 720,00 €',
  ],
])('takes what is left of a total below it: %s', (...rows) => {
  const left = rows.at(-1)?.match(/[0-9]+(?=,00)/u)?.[0]
  expect(moves('| Grundpreis | 100,00 €', ...rows, 'Bitte überweisen Sie den Betrag.')).toEqual([
    `pay ${left}`,
  ])
})

describe('denied, offered, set off or sent back is not paid', () => {
  it.each([
    'Wir verrechnen die 120,00 € mit Ihrem Gehalt. Zu überweisen haben Sie uns nichts.',
    'Der Betrag von 90,00 € ist zu erstatten. Wir behalten ihn ein, eine Überweisung ist nicht nötig.',
    'Damit wir die 75,00 € überweisen können, nennen Sie uns bitte Ihre IBAN.',
    'Der Eintrag kostet 400,00 €. Bitte zahlen Sie bald. Ohne Zahlung kommt kein Vertrag zustande.',
  ])('%s', (text) => {
    expect(moves(text).filter((one) => one.startsWith('pay'))).toEqual([])
  })
})

describe('the day of the request is the day to pay', () => {
  it.each([
    [
      'Die Gebühr beträgt 35,00 € und ist bis 24.10.2025 zu zahlen. Belege legen Sie bis 10.10.2025 vor.',
      'pay 35 2025-10-24',
    ],
    [
      'Trotz der Kündigung ist der offene Betrag von 410,00 € bis zum 20.10.2025 auf unser Konto zu überweisen. Weitere Kosten sind derzeit nicht zu zahlen.',
      'pay 410 2025-10-20',
    ],
    [
      'Im Oktober brauchen Sie nichts zu zahlen; zum 03.11.2025 überweisen Sie bitte 28,10 €.',
      'pay 28.1 2025-11-03',
    ],
    [
      'Wir möchten Sie bitten, die 90,00 € bis spätestens 17.10.2025 zu überweisen.',
      'pay 90 2025-10-17',
    ],
    [
      'Die Anzahlung von 200,00 € (25 %) überweisen Sie bitte bis zum 15.10.2025.',
      'pay 200 2025-10-15',
    ],
  ])('%s', (text, step) => {
    expect(moves(text)).toEqual([step])
  })
})

it.each([
  [
    'Die Versicherung trägt 70,00 €. Auf Sie entfällt ein Anteil von 60,00 €. Bitte überweisen Sie diesen bis zum 20.10.2025.',
    'pay 60 2025-10-20',
  ],
  ['Zu entrichten sind vier Raten zu je 90,00 €, die erste am 01.11.2025.', 'pay 90 2025-11-01'],
  [
    'Der Betrag von 130,00 € muss am 30.10.2025 unserem Konto gutgeschrieben sein. Bequemer ist es, wenn Sie ein Mandat erteilen; dann buchen wir die Raten ab.',
    'pay 130 2025-10-30',
  ],
])('pays what is meant: %s', (text, step) => {
  expect(moves(text)).toEqual([step])
})

describe('asked among friends, or politely', () => {
  it.each([
    ['Sei so lieb und überweis mir die 45 Euro bis zum 20.10.2025.', 'pay 45 2025-10-20'],
    [
      'Bei euch sind es 81,50 €. Schickt bitte das Geld bis 12.10.2025 auf mein Konto.',
      'pay 81.5 2025-10-12',
    ],
    [
      'Offen sind noch 17,90 €. Wenn Sie den Betrag demnächst überweisen, bin ich Ihnen dankbar.',
      'pay 17.9',
    ],
  ])('%s', (text, step) => {
    expect(moves(text)).toEqual([step])
  })
})

it('takes the amount that stands with the account', () => {
  expect(
    moves(
      'Die Bank berechnete uns 4,00 €. Überweisen Sie bitte beides zusammen bis zum 20.10.2025.',
      'Verein Muster, DE02 1203 0000 0000 2020 51, Betrag: 54,00 €, Zweck: 4711',
    ),
  ).toEqual(['pay 54 2025-10-20'])
})

it('does not take a difference for the amount', () => {
  expect(
    moves(
      'Die Miete erhöht sich um 17,00 €.',
      'Wir buchen die Miete von 517,00 € am 15.10.2025 ab.',
    ),
  ).toEqual(['be-debited 517 2025-10-15'])
})

describe('paid where one is', () => {
  it.each([
    ['Die Kosten von 31,00 € zahlen Sie vor Ort, mit Karte oder bar.', 'pay-otherwise 31'],
    ['Die Zuzahlung von 12,50 € nehmen wir bei Ihrem Besuch bar entgegen.', 'pay-otherwise 12.5'],
    [
      'Davon gehen 100 € Anzahlung ab, bleiben 140,00 €. Die gibst du mir beim Abholen, bar oder per Karte.',
      'pay-otherwise 140',
    ],
  ])('%s', (text, step) => {
    expect(moves(text)).toEqual([step])
  })
})

it('takes the row of the time that the request names', () => {
  expect(
    moves(
      '| Anteil 01.10. bis 31.12.2025 | 24,00 €',
      '| ab 2026 jährlich | 96,00 €',
      'Der Beitrag für 2025 ist bis zum 20.10.2025 an die Kasse zu zahlen.',
    ),
  ).toEqual(['pay 24 2025-10-20'])
})

it('takes the amount that is called the whole, not one of its parts', () => {
  expect(
    moves(
      'Der laufende Beitrag von 50,00 € ist bis zum Ersten an die Kasse zu zahlen.',
      'Einschließlich des Rückstands ist zum 01.11.2025 ein Gesamtbetrag von 75,00 € zu überweisen.',
    ),
  ).toEqual(['pay 75 2025-11-01'])
})

it('reads an amount for each day as a rate', () => {
  expect(
    moves(
      'Es ist ein Entgelt von 8,00 EUR je Tag zu zahlen.',
      '| 5 Tage | 8,00 EUR | 40,00 EUR',
      '| Zu zahlen | 40,00 EUR',
      'Der Betrag ist binnen 14 Tagen auf unser Konto zu überweisen.',
    )[0],
  ).toMatch(/^pay 40/u)
})

it('a request to pay in cash is no gift', () => {
  const text =
    'Wir bitten Sie, die Gebühr von 25,00 € bei Ihrer Vorsprache am 12.11.2025 in bar zu zahlen.'
  expect(moves(text).map((one) => one.split(' ')[0])).toEqual(['pay-otherwise'])
})
