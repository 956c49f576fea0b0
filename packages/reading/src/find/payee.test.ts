import { describe, expect, it } from 'vitest'
import { letterAbout, valuesIn } from '../../cases/found-in.ts'

const asks = 'Bitte überweisen Sie den Betrag von 10,00 € bis zum 15.10.2025.'

describe('the payee', () => {
  it('is the sender when nobody else is named', () => {
    expect(valuesIn(letterAbout('Rechnung', [asks]), 'payee')).toEqual(['Muster Versicherung AG'])
  })

  it('is who is named with the account', () => {
    const body = [asks, 'Empfänger: UAB Baltic Payments', 'IBAN: LT60 1010 0123 4567 8901']
    expect(valuesIn(letterAbout('Mahnung', body), 'payee')).toEqual(['UAB Baltic Payments'])
  })

  it('is the community of owners that heads the account in the footer', () => {
    const foot = [
      ['Muster Versicherung AG', 'Ringweg 1'],
      ['Konto der WEG Ringweg 4', 'IBAN DE88 1009 0000 1234 5678 92'],
    ]
    expect(valuesIn(letterAbout('Hausgeld', [asks], { foot }), 'payee')).toEqual(['WEG Ringweg 4'])
  })

  it('is the party whose account is named by its role', () => {
    const body = [
      '| Bevollmächtigte | Rechtsanwälte Wolf & Sohn, Allee 4, 34117 Kassel',
      asks,
      'Konto der Bevollmächtigten: IBAN DE88 1009 0000 1234 5678 92',
    ]
    expect(valuesIn(letterAbout('Mahnbescheid', body), 'payee')).toEqual([
      'Rechtsanwälte Wolf & Sohn',
    ])
  })

  it.each([
    [
      'Stadtkasse Ahren',
      'Überweisen Sie ihn an die Stadtkasse Ahren, IBAN DE88 1009 0000 1234 5678 92.',
    ],
    [
      'Landeszentralkasse Mitte',
      'Zahlen Sie auf das Konto der Landeszentralkasse Mitte, IBAN DE88 1009 0000 1234 5678 92.',
    ],
    [
      'Hausgrund Ahren GmbH & Co. KG',
      'Zahlen Sie nicht auf das Mietkonto, sondern auf das Abrechnungskonto IBAN DE88 1009 0000 1234 5678 92; Kontoinhaber ist die Hausgrund Ahren GmbH & Co. KG.',
    ],
    [
      'Muster Versicherung AG',
      'Zahlungen an die Buchhaus Ahren KG, IBAN DE88 1009 0000 1234 5678 92, ordnen wir nicht zu.',
    ],
  ])('is %s in a sentence with the account', (payee, text) => {
    expect(valuesIn(letterAbout('Rechnung', [asks, text]), 'payee')).toEqual([payee])
  })

  it('is the treasury that heads the account in the footer', () => {
    const foot = [
      ['Stadt Ahren', 'Ring 1'],
      ['Landeskasse Mitte', 'IBAN DE88 1009 0000 1234 5678 92'],
    ]
    expect(valuesIn(letterAbout('Bescheid', [asks], { foot }), 'payee')).toEqual([
      'Landeskasse Mitte',
    ])
  })

  it('is nobody where nothing is to be paid', () => {
    expect(valuesIn(letterAbout('Info', ['Wir danken Ihnen.']), 'payee')).toEqual([])
  })
})

describe('the reason for payment', () => {
  it.each([
    ['RE-2025-00371', 'Als Verwendungszweck geben Sie bitte RE-2025-00371 an.'],
    [
      '214A773309-EF02',
      'Geben Sie dabei als Verwendungszweck unbedingt das Kassenzeichen 214A773309-EF02 an.',
    ],
    ['NK 2024 GS17/05', 'Zahlen Sie auf das Konto, Verwendungszweck „NK 2024 GS17/05“.'],
    ['Bonn 7a Stein', 'Verwendungszweck: Bonn 7a Stein.'],
    ['991 004 771', 'Verwendungszweck: 991 004 771'],
    ['Dachse 12', 'Schreiben Sie als Stichwort „Dachse 12“.'],
    [
      '5.0461.18209.7',
      'Zahlen Sie bitte unter Angabe des Kassenzeichens 5.0461.18209.7 auf unser Konto.',
    ],
  ])('is %s', (expected, text) => {
    expect(valuesIn(letterAbout('Rechnung', [asks, text]), 'purpose')).toEqual([expected])
  })

  it('is the reference when the letter names none', () => {
    const draft = letterAbout('Rechnung', [asks], {
      info: ['Rechnungsnummer: R-77', 'Kundennummer: 12345'],
    })
    expect(valuesIn(draft, 'purpose')).toEqual(['R-77'])
  })
})
