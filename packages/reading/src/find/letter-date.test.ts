import { describe, expect, it } from 'vitest'
import { findIn, valuesIn } from '../../cases/found-in.ts'
import type { Draft } from '../../cases/letter-of.ts'

const date = (draft: Draft) => valuesIn(draft, 'letter-date')[0]

describe('the day of the letter', () => {
  it.each<[string, Draft]>([
    ['2025-03-14', { info: ['Ihr Schreiben vom: 01.02.2025', 'Datum: 14.03.2025'] }],
    ['2025-06-30', { info: ['Leistungsdatum: 24.06.2025', 'Rechnungsdatum: 30.06.2025'] }],
    ['2025-10-01', { info: ['Schreiben vom: 01.10.2025'] }],
    ['2025-03-31', { body: ['Zeugnis', 'Jena, den 31. März 2025'] }],
    ['2025-09-09', { info: ['Kiel, 09.09.2025'] }],
    ['2025-09-09', { info: ['Datum 09.09.2025'] }],
  ])('is %s', (expected, draft) => {
    expect(date(draft)).toBe(expected)
  })

  it.each<[string, Draft]>([
    [
      'of another letter',
      { info: ['Ihr Schreiben vom: 01.02.2025'], body: ['Ihr Antrag vom 28.04.2025 ging ein.'] },
    ],
    ['of birth', { info: ['geb. am: 22.04.2012'] }],
    ['of a delivery', { info: ['Lieferdatum: 01.02.2025'] }],
    ['in the future', { info: ['Datum: 14.03.2031'] }],
    ['of the 1900s', { info: ['Datum: 01.01.1990'] }],
  ])('is never the day %s', (_, draft) => {
    expect(date(draft)).toBeUndefined()
  })

  it('is in doubt where another place gives another day', () => {
    const sure = (end: string) =>
      findIn({ info: ['Datum: 31.03.2025'], body: ['Zeugnis', end] }).find(
        ({ kind }) => kind === 'letter-date',
      )
    expect(sure('Jena, den 31. März 2025')?.confidence).toBeGreaterThan(0.9)
    expect(sure('Jena, den 31. März 2024')?.confidence).toBeLessThan(0.7)
  })
})
