import { describe, expect, it } from 'vitest'
import { findIn, letterAbout } from '../../../cases/found-in.ts'
import { smallCase } from '../../../cases/words.ts'
import { chooseFacts } from '../../choose.ts'
import { readLetter } from '../../read-letter.ts'
import { buildLayout } from '../../layout/build-layout.ts'
import type { Finding } from '../../types.ts'
import { finders } from '../finders.ts'

const about = new Set<Finding['kind']>([
  'amount-total',
  'amount-foreign',
  'amount-outstanding',
  'credit-balance',
  'direct-debit',
  'payment-way',
  'settled',
  'instalment',
  'discount',
  'offer',
])
const money = (findings: Finding[]) =>
  chooseFacts(findings)
    .filter(({ kind }) => about.has(kind))
    .map(({ kind, value }) => `${kind} ${value}`)

/** The findings about money in a letter, as `kind value`. */
const read = (subject: string, ...body: string[]) => money(findIn(letterAbout(subject, body)))

describe('a letter as it was printed', () => {
  const today = '2026-11-26'
  const found = (name: string) => {
    const letter = buildLayout(smallCase(name))
    const all: Finding[] = []
    for (const finder of finders) all.push(...finder(letter, [...all], today))
    return money(all)
  }
  const daysIn = (name: string) =>
    readLetter(smallCase(name), { today }).explanation.deadlines.map(
      ({ what, date }) => `${what} ${date}`,
    )

  it.each([
    ['foreign-currency', ['amount-foreign 14875 CHF']],
    ['paid-before', ['settled 14875']],
    ['share-of-a-house', ['amount-total 14875']],
    ['early-payment-discount', ['amount-total 14875', 'discount 2026-12-15 14429']],
    ['share-of-costs', ['amount-total 14875']],
    ['rest-after-payments-on-account', ['amount-total 8410']],
    ['tax-total', ['amount-total 57104']],
    ['saving-in-all', ['amount-total 14875']],
    ['promise-and-advertising', ['amount-total 14875']],
    ['letter-spaced', ['amount-total 14875']],
    ['filled-form', ['amount-total 14875']],
    ['pairs-side-by-side', ['amount-total 3473']],
  ])('%s', (name, expected) => expect(found(name)).toEqual(expected))

  it.each([
    ['early-payment-discount', ['pay 2027-01-04']],
    ['promise-and-advertising', ['pay 2026-12-10']],
    ['letter-spaced', ['pay 2026-12-10']],
    ['filled-form', ['pay 2026-12-10']],
    ['pairs-side-by-side', ['pay 2026-12-10']],
  ])('has no other days: %s', (name, expected) => expect(daysIn(name)).toEqual(expected))
})

describe('a bill that was paid before', () => {
  it.each([
    [
      '| Gesamtbetrag | 148,75 € / | Bereits bezahlt | 148,75 € / | Offener Betrag | 0,00 €',
      '14875',
    ],
    ['Rechnungsbetrag: 148,75 € / Der Betrag wurde per Vorkasse bezahlt.', '14875'],
    ['| Rechnungsbetrag | 148,75 € / Betrag dankend erhalten.', '14875'],
    ['| Rechnungsbetrag | 148,75 € / Der Rechnungsbetrag wurde bar bezahlt.', '14875'],
    ['| Rechnungsbetrag | 148,75 € / Sie haben die Rechnung per PayPal bezahlt.', '14875'],
    ['Rechnungsbetrag: 148,75 € / Restbetrag: 0,00 €', '0'],
    ['| Summe | 148,75 € / Zahlungsart: PayPal (bezahlt)', '14875'],
  ])('asks for nothing: %s', (body, cents) => {
    expect(read('Rechnung', ...body.split(' / '))).toEqual([`settled ${cents}`])
  })

  it.each([
    'Bitte überweisen Sie 148,75 €. Sollten Sie bereits bezahlt haben, ist dieses Schreiben gegenstandslos.',
    'Bitte überweisen Sie 148,75 €. Wenn der Betrag bereits bezahlt ist, beachten Sie diesen Brief nicht.',
    'Bitte überweisen Sie 148,75 €. Davon haben Sie noch nichts bezahlt.',
  ])('is not one that may have been: %s', (body) => {
    expect(read('Rechnung', body)).toContain('amount-total 14875')
  })

  it('is not one of which a part is open', () => {
    expect(
      read(
        'Rechnung',
        '| Rechnungsbetrag | 248,75 €',
        '| Bereits bezahlt | -100,00 €',
        '| Restbetrag | 148,75 €',
        'Bitte überweisen Sie den Restbetrag.',
      ),
    ).toContain('amount-total 14875')
  })
})

