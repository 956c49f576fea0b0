import { describe, expect, it } from 'vitest'
import { moves } from '../../cases/moves.ts'

describe('money on its own line, and its day', () => {
  it.each([
    [
      'Pfand: 60,00 € / abzüglich Reinigung: 12,50 € / Auszahlung: 47,50 € / Ihr Geld ist spätestens am 4. November 2025 auf Ihrem Konto.',
      'receive 47.5 2025-11-04',
    ],
    [
      '| Abgerechnet | 80,00 € / | Erstattungsbetrag | 33,40 € / Der Eingang ist bis zum 12.11.2025 zu erwarten; von Rückfragen bitte ich bis dahin abzusehen.',
      'receive 33.4 2025-11-12',
    ],
    [
      'Gesamtkosten ............ 900,00 € / davon Ihr Anteil ............ 45,00 € / Der Anteil ist am 14.11.2025 fällig und auf unser Konto zu überweisen.',
      'pay 45 2025-11-14',
    ],
    [
      '| Beitrag | 71,20 € / | Fälligkeitstermin | 03.11.2025 / Zum Fälligkeitstermin rufen wir den Beitrag von Ihrem Konto ab.',
      'be-debited 71.2 2025-11-03',
    ],
    [
      '| | netto | brutto / | Tarif | 20,00 € | 23,80 € / | Summe | 20,00 € | 23,80 € / Die Abbuchung per Lastschrift erfolgt am 05.11.2025.',
      'be-debited 23.8 2025-11-05',
    ],
    [
      'Den einbehaltenen Werklohn über 310,00 € fordern wir bis zum 20.11.2025 ein.',
      'pay 310 2025-11-20',
    ],
    [
      'Der Platz bleibt bis einschließlich 7. November 2025 frei. Die Gebühr von 52,00 € muss in dieser Zeit entrichtet werden.',
      'pay 52 2025-11-07',
    ],
  ])('%s', (body, expected) => {
    expect(moves(...body.split(' / '))).toContain(expected)
  })

  it('does not take a sentence about a visit, or about others’ money, for a payment', () => {
    const dublin =
      'Ein Abgleich Ihrer Fingerabdrücke hat ergeben, dass Sie am 3. November in Zagreb um Schutz nachgesucht haben.'
    expect(moves(dublin).join()).not.toContain('attend')
    const gift = 'Wir haben beschlossen, Ihrer Familie 700,00 € zu geben, davon 200,00 € in bar.'
    expect(moves(gift).join()).not.toContain('pay')
    const police = 'Eine Anzeige über 80,00 € brauchen Sie nicht zu erstatten.'
    expect(moves(police).join()).not.toContain('pay')
  })
})
