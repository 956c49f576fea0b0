import { describe, expect, it } from 'vitest'
import { processorMs } from '../../cases/processor-ms.ts'
import { dateNear, findDates } from './dates.ts'

const dates = (text: string) => findDates(text).map((found) => found.date)

describe('findDates', () => {
  it.each([
    ['bis zum 14.03.2025 zahlen', ['2025-03-14']],
    ['am 2. Oktober 2025 und 05. November 2025', ['2025-10-02', '2025-11-05']],
    ['Datum 24.11.25', ['2025-11-24']],
    ['Mi. 18.03.26 zw. 7.30 u. 9.00 Uhr', ['2026-03-18']],
    ['vom 14. 3. 2025.', ['2025-03-14']],
    ['2025-10-02', ['2025-10-02']],
    ['02/10/2025', ['2025-10-02']],
    ['3. Mrz. 2024', ['2024-03-03']],
    ['seit 1.1.2026 gilt', ['2026-01-01']],
    ['01.08.2024 bis 31.08.2024', ['2024-08-01', '2024-08-31']],
    ['01.01.2024–31.12.2024', ['2024-01-01', '2024-12-31']],
  ])('reads %s', (text, expected) => {
    expect(dates(text)).toEqual(expected)
  })

  it('mends a day that can be read in one way only, and says so', () => {
    expect(findDates('bis zum 1O.11,2025 zahlen')).toMatchObject([
      { date: '2025-11-10', mended: '1O.11,2025' },
    ])
    expect(dates('am 17.03 .2025 fällig')).toEqual(['2025-03-17'])
    expect(findDates('am 17.03.2025')[0]?.mended).toBeUndefined()
  })

  it('reads dots day first, also where the other order would exist', () => {
    expect(dates('04.11.2025 05/06/2025')).toEqual(['2025-11-04', '2025-06-05'])
  })

  it.each([
    '31.02.2025',
    '12.13.2025',
    'Az. 1.01.22.0048173',
    '741.2-07404//0005561',
    '1.234,56 €',
    'DE02 5001 0517 0137',
    '7.30 Uhr',
    '10.12 Uhr',
    'Nr. 60.4471.018823.2',
    'Tel. 0221/12/2025-1',
  ])('finds no day in %s', (text) => {
    expect(dates(text).filter(Boolean)).toEqual([])
  })

  it('keeps a day without its year, and says so', () => {
    expect(findDates('bis Montag 16.03. anrufen')).toMatchObject([
      { day: 16, month: 3, year: null, date: null, start: 11, end: 17 },
    ])
    expect(findDates('am 14. Februar')).toMatchObject([{ day: 14, month: 2, year: null }])
  })

  it('says where each day stands', () => {
    const text = 'spätestens 8. Dezember 2025, sonst'
    const [found] = findDates(text)
    expect(text.slice(found?.start, found?.end)).toBe('8. Dezember 2025')
  })

  it('stays fast on hostile text', () => {
    const started = processorMs()
    findDates('1.'.repeat(50_000) + '1. '.repeat(50_000) + '1 '.repeat(50_000))
    expect(processorMs() - started).toBeLessThan(4000)
  })
})

describe('dateNear', () => {
  const day = (text: string, near: string) => {
    const [found] = findDates(text)
    return found ? dateNear(found, near) : undefined
  }

  it.each([
    ['16.03.', '2026-03-06', '2026-03-16'],
    ['6.12.', '2025-11-24', '2025-12-06'],
    ['14.11.', '2025-11-24', '2025-11-14'],
    ['10.01.', '2025-12-20', '2026-01-10'],
    ['28.12.', '2026-01-05', '2025-12-28'],
    ['29.02.', '2023-12-01', '2024-02-29'],
  ])('takes %s near %s for %s', (text, near, expected) => {
    expect(day(text, near)).toBe(expected)
  })

  it('finds no day for 29.02. without a leap year near', () => {
    expect(day('29.02.', '2025-06-01')).toBeNull()
  })
})