describe('how it is paid', () => {
  it.each([
    ['Der Betrag von 148,75 € wird Ihrer Kreditkarte belastet.', 'payment-way charged 14875'],
    ['Die Gebühr von 93,00 Euro zahlen Sie nur mit Karte am Automaten.', 'payment-way card 9300'],
    ['Die Gebühr von 93,00 Euro ist bei Abholung in bar zu zahlen.', 'payment-way cash 9300'],
    ['Bitte zahlen Sie die Gebühr von 12,50 € an der Kasse.', 'payment-way cash 1250'],
    ['Die Gebühr von 12,50 € zahlen Sie vor Ort.', 'payment-way cash 1250'],
    ['Bitte bezahlen Sie 148,75 € mit PayPal.', 'payment-way online 14875'],
    ['Die Nachzahlung von 148,75 € verrechnen wir mit Ihrem Lohn.', 'payment-way set-off 14875'],
    [
      'Ihre Schuld von 300,00 € behalten wir von Ihrer laufenden Leistung ein. Sie müssen nichts überweisen.',
      'payment-way set-off 30000',
    ],
  ])('is no transfer, though an account stands in the foot: %s', (body, expected) => {
    expect(read('Bescheid', body)).toEqual([expected])
  })

  it.each([
    'Bitte überweisen Sie 148,75 € oder zahlen Sie an der Kasse.',
    'Bitte zahlen Sie 148,75 € auf unser Konto, nicht in bar.',
  ])('may be a transfer: %s', (body) => {
    expect(read('Bescheid', body)).toEqual(['amount-total 14875'])
  })

  it('is a debit', () => {
    expect(read('Rechnung', 'Den Betrag von 148,75 € buchen wir von Ihrem Konto ab.')).toEqual([
      'amount-total 14875',
      'direct-debit true',
    ])
  })
})

describe('a plan of payments', () => {
  const plan = [
    '| Rate | fällig am | Betrag',
    '| 1 | 15.10.2025 | 200,00 €',
    '| 2 | 15.11.2025 | 150,00 €',
  ]
  const parts = ['instalment 2025-10-15 20000', 'instalment 2025-11-15 15000']

  it('asks for the next one, the whole stays outstanding', () => {
    expect(read('Ihr Zahlungsplan', 'Bitte zahlen Sie 350,00 € so:', ...plan)).toEqual([
      'amount-total 20000',
      ...parts,
      'amount-outstanding 35000',
    ])
  })

  it('may stand in a sentence', () => {
    const body =
      'Bitte überweisen Sie 200,00 € bis zum 15.10.2025 und den Rest von 150,00 € bis zum 15.11.2025.'
    expect(read('Ihr Kurs', body)).toEqual([
      'amount-total 20000',
      ...parts,
      'amount-outstanding 35000',
    ])
  })

  const quarters = ['2025-11-15', '2026-02-15', '2026-05-15', '2026-07-15']
  it.each([
    [
      'Die Gebühr ist in vier gleichen Teilbeträgen zu 51,00 € jeweils am 15.11., 15.02., 15.05. und 15.07.2026 fällig.',
    ],
    [
      'Die Gebühr wird in vier Teilbeträgen fällig:',
      '| 15.11.2025 | 15.02.2026 | 15.05.2026 | 15.07.2026',
      '| 51,00 € | 51,00 € | 51,00 € | 51,00 €',
    ],
  ])('may name one amount for several days: %s', (...body) => {
    const head = ['| Festgesetzte Gebühr 2026 | 204,00 €', 'Bitte überweisen Sie die Gebühr.']
    expect(read('Gebührenbescheid', ...head, ...body)).toEqual([
      'amount-total 20400',
      ...quarters.map((day) => `instalment ${day} 5100`),
    ])
  })

  it('that is only offered leaves the whole to be paid', () => {
    const body = [
      'Bitte überweisen Sie 340,00 €.',
      'Alternativ können Sie in Raten zahlen:',
      ...plan,
    ]
    expect(read('Inkasso', ...body)).toContain('amount-total 34000')
  })

  it('that begins later is no part of the bill', () => {
    const found = read(
      'Jahresabrechnung',
      'Ihre Nachzahlung beträgt 84,10 €. Bitte überweisen Sie die Nachzahlung.',
      'Ihre neuen Abschläge sind fällig:',
      '| 15.11.2025 | 90,00 €',
      '| 15.12.2025 | 90,00 €',
    )
    expect(found).toContain('amount-total 8410')
  })
})

