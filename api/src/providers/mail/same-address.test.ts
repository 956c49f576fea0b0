import { expect, test } from 'vitest'
import { addressMark, isMarked, isSameAddress } from './same-address.ts'

const printed = ['Stadtwerke Köln & Söhne', 'Große Straße 5', '50667 Köln']

test.each([
  ['in capitals', ['STADTWERKE KÖLN & SÖHNE', 'GROSSE STRASSE 5', '50667 KÖLN']],
  ['on one line', ['Stadtwerke Köln & Söhne, Große Straße 5, 50667 Köln']],
  ['with umlauts spelled out', ['Stadtwerke Koeln & Soehne', 'Grosse Strasse 5', '50667 Koeln']],
  ['with umlauts without dots', ['Stadtwerke Koln & Sohne', 'Grosse Strasse 5', '50667 Koln']],
  ['with decomposed letters', printed.map((line) => line.normalize('NFD'))],
  ['with the country below', [...printed, 'Deutschland']],
  ['with the return line above', ['Maria Muster · Hauptstr. 1 · 28195 Bremen', ...printed]],
])('an address %s is the same', (_, seen) => {
  expect(isSameAddress(printed, seen)).toBe(true)
})

test.each([
  ['another number', ['Stadtwerke Köln & Söhne', 'Große Straße 6', '50667 Köln']],
  ['another postcode', ['Stadtwerke Köln & Söhne', 'Große Straße 5', '50668 Köln']],
  ['a line less', ['Große Straße 5', '50667 Köln']],
  ['nothing', []],
  ['a name cut short', ['Köln & Söhne', 'Große Straße 5', '50667 Köln']],
  ['more below', [...printed, '28195 Bremen']],
  ['another country', [...printed, 'Schweiz']],
])('%s is another address', (_, seen) => {
  expect(isSameAddress(printed, seen)).toBe(false)
})

test('a name that only looks like an umlaut is none', () => {
  expect(isSameAddress(['Bauer'], ['Baur'])).toBe(false)
})

test('a mark tells the same address from another, however it is spelled', () => {
  const mark = addressMark(printed)
  expect(mark).toMatch(/^[0-9a-f]{24}$/)
  expect(isMarked(mark, ['Stadtwerke Koeln & Soehne', 'GROSSE STRASSE 5', '50667 Koeln'])).toBe(
    true,
  )
  expect(isMarked(mark, ['Stadtwerke Koln & Sohne', 'Grosse Strasse 5', '50667 Koln'])).toBe(true)
  expect(isMarked(mark, ['Stadtwerke Köln & Söhne', 'Große Straße 6', '50667 Köln'])).toBe(false)
  expect(isMarked(mark, [])).toBe(false)
  expect(isMarked('', [])).toBe(false)
})
