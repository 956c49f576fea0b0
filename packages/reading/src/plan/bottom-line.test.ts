import { describe, expect, it } from 'vitest'
import { moves } from '../../cases/moves.ts'

describe('the amount that the letter comes to', () => {
  it.each([
    [
      'three columns and two persons',
      [
        '| Person | bewilligt | zustehend | zu viel gezahlt',
        '| Amina | 412,30 € | 225,90 € | 186,40 €',
        '| Karim | 157,50 € | 86,30 € | 71,20 €',
        '| zusammen | 569,80 € | 312,20 € | 257,60 €',
        'Den Gesamtbetrag von 257,60 € zahlen Sie bitte bis zum 14.11.2025 ein.',
        'Eine Aufrechnung, für die monatlich 56,30 € einbehalten würden, müsste gesondert verfügt werden.',
      ],
      ['pay 257.6 2025-11-14'],
    ],
    [
      'what is left after each instalment is none',
      [
        'Sie schulden uns 290,00 €, zahlbar bis 15.09.2025. Wir stunden den Betrag so:',
        '| Rate | Zahltag | Betrag | Rest danach',
        '| 1 | 15.10.2025 | 90,00 € | 200,00 €',
        '| 2 | 14.11.2025 | 200,00 € | 0,00 €',
      ],
      ['pay 90 2025-10-15'],
    ],
    [
      'the instalments that a request names',
      [
        'Die Nachforderung von 8,60 € haben wir der Rate vom 14.11.2025 hinzugerechnet.',
        '| fällig am | festgesetzt € | zu zahlen €',
        '| 14.11.2025 | 93,50 | 102,10',
        '| 16.02.2026 | 93,50 | 93,50',
        'Sie werden gebeten, die Raten pünktlich auf unser Konto einzuzahlen.',
      ],
      ['pay 102.1 2025-11-14'],
    ],
    [
      'the sum that the sentence before names',
      [
        'Für Februar fehlen noch 24,95 €, für März sind 44,95 € offen. Die Mahnung kostet 2,50 €. Das macht zusammen 72,40 €.',
        'Weisen Sie diese Summe bitte so an, dass sie am 17. Oktober bei uns ist.',
      ],
      ['pay 72.4 2025-10-17'],
    ],
    [
      'a sum with its day at the end of a table',
      [
        '| Kosten | 110,00 €',
        '| Abschläge | -90,00 €',
        '| Nachzahlung, fällig am 17.10.2025 | 20,00 €',
        'Ihr künftiger Abschlag: 10,00 € monatlich, zahlbar zum 1. eines Monats, zum ersten Mal am 01.12.2025.',
      ],
      ['pay 20 2025-10-17', 'pay-further 10 2025-12-01'],
    ],
    [
      'what is open, with the term of the bill',
      [
        '| Lampe | 129,00 €',
        '| Gutschein | -10,00 €',
        '| Jetzt offen | 119,00 €',
        'Zahlungsziel unverändert: 22.10.2025.',
      ],
      ['pay 119 2025-10-22'],
    ],
    [
      'a sum that is paid at a counter',
      [
        '| Reparatur | 300,00 €',
        '| Wischer | 38,90 €',
        '| Ihr Anteil | 338,90 €',
        'Gezahlt wird bei der Übergabe, mit EC-Karte oder bar.',
      ],
      ['pay-otherwise 338.9'],
    ],
    [
      'a polite question',
      [
        'Vorausgezahlt haben Sie 1.980 €. Damit fehlen mir noch 183,40 €. Wären Sie so freundlich, mir diese bis zum 15. Oktober zu überweisen?',
      ],
      ['pay 183.4 2025-10-15'],
    ],
    [
      'the instalment that is asked for, not the year',
      [
        '| Jahresbetrag | 1.014,00 €',
        '| Vierteljahresrate | 253,50 €',
        'Die erste Rate überweisen Sie uns bitte bis zum 15. Oktober 2025.',
      ],
      ['pay 253.5 2025-10-15'],
    ],
    [
      'no total where the deposit that is asked for stands in no row',
      [
        '| Küche | 12.000,00 €',
        '| Montage | 1.000,00 €',
        '| Kaufpreis | 13.000,00 €',
        'Die Anzahlung erwarten wir bis zum 16.10.2025 auf dem Konto unten.',
      ],
      [],
    ],
    [
      'the column of what is open',
      [
        '| Beleg | Betrag | offen',
        '| 01 | 86,40 € | 0,00 €',
        '| 02 | 137,70 € | 137,70 €',
        '| Summe | 224,10 € | 137,70 €',
        'Wir bitten um Ausgleich bis zum 22.10.2025.',
      ],
      ['pay 137.7 2025-10-22'],
    ],
    [
      'the amount of the sentence before',
      [
        'Der Bus kostet 1.840 Euro, der Gasthof 3.960 Euro, zusammen 5.800 Euro für alle. Von dir bekomme ich demnach noch 100,00 Euro. Bring sie mir bitte bis zum 16. Oktober mit oder überweise sie bis dahin auf das Chorkonto.',
      ],
      ['pay 100 2025-10-16'],
    ],
    [
      'the day beside the amount',
      [
        '| Semesterbeitrag | 387,00 €',
        'Gehen die 387,00 € in der Zeit vom 6. Oktober bis 28. November 2025 bei uns ein, sind Sie zurückgemeldet.',
        'Melden Sie sich zurück, indem Sie den Semesterbeitrag zahlen.',
      ],
      ['pay 387 2025-11-28'],
    ],
  ])('%s', (_, body, steps) => {
    expect(moves(...body)).toEqual(steps)
  })
})

describe('money for the reader', () => {
  it.each([
    [
      'Für 19 Tage sind das 977,70 €. Das Geld überweisen wir am 28.10.2025 auf Ihr Konto.',
      'receive 977.7 2025-10-28',
    ],
    [
      '| Zugfahrt | 44,90 € / | Taxi | 78,00 € / | Überweisungsbetrag | 122,90 € / Das Geld geht Ihnen in den kommenden Tagen zu.',
      'receive 122.9',
    ],
  ])('%s', (body, step) => {
    expect(moves(...body.split(' / '))).toEqual([step])
  })

  it('is not what only may come', () => {
    expect(moves('Weihnachtsgeld (voraussichtlich 1.840,00 € brutto) erhalten Sie.')).toEqual([])
  })
})