describe('a discount', () => {
  it.each([
    ['Bei Zahlung innerhalb von 10 Tagen 2 % Skonto, sonst 30 Tage netto.', ['2025-10-11 9800']],
    ['30 Tage netto, 10 Tage 2 % Skonto.', ['2025-10-11 9800']],
    [
      'Bei Zahlung bis 09.10.2025 abzgl. 3 % Skonto = 97,00 EUR, bis 16.10.2025 abzgl. 2 % Skonto = 98,00 EUR, spätestens bis 31.10.2025 ohne Abzug.',
      ['2025-10-09 9700', '2025-10-16 9800'],
    ],
  ])('leaves the whole the amount to pay: %s', (terms, expected) => {
    expect(read('Rechnung', '| Rechnungsbetrag | 100,00 €', terms)).toEqual([
      'amount-total 10000',
      ...expected.map((one) => `discount ${one}`),
    ])
  })
})

describe('a foreign currency', () => {
  it.each([
    ['Bitte überweisen Sie CHF 148.75 bis zum 20.10.2025.', '14875 CHF'],
    ['Bitte überweisen Sie 148.75 Schweizer Franken.', '14875 CHF'],
    ['Bitte überweisen Sie Fr. 148.75.', '14875 CHF'],
    ['Bitte überweisen Sie $148.75.', '14875 USD'],
    ['Bitte überweisen Sie 148,75 USD.', '14875 USD'],
    ['Bitte überweisen Sie £148.75.', '14875 GBP'],
    ['Bitte überweisen Sie 148,75 zł.', '14875 PLN'],
    ['Bitte überweisen Sie 1.487,50 CZK.', '148750 CZK'],
    ['Bitte überweisen Sie 148,75 DKK.', '14875 DKK'],
    ['Bitte überweisen Sie 148,75 SEK.', '14875 SEK'],
    ['Bitte überweisen Sie 148,75 TRY.', '14875 TRY'],
    ['Bitte überweisen Sie CHF 148.75 (entspricht 155,10 EUR).', '14875 CHF'],
  ])('is never euros: %s', (body, expected) => {
    expect(read('Rechnung', body)).toEqual([`amount-foreign ${expected}`])
  })

  it('may be the head of a column', () => {
    const rows = [
      '| Leistung | CHF',
      '| Reparatur | 100.00',
      '| Material | 48.75',
      '| Total | 148.75',
    ]
    expect(read('Rechnung', ...rows, 'Zahlbar innerhalb von 30 Tagen.')).toEqual([
      'amount-foreign 14875 CHF',
    ])
  })
})

describe('nothing to pay now', () => {
  it.each([
    ['Kostenvoranschlag', '| Netto | 100,00 € / | Gesamt brutto | 119,00 €', ['offer 11900']],
    ['Angebot Nr. 12', 'Wir bieten die Arbeiten zum Preis von 1.200,00 € an.', ['offer -']],
    [
      'Eintragungsofferte',
      '| Gesamtbetrag | 819,91 € / Bitte überweisen Sie den Betrag bis zum 20.10.2025. Dies ist ein Angebot, keine Rechnung.',
      ['offer 81991'],
    ],
    [
      'Einladung zur Eigentümerversammlung',
      '| Gesamtkosten | 61.304,77 € / Ihr monatliches Hausgeld würde sich auf 342,93 € erhöhen. Bitte leisten Sie vor der Beschlussfassung keine Zahlungen.',
      [],
    ],
    ['Ihr Ausweis', 'Für einen Einkauf zahlen Sie 2 €, Kinder nichts.', []],
    ['Ihre Praxis', 'Mit Rezept zahlen Sie nur die Zuzahlung: 10 € pro Verordnung.', []],
    ['Ihr Abschlag', 'Mit einem SEPA-Mandat ziehen wir den Betrag pünktlich ein.', []],
    ['Ihr Pass', 'Die Gebühr betrug 37,00 €. Ihr alter Ausweis wird bei Abholung eingezogen.', []],
    [
      'Ihr Widerspruch',
      'Dass Sie die Forderung von 318,77 € vollständig bezahlt haben, ist vermerkt.',
      [],
    ],
    ['Ihr Beitrag', 'Ab 01.01.2026 beträgt Ihr monatlicher Beitrag 48,90 €.', []],
    ['Ihre Behandlung', 'Die Zuzahlung von 10,00 € stellen wir Ihnen später in Rechnung.', []],
  ])('%s: %s', (subject, body, expected) => {
    expect(read(subject, ...body.split(' / '))).toEqual(expected)
  })
})

it('is not certain where a labelled total says something else', () => {
  const found = findIn(
    letterAbout('Rechnung', ['| Gesamtbetrag | 129,00 €', 'Bitte überweisen Sie 119,00 €.']),
  )
  const total = found.find(({ kind }) => kind === 'amount-total')
  expect(total?.confidence ?? 0).toBeLessThan(0.8)
})
