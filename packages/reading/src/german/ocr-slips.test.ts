import { describe, expect, it } from 'vitest'
import { amountReadings, asDigits, repairKnownPatterns, repairedIbans } from './ocr-slips.ts'

it('turns letters back to digits where only digits can stand', () => {
  expect(asDigits('37O4 0l44 S3B2')).toBe('3704 0144 5382')
})

describe('repairedIbans', () => {
  it.each([
    ['a doubled digit', 'DE893704000440532013000'],
    ['letters for digits', 'DE89370400440532O13OOO'],
  ])('mends %s', (_, text) => {
    expect(repairedIbans(text)).toBe('DE89370400440532013000')
  })

  it.each(['DE89370400440532013001', 'DE8937040440532013000', 'DE02ZZZ00009998887', 'hello', ''])(
    'leaves %s alone',
    (text) => {
      expect(repairedIbans(text)).toBeNull()
    },
  )
})

it.each([
  ['11738', 11738],
  ['1117.38', 11738],
  ['3.725.50', 372550],
])('reads %s as %i cents, among others', (text, cents) => {
  expect(amountReadings(text)).toContain(cents)
})

describe('mendKnownPatterns', () => {
  it.each([
    ['nach 88 60, 66 SGB I', 'nach §§ 60, 66 SGB I'],
    ['gemäß 8 19 Abs. 2 StromGVV', 'gemäß § 19 Abs. 2 StromGVV'],
    ['zu entrichten (8 240 AO).', 'zu entrichten (§ 240 AO).'],
    ['nach 8 38 Abs. 1 SGB Ill verpflichtet', 'nach § 38 Abs. 1 SGB III verpflichtet'],
    ['nach & 72 UrhG', 'nach § 72 UrhG'],
    ['gemäß 88 558 ff. BGB', 'gemäß §§ 558 ff. BGB'],
    ['Kundennummer: 88 120 344', 'Kundennummer: 88 120 344'],
    ['Telefon 99 88 777', 'Telefon 99 88 777'],
    ['von 8 12 Uhr', 'von 8 12 Uhr'],
    ['Hof 88, 37075 Bad Honnef', 'Hof 88, 37075 Bad Honnef'],
    ['dem SGB Il und SGB |', 'dem SGB II und SGB I'],
    ['§ 19 Abs. 2', '§ 19 Abs. 2'],
    ['88 Euro und 88 Tage', '88 Euro und 88 Tage'],
  ])('%s', (text, mended) => {
    expect(repairKnownPatterns(text).text).toBe(mended)
  })

  it('tells what it changed', () => {
    expect(repairKnownPatterns('SGB Il').changes).toEqual(['SGB Il → SGB II'])
  })
})
