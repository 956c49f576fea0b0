import { describe, expect, it } from 'vitest'
import { foldName, streetOf, zipCity } from './addresses.ts'

describe('streetOf', () => {
  it.each([
    ['Weinleitengasse 18', 'Weinleitengasse', '18'],
    ['Lütjenburger Straße 118 b', 'Lütjenburger Straße', '118 b'],
    ['Hintere Kelterstraße 7/2', 'Hintere Kelterstraße', '7/2'],
    ['Am Anger-Eck 4', 'Am Anger-Eck', '4'],
    ['Klenower Landstr. 8a', 'Klenower Landstr.', '8a'],
    ['Im Rebgärtle 23, 1. OG', 'Im Rebgärtle', '23, 1. OG'],
    ['Am Torfkahn 58, App. 11', 'Am Torfkahn', '58, App. 11'],
    ['M 8, 2', 'M', '8, 2'],
    ['T 8, 12 a', 'T', '8, 12 a'],
    ['Postfach 90 12 34', 'Postfach 90 12 34', ''],
    ['Straße des 17. Juni 135', 'Straße des 17. Juni', '135'],
  ])('takes %s apart', (line, street, houseNumber) => {
    expect(streetOf(line)).toEqual({ street, houseNumber })
  })

  it.each([
    '24103 Kiel',
    'Telefon 0431 990-4455',
    'Mo–Fr 8:00–12:00 Uhr',
    'info@firma.example',
    'Kiel',
    'HRB 99887',
    '',
  ])('finds no street in %s', (line) => {
    expect(streetOf(line)).toBeNull()
  })
})

describe('zipCity', () => {
  it.each([
    ['24103 Kiel', '24103', 'Kiel'],
    ['D-79102 Freiburg im Breisgau', '79102', 'Freiburg im Breisgau'],
    ['06112 Halle (Saale)', '06112', 'Halle (Saale)'],
  ])('reads %s', (line, zip, city) => {
    expect(zipCity.exec(line)?.slice(1)).toEqual([zip, city])
  })

  it('wants five digits and a capital', () => {
    expect(zipCity.test('4711 Kiel')).toBe(false)
    expect(zipCity.test('24103 kWh')).toBe(false)
  })
})

it('folds names for comparing', () => {
  expect(foldName('Özgür Yıldız-Weißenfels Łukasz')).toBe('ozgur yildiz-weissenfels lukasz')
})
