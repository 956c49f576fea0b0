import { describe, expect, it } from 'vitest'
import { processorMs } from '../../cases/processor-ms.ts'
import { findAmounts } from './numbers.ts'

const cents = (text: string) => findAmounts(text).map((found) => found.cents)

describe('findAmounts', () => {
  it.each([
    ['den Betrag von 732,00 € bis 09.02.2026', [73200]],
    ['Gesamtforderung 307,88', [30788]],
    ['1.234,56 EUR und 1,234.56 EUR', [123456, 123456]],
    ['27,80 und 27.80', [2780, 2780]],
    ['1 234,56 €', [123456]],
    ['12.345.678,90 €', [1234567890]],
    ['überweist uns die 361 € bis', [36100]],
    ['bis zu 1.000 Euro', [100000]],
    ['EUR 99,50', [9950]],
    ['€ 12,-', [1200]],
    ['12,– €', [1200]],
    ['abzüglich −280,00', [-28000]],
    ['-1.224,00', [-122400]],
    ['(3 x 4,00)', [400]],
    ['10,00 – 20,00 €', [1000, 2000]],
    ['Summe: 5,00.', [500]],
    ['10,83 €.', [1083]],
  ])('reads %s', (text, expected) => {
    expect(cents(text)).toEqual(expected)
  })

  it.each([
    'am 03.01.2025',
    '10:20 Uhr',
    '7.30 u. 9.00 Uhr',
    'um 10.20 Uhr',
    '10,95 %',
    '7,3 Prozent',
    '68,50 m²',
    '29,85 ct/kWh',
    '2.418 kWh',
    '4,80 Std.',
    'DE02 5001 0517 0137',
    '04.6118209.3',
    '257/288/41763',
    'Tel. 0431 990-4455',
    'PO 7789/B',
    '11.3.2 BKat',
    '12,345',
    '§ 558',
    'Faktor 2,3',
  ])('finds no money in %s', (text) => {
    expect(cents(text)).toEqual([])
  })

  it('says per which time or unit an amount is asked', () => {
    expect(findAmounts('29,99 €/Monat')).toMatchObject([{ cents: 2999, per: 'Monat' }])
    expect(findAmounts('29,99 € im Monat')).toMatchObject([{ per: null }])
  })

  it('says where an amount stands, currency included', () => {
    const text = 'von 1.550,54 € bis'
    const [found] = findAmounts(text)
    expect(text.slice(found?.start, found?.end)).toBe('1.550,54 €')
    expect(found).toMatchObject({ currency: 'EUR', decimals: true })
  })

  it('stays fast on hostile text', () => {
    const started = processorMs()
    findAmounts(
      '1.'.repeat(50_000) + '1 '.repeat(50_000) + '1 111'.repeat(20_000) + '€'.repeat(50_000),
    )
    expect(processorMs() - started).toBeLessThan(4000)
  })
})
