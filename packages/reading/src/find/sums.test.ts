import { describe, expect, it } from 'vitest'
import { findIn, letterAbout, valuesIn } from '../../cases/found-in.ts'

const bill = (rows: string[], ask = 'Bitte überweisen Sie den Gesamtbetrag.') =>
  letterAbout('Mahnung', [...rows.map((row) => `| ${row}`), ask])
const total = (rows: string[], ask?: string) => valuesIn(bill(rows, ask), 'amount-total')

describe('a misread amount', () => {
  it.each([
    [
      'a row lost its comma',
      ['Januar | 94,00', 'Februar | 94,00', 'Rest | 11738', 'Gesamtbetrag | 305,38'],
      '30538',
    ],
    [
      'a row gained a digit',
      ['Januar | 94,00', 'Februar | 94,00', 'Rest | 1117.38', 'Gesamtbetrag | 305,38'],
      '30538',
    ],
    [
      'the total lost its comma',
      ['Januar | 94,00', 'Februar | 94,00', 'Gesamtbetrag | 18800'],
      '18800',
    ],
    [
      'the request lost its comma',
      ['Januar | 94,00', 'Februar | 94,00', 'Gesamtbetrag | 188,00'],
      '18800',
    ],
  ])('is put right by the sum where %s', (_, rows, expected) => {
    const ask = _.includes('request') ? 'Bitte überweisen Sie 18800 EUR.' : undefined
    expect(total(rows, ask)).toEqual([expected])
  })

  it('says how it was put right', () => {
    const found = findIn(bill(['Januar | 94,00', 'Rest | 11738', 'Gesamtbetrag | 211,38']))
    expect(found.find(({ kind }) => kind === 'amount-total')?.why).toContain(
      '“11738” is read as 117,38 €',
    )
  })

  it('stays as it is where no reading, or more than one, makes the sum come out', () => {
    const sure = (rows: string[]) =>
      findIn(bill(rows)).find(({ kind }) => kind === 'amount-total')?.why ?? ''
    expect(sure(['Januar | 94,00', 'Rest | 117,38', 'Gesamtbetrag | 999,99'])).not.toContain(
      'add up',
    )
    expect(sure(['Januar | 11,00', 'Rest | 11,00', 'Gesamtbetrag | 12,00'])).not.toContain('add up')
  })
})
