import { describe, expect, it } from 'vitest'
import { letterAbout, valuesIn } from '../../cases/found-in.ts'
import type { FactKind } from '../types.ts'

const kinds: FactKind[] = [
  'amount-total',
  'amount-outstanding',
  'amount-late-fee',
  'credit-balance',
  'direct-debit',
]
type Read = [total?: string, outstanding?: string, late?: string, credit?: string, debit?: string]
const read = (subject: string, body: string[]) =>
  kinds.map((kind) => valuesIn(letterAbout(subject, body), kind)[0])
const padded = (expected: Read) => kinds.map((_, at) => expected[at])

describe('what is to be paid', () => {
  it.each<[string, string, string[], Read]>([
    [
      'is the total that the letter asks for',
      'Rechnung',
      [
        '| Material | 100,00 €',
        '| MwSt. | 19,00 €',
        '| Endbetrag | 119,00 €',
        'Bitte überweisen Sie den Endbetrag bis zum 15.10.2025.',
      ],
      ['11900'],
    ],
    [
      'is divided into debt and late fees',
      'Mahnung',
      [
        '| Hundesteuer | 108,00',
        '| Mahngebühren | 6,00',
        '| Säumniszuschläge | 3,00',
        '| Gesamtbetrag | 117,00',
        'Bitte zahlen Sie den Gesamtbetrag.',
      ],
      ['11700', '10800', '900'],
    ],
    [
      'is what remains where that is collected, not the instalments that come after it',
      'Jahresrechnung',
      [
        '| Rechnungsbetrag | 1.046,14 €',
        '| Ihre Abschläge | -960,00 €',
        '| Noch zu zahlen | 86,14 €',
        'Den Restbetrag ziehen wir am 26.02.2026 ein. Ihr neuer Abschlag beträgt 88,00 €; wir buchen ihn jeweils zum 15. ab.',
      ],
      ['8614', undefined, undefined, undefined, 'true'],
    ],
    [
      'is for a collector all that goes beyond the principal',
      'Forderung der Shop GmbH',
      [
        '| Hauptforderung | 80,00',
        '| Zinsen | 1,20',
        '| Inkassokosten | 38,50',
        '| Summe | 119,70',
        'Wir fordern Sie auf, 119,70 EUR zu zahlen.',
      ],
      ['11970', '8000', '3970'],
    ],
    [
      'is what remains after a part was paid',
      'Rechnung',
      [
        '| Summe | 219,20',
        '| ./. Anzahlung | -50,00',
        '| noch zu zahlen | 169,20',
        'Zahlbar innerhalb 10 Tagen ohne Abzug.',
      ],
      ['16920', '16920'],
    ],
    [
      'is found by what the request calls it',
      'Verwarnung',
      [
        'Es wird ein Verwarnungsgeld in Höhe von 50,00 € erhoben.',
        'Bitte zahlen Sie das Verwarnungsgeld innerhalb einer Woche.',
      ],
      ['5000'],
    ],
    [
      'is the amount named just before',
      'Zuzahlung',
      [
        'Die Zuzahlung beträgt 60,00 EUR (6 Tage zu je 10,00 EUR).',
        'Wir bitten Sie, diesen Betrag bis zum 23.10.2025 zu überweisen.',
      ],
      ['6000'],
    ],
    [
      'is the next of parts due on different days',
      'Ihr Kurs',
      [
        '| Anzahlung | 200,00 €',
        '| Rest | 920,00 €',
        '| Kursgebühr gesamt | 1.120,00 €',
        'Überweisen Sie 200,00 € bis zum 5.10.2025 und den Rest von 920,00 € bis zum 1.11.2025.',
      ],
      ['20000', '112000'],
    ],
    [
      'is the whole when parts are named with it',
      '2. Mahnung',
      ['Wir bitten Sie, 89,00 € zuzüglich 5,00 € Mahngebühr, insgesamt 94,00 €, zu begleichen.'],
      ['9400', '8900', '500'],
    ],
    [
      'leaves out discounts',
      'Rechnung',
      [
        '| Endbetrag | 1.785,00 €',
        'Bitte zahlen Sie den Endbetrag ohne Abzug. Bei Zahlung in 10 Tagen gewähren wir 2 % Skonto (35,70 €).',
      ],
      ['178500'],
    ],
    [
      'is read in either notation',
      'Rechnung',
      ['Bitte überweisen Sie den Betrag von 1,101.50 EUR.'],
      ['110150'],
    ],
    [
      'is a new standing order',
      'Mieterhöhung',
      ['Den Dauerauftrag wollen Sie ab Februar auf 1.011,20 € umstellen.'],
      ['101120'],
    ],
  ])('%s', (_, subject, body, expected) => {
    expect(read(subject, body)).toEqual(padded(expected))
  })

  it.each<[string, string, string[]]>([
    [
      'a threat',
      'Anmeldung',
      ['Wer sich nicht anmeldet, muss mit einer Geldbuße bis zu 1.000 Euro rechnen.'],
    ],
    [
      'what was paid',
      'Ihr Ausweis ist fertig',
      ['Die Gebühr von 100,00 € haben Sie bereits bezahlt.'],
    ],
    [
      'what goes to the reader',
      'Bewilligung',
      ['Wir überweisen Ihnen monatlich 819,56 € auf Ihr Konto.'],
    ],
    [
      'a quotation',
      'Kostenvoranschlag',
      ['| Netto | 100,00', '| MwSt. | 19,00', '| Gesamt brutto | 119,00'],
    ],
    [
      'a letter that says so',
      'Einladung',
      ['Der Anteil wäre 412,50 €. Eine Zahlung ist derzeit nicht zu leisten.'],
    ],
    ['what would become due', 'Fragebogen', ['Danach würde ein Beitrag von 251,77 Euro fällig.']],
    [
      'costs that were refused',
      'Ablehnung',
      ['Die Kosten von 120,00 € können nicht übernommen werden.'],
    ],
  ])('is nothing for %s', (_, subject, body) => {
    expect(read(subject, body)).toEqual(padded([]))
  })

  it('is sure only when sums and mentions agree', () => {
    const sums = letterAbout('Mahnung', [
      '| Abschlag | 94,00',
      '| Rest | 117,38',
      '| Summe | 211,38',
      'Bitte zahlen Sie 211,38 €.',
    ])
    expect(valuesIn(sums, 'amount-total')).toEqual(['21138'])
  })
})

