import { describe, expect, it } from 'vitest'
import { letterOf } from '../../cases/letter-of.ts'
import { tablesOf } from './tables.ts'

const tables = (...body: string[]) => tablesOf(letterOf({ body }))

describe('tables', () => {
  it('gives each row its label, its amounts and the heads above them', () => {
    const [table] = tables('| Leistung | Menge | Preis | Summe', '| Regal | 2 | 10,00 | 20,00')
    expect(table?.rows).toMatchObject([
      {
        label: 'Regal',
        amounts: [
          { cents: 1000, header: 'Preis' },
          { cents: 2000, header: 'Summe' },
        ],
      },
    ])
  })

  it.each([
    ['a sum', ['| A | 1,00', '| B | 2,50', '| Summe | 3,50'], [false, false, true]],
    [
      'net, tax and gross',
      ['| A | 1,00', '| B | 9,00', '| Netto | 10,00', '| USt | 1,90', '| Brutto | 11,90'],
      [false, false, true, false, true],
    ],
    [
      'a credit',
      ['| Kosten | 8,00', '| Abschläge | -10,00', '| Guthaben | 2,00'],
      [false, false, true],
    ],
    [
      'nothing that does not add up',
      ['| A | 1,00', '| B | 2,50', '| Summe | 9,99'],
      [false, false, false],
    ],
    ['no equal neighbours', ['| Rate | 8,00', '| Rate | 8,00'], [false, false]],
  ])('confirms %s', (_, body, expected) => {
    expect(tables(...body)[0]?.rows.map(({ confirmed }) => confirmed)).toEqual(expected)
  })

  it('parts tables with text between them', () => {
    expect(tables('| A | 1,00', 'Text.', '| B | 2,00')).toHaveLength(2)
  })
})
