import { expect, test } from 'vitest'
import { isSameAddress } from './same-address.ts'

const printed = ['Stadtwerke Köln & Söhne', 'Große Straße 5', '50667 Köln']

test.each([
  ['in capitals', ['STADTWERKE KÖLN & SÖHNE', 'GROSSE STRASSE 5', '50667 KÖLN']],
  ['on one line', ['Stadtwerke Köln & Söhne, Große Straße 5, 50667 Köln']],
  ['with umlauts spelled out', ['Stadtwerke Koeln & Soehne', 'Grosse Strasse 5', '50667 Koeln']],
  ['with umlauts without dots', ['Stadtwerke Koln & Sohne', 'Grosse Strasse 5', '50667 Koln']],
  ['with decomposed letters', printed.map((line) => line.normalize('NFD'))],
  ['with the country below', [...printed, 'Deutschland']],
])('an address %s is the same', (_, seen) => {
  expect(isSameAddress(printed, seen)).toBe(true)
})

test.each([
  ['another number', ['Stadtwerke Köln & Söhne', 'Große Straße 6', '50667 Köln']],
  ['another postcode', ['Stadtwerke Köln & Söhne', 'Große Straße 5', '50668 Köln']],
  ['a line less', ['Große Straße 5', '50667 Köln']],
  ['nothing', []],
  ['another country', [...printed, 'Schweiz']],
])('%s is another address', (_, seen) => {
  expect(isSameAddress(printed, seen)).toBe(false)
})

test('a name that only looks like an umlaut is none', () => {
  expect(isSameAddress(['Bauer'], ['Baur'])).toBe(false)
})