describe('money that nobody must transfer', () => {
  it.each<[string, string[], Read]>([
    [
      'is a credit',
      [
        '| Kosten | 1.008,85',
        '| Abschläge | -1.224,00',
        '| Ihr Guthaben | 215,15',
        'Das Guthaben von 215,15 € überweisen wir Ihnen.',
      ],
      [undefined, undefined, undefined, '21515'],
    ],
    [
      'is collected',
      ['Den Jahresbeitrag von 814,16 € buchen wir am 02.01.2026 von Ihrem Konto ab.'],
      ['81416', undefined, undefined, undefined, 'true'],
    ],
    [
      'is collected in parts',
      [
        'Wir buchen die Beiträge wie folgt von Ihrem Konto ab:',
        '| Zeitraum | Abbuchung am | Betrag',
        '| 10/2025 | 17.11.2025 | 55,08 €',
        '| 01/2026 | 16.02.2026 | 55,08 €',
      ],
      ['5508', undefined, undefined, undefined, 'true'],
    ],
    [
      'is collected at a new height',
      [
        'Ihr Beitrag steigt von 45,20 € auf 48,90 €. Den neuen Beitrag buchen wir von Ihrem Konto ab.',
      ],
      ['4890', undefined, undefined, undefined, 'true'],
    ],
  ])('%s', (_, body, expected) => {
    expect(read('Ihr Vertrag', body)).toEqual(padded(expected))
  })

  it('is not collected where a debit came back', () => {
    const body = ['Ihre Lastschrift wurde zurückgegeben.', 'Bitte überweisen Sie 361 €.']
    expect(read('Offene Beiträge', body)).toEqual(padded(['36100', '36100']))
  })

  it('says when it is collected', () => {
    const draft = letterAbout('Ihr Vertrag', [
      'Den Betrag von 5,00 € ziehen wir am 15.10.2025 von Ihrem Konto ein.',
    ])
    expect(valuesIn(draft, 'due-date')).toEqual(['2025-10-15'])
  })
})
