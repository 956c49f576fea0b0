import { describe, expect, it } from 'vitest'
import { findIn, letterAbout, valuesIn } from '../../cases/found-in.ts'
import type { Draft } from '../../cases/letter-of.ts'

const asks = 'Bitte überweisen Sie den Betrag von 10,00 € bis zum 15.10.2025.'
const read = (body: string[], foot: Draft['foot'] = []) =>
  valuesIn(letterAbout('Rechnung', body, { foot }), 'iban')

describe('the account to pay to', () => {
  it('is the one in the footer', () => {
    const draft = letterAbout('Rechnung', [asks])
    expect(valuesIn(draft, 'iban')).toEqual(['DE89370400440532013000'])
    expect(valuesIn(draft, 'bic')).toEqual(['COBADEFFXXX'])
  })

  it('is rather the one named with the request', () => {
    expect(
      read([`${asks} IBAN: LT60 1010 0123 4567 8901`], [['IBAN DE89 3704 0044 0532 0130 00']]),
    ).toEqual(['LT601010012345678901'])
  })

  it('is none that the letter names for something else', () => {
    const foot = [['IBAN DE89 3704 0044 0532 0130 00']]
    const other = 'IBAN DE02 1203 0000 0000 2020 51'
    for (const body of [
      `Zahlungen an die Bücherwelt KG (${other}) ordnen wir nicht zu.`,
      `Spenden bitte auf unser Konto ${other}.`,
    ])
      expect(read([asks, body], foot)).toEqual(['DE89370400440532013000'])
  })

  it("is never the reader's own", () => {
    const body = [asks, '| Ihr Konto (IBAN) | DE02 1203 0000 0000 2020 51']
    expect(read(body, [['IBAN DE89 3704 0044 0532 0130 00']])).toEqual(['DE89370400440532013000'])
    expect(read(body)).toEqual([])
  })

  it("is the reader's own only where the letter sends the money there", () => {
    const body = [
      'Gleichen Sie den Betrag von 10,00 € durch Überweisung auf das oben genannte Konto aus.',
    ]
    const draft = letterAbout('Kündigung', body, {
      info: ['IBAN Ihres Kontos: DE02 1203 0000 0000 2020 51'],
      foot: [],
    })
    expect(valuesIn(draft, 'iban')).toEqual(['DE02120300000000202051'])
    expect(valuesIn(draft, 'payee')).toEqual(['Eva Stein'])
  })

  it.each([
    ['asks for nothing', 'Wir danken Ihnen.'],
    ['collects the money', 'Den Betrag von 10,00 € buchen wir von Ihrem Konto ab.'],
    [
      'takes the money at a counter',
      'Bringen Sie bitte die Gebühr von 93,00 € mit, ausschließlich mit Girokarte zahlbar.',
    ],
  ])('is no fact in a letter that %s', (_, text) => {
    expect(valuesIn(letterAbout('Termin', [text]), 'iban')).toEqual([])
  })

  it('stays out when its check digits do not match, and is reported as doubtful', () => {
    const draft = letterAbout('Rechnung', [asks], { foot: [['IBAN DE89 3704 0044 0532 0130 01']] })
    expect(valuesIn(draft, 'iban')).toEqual([])
    const doubtful = findIn(draft).find(({ kind }) => kind === 'iban')
    expect(doubtful?.confidence).toBeLessThanOrEqual(0.3)
    expect(doubtful?.why).toBe('check digits do not match')
  })

  it('is mended where letters stand for digits, and says so', () => {
    const draft = letterAbout('Rechnung', [asks], { foot: [['IBAN DE89 37O4 0044 0532 0130 0O']] })
    expect(valuesIn(draft, 'iban')).toEqual(['DE89370400440532013000'])
    expect(findIn(draft).find(({ kind }) => kind === 'iban')?.why).toContain('mending')
  })

  it('is not a creditor identifier or a masked account', () => {
    expect(
      read([asks, 'Gläubiger-ID DE02ZZZ00009998887', 'Konto DE88 **** **** **** **78 92']),
    ).toEqual([])
  })
})
