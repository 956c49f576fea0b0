import { describe, expect, it } from 'vitest'
import { letterOf, type Draft } from '../../cases/letter-of.ts'
import { labelsOf } from './labels.ts'

const pairs = (draft: Draft) => labelsOf(letterOf(draft)).map(({ label, value }) => [label, value])

describe('labels and their values', () => {
  it.each<[string, Draft, string[][]]>([
    [
      'in the information block',
      { info: ['Kundennummer: 4711 0815', 'Datum: 14.03.2025'] },
      [
        ['Kundennummer', '4711 0815'],
        ['Datum', '14.03.2025'],
      ],
    ],
    ['without a colon', { info: ['Kunden-Nr. 20417'] }, [['Kunden-Nr.', '20417']]],
    [
      'in a table of two columns',
      { body: ['| Mandatsreferenz | RB-01'] },
      [['Mandatsreferenz', 'RB-01']],
    ],
    [
      'several on one line',
      { body: ['IBAN: DE02 1203 BIC: TESTDE2K'] },
      [
        ['IBAN', 'DE02 1203'],
        ['BIC', 'TESTDE2K'],
      ],
    ],
  ])('are found %s', (_, draft, expected) => {
    expect(pairs(draft)).toEqual(expected)
  })

  it('are found side by side, and a page number is the value of none', () => {
    const found = pairs({
      body: ['| Rechnungsnr. | 3006 | Kundennr. | 4777', '| Rechnung | Seite 1'],
    })
    expect(found).toEqual([
      ['Rechnungsnr.', '3006'],
      ['Kundennr.', '4777'],
    ])
  })

  it('point to the words of the value', () => {
    const letter = letterOf({ info: ['Kundennummer: 4711 0815'] })
    const words = labelsOf(letter)[0]?.words.map((index) => letter.words[index]?.text)
    expect(words).toEqual(['4711', '0815'])
  })

  it('finds a value that stands a little higher than its label', () => {
    const letter = letterOf({ info: ['Personalnummer:', '02817'] })
    const [label, value] = letter.lines
    if (label && value) value.box = { ...value.box, x: 160, y: label.box.y - 1 }
    expect(labelsOf(letter)).toMatchObject([{ label: 'Personalnummer', value: '02817' }])
  })

  it('is not fooled by a sentence with a colon', () => {
    expect(pairs({ body: ['Wir bieten Ihnen an: eine Rate.'] })[0]?.[0]).not.toBe('Datum')
  })
})
