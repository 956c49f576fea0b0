import { describe, expect, it } from 'vitest'
import { findIn, letterAbout, valuesIn } from '../../cases/found-in.ts'

const read = (info: string[], body: string[] = [], subject = 'Ihr Anliegen') => {
  const draft = letterAbout(subject, body, { info })
  const first = (kind: 'reference' | 'case-file' | 'customer-number') => valuesIn(draft, kind)[0]
  return [first('reference'), first('case-file'), first('customer-number')]
}

describe('references', () => {
  it.each<[string[], string[], (string | undefined)[]]>([
    [
      ['Kundennummer: 4711 0815 23', 'Vertragskonto: 200 448 917 6'],
      [],
      ['200 448 917 6', undefined, '4711 0815 23'],
    ],
    [
      ['Steuernummer: 257/288/41763', 'Identifikationsnummer: 47 083 592 616'],
      [],
      ['257/288/41763', undefined, undefined],
    ],
    [
      ['Unser Aktenzeichen: FS-25-118-K', 'Mitgliedsnummer: FR24-0099'],
      [],
      ['FS-25-118-K', 'FS-25-118-K', undefined],
    ],
    [['Rechnung Nr.: 4711', 'Kunden-Nr.: 9912'], [], ['4711', undefined, '9912']],
    [
      ['Mein Zeichen: 518-96/31', 'Kundennummer: 962B440'],
      ['Geben Sie bitte das Kassenzeichen 214A-EF02 an.'],
      ['214A-EF02', '518-96/31', '962B440'],
    ],
    [
      ['Ihr Zeichen: XY 12', 'Telefon: 0431 990', 'Zimmer: 314'],
      [],
      [undefined, undefined, undefined],
    ],
    [['VSNR: 01.234.567.8'], [], ['01.234.567.8', undefined, undefined]],
    [
      [],
      ['Rechnung # RE-2015/503 von heute.', '| Steuernr. | 201/113/40209'],
      ['RE-2015/503', undefined, undefined],
    ],
    [['Kunden-Nr. 20417'], [], ['20417', undefined, '20417']],
    [['Kunden-Nr. 4711 Rechnungs-Nr. R-0815'], [], ['R-0815', undefined, '4711']],
    [['Kunden-/Rechnungsnummer: 4711 / R-0815'], [], ['R-0815', undefined, '4711']],
    [['Ihre Kundennummer: 4711 0815'], [], ['4711 0815', undefined, '4711 0815']],
    [['Kundennummer: 4711 0815', 'Unser Zeichen: 7b-hk'], [], ['4711 0815', '7b-hk', '4711 0815']],
    [['Steuernummer: 12/345/67890 Finanzamt Ahren'], [], ['12/345/67890', undefined, undefined]],
    [
      ['Altes Aktenzeichen: 11-22', 'Vertragsnummer: DE89 3704 0044 0532 0130 00', 'Seite: 2'],
      ['Das Kundenzentrum: 08031 9905 hilft. Das frühere Kassenzeichen 11.22.33 gilt nicht mehr.'],
      [undefined, undefined, undefined],
    ],
    [
      ['Geschäftszeichen: 24-VE-2025', 'Identnummer: 10 4477 2093'],
      ['Ihr Lohnbüro (Az. 2025-114) rief an.'],
      ['10 4477 2093', '24-VE-2025', undefined],
    ],
    [
      ['Kundennummer: 840A55', 'Forderungsnummer: 91 0044 7286'],
      ['Überweisen Sie bitte mit dem Verwendungszweck 91 0044 7286.'],
      ['91 0044 7286', undefined, '840A55'],
    ],
    [
      ['Unser Zeichen: 0417/25 Qu/mo'],
      ['Zahlen Sie bitte auf unser Konto (Verwendungszweck 0417/25).'],
      ['0417/25', '0417/25 Qu/mo', undefined],
    ],
    [['Abnahmestelle: 4471-08', 'Telefon: 0431 990 114'], [], ['4471-08', undefined, undefined]],
    [
      ['Gruppe: 114', 'Verbrauch: 2210 kWh', 'Kursjahr: 2026'],
      [],
      [undefined, undefined, undefined],
    ],
    [['Geschäftszeichen: 61 XVII H 12/26'], [], ['61 XVII H 12/26', '61 XVII H 12/26', undefined]],
    [
      ['Kassenzeichen: 7781 20', 'Geschäftsnummer: 9 C 41/26 AG Ahrenstadt'],
      [],
      ['7781 20', '9 C 41/26', undefined],
    ],
    [
      ['KV-Nr. K 110 220 330', 'Hotline: 0800 41 42 43'],
      [],
      ['K 110 220 330', undefined, undefined],
    ],
    [['Steuer-Nr.: 17/145/04391', 'Sammelrechnung: S-26-3'], [], ['S-26-3', undefined, undefined]],
    [
      ['Kundennummer: 552 118'],
      ['Als Zweck bitte nur: 88-1204-7.'],
      ['552 118', undefined, '552 118'],
    ],
    [[], ['Ihre Bestellung (Auftrag 26-4410) ist da.'], ['26-4410', undefined, undefined]],
  ])('of %j', (info, body, expected) => {
    expect(read(info, body)).toEqual(expected)
  })

  it('takes a number from the subject when nothing else names one', () => {
    expect(read([], [], 'Rechnung Nr. RE-2025-00371')[0]).toBe('RE-2025-00371')
  })

  it('takes the sign of a court from the subject', () => {
    expect(read(['Kassenzeichen: 7781 2044'], [], 'Kosten, Amtsgericht Ahren, 5 C 318/26')).toEqual(
      ['7781 2044', '5 C 318/26', undefined],
    )
  })

  it('takes a register entry in the footer for no file number', () => {
    const draft = letterAbout('Forderung', [], {
      info: ['Datum: 01.10.2025'],
      foot: [['Inkasso GmbH', 'Az. 3712 E 9 - 471']],
    })
    expect(valuesIn(draft, 'case-file')).toEqual([])
  })

  it('takes a day for no number', () => {
    expect(read(['Ihr Antrag vom: 28.04.2025', 'Aktenzeichen: 28.04.2025'])).toEqual([
      undefined,
      undefined,
      undefined,
    ])
  })

  it('is in doubt where two mentions differ by a character, and follows the more frequent one', () => {
    const info = ['Vertragskonto: 200 448 917 5']
    const ask = 'Geben Sie bitte das Vertragskonto 200 448 917 6 an.'
    const first = (body: string[]) =>
      findIn(letterAbout('Mahnung', body, { info })).find(({ kind }) => kind === 'reference')
    expect(first([ask])).toMatchObject({ confidence: 0.7 })
    expect(first([ask, ask])).toMatchObject({ value: '200 448 917 6' })
  })
})
