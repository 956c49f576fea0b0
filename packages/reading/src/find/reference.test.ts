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
  ])('of %j', (info, body, expected) => {
    expect(read(info, body)).toEqual(expected)
  })

  it('takes a number from the subject when nothing else names one', () => {
    expect(read([], [], 'Rechnung Nr. RE-2025-00371')[0]).toBe('RE-2025-00371')
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
