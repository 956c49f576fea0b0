import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { GiroCode } from './girocode.ts'
import { buildGiroCode, parseGiroCode } from './girocode.ts'

const transfer: GiroCode = {
  name: 'Tischlerei Großkopf & Söhne',
  iban: 'DE89370400440532013000',
  bic: null,
  amount: 443335,
  purpose: null,
  reference: null,
  text: 'RE-2025-00371',
  note: null,
}

test('a transfer is written line by line, without empty lines at the end', () => {
  expect(buildGiroCode(transfer)).toBe(
    'BCD\n002\n1\nSCT\n\nTischlerei Großkopf & Söhne\nDE89370400440532013000\nEUR4433.35\n\n\nRE-2025-00371',
  )
})

test('what no bank could read is not written', () => {
  const broken: Partial<GiroCode>[] = [
    { name: ' ' },
    { name: 'x'.repeat(71) },
    { iban: 'DE89370400440532013001' },
    { bic: 'XXXXX' },
    { amount: 0 },
    { amount: 1.5 },
    { amount: 100_000_000_000 },
    { reference: 'RF18539007547034' },
    { text: 'ü'.repeat(141) },
    { text: 'ü'.repeat(140), note: 'ü'.repeat(70) },
  ]
  for (const part of broken) expect(buildGiroCode({ ...transfer, ...part })).toBeNull()
})

test('a line end inside a field cannot shift the lines', () => {
  const code = buildGiroCode({ ...transfer, name: 'A\nDE02\u200b B' })
  expect(code?.split('\n')[5]).toBe('A DE02 B')
})

test('codes of other makers are read', () => {
  const code =
    'BCD\r\n001\r\n1\r\nSCT\r\nCOBADEFFXXX\r\nAnna Beispiel\r\nDE89 3704 0044 0532 0130 00\r\nEUR12.5\r\n\r\nRF18539007547034'
  expect(parseGiroCode(code)).toMatchObject({
    amount: 1250,
    bic: 'COBADEFFXXX',
    reference: 'RF18539007547034',
    text: null,
  })
  expect(parseGiroCode('https://example.org')).toBeNull()
})

const payload = buildGiroCode(transfer)!
const changed = (from: string, to: string) => parseGiroCode(payload.replace(from, to))
const good = { ...transfer, faults: [] }

test.each([
  ['EUR3.000.00', undefined],
  ['EUR3.000', undefined],
  ['EUR12.345', undefined],
  ['USD12.50', undefined],
  ['12.50', undefined],
  ['EUR-5', undefined],
  ['EUR1e3', undefined],
  ['EUR3000', 300000],
  ['EUR3000.5', 300050],
  ['EUR 3000.00', 300000],
  ['eur3000,00', 300000],
  ['EUR3.000,00', 300000],
  ['EUR3,000.00', 300000],
  ['EUR1.234.567,89', 123456789],
  ['EUR0.00', null],
  ['', null],
])('the amount %s', (euros, amount) => {
  const faults = amount === undefined ? ['amount'] : []
  expect(changed('EUR4433.35', euros)).toEqual({ ...good, amount: amount ?? null, faults })
})

test('an account that cannot be right is left out, and what else the code says stays', () => {
  const read = changed('DE89370400440532013000', 'DE89370400440532013001')
  expect(read).toEqual({ ...good, iban: null, faults: ['iban'] })
  expect(parseGiroCode(payload.replace('3000', '3001').replace('EUR4433.35', ''))).toBeNull()
})

test.each([
  ['signs without width in the payee', 'Großkopf', 'Groß\u200bkopf\u00ad\ufeff'],
  ['a blank that does not break', 'Tischlerei ', 'Tischlerei\u00a0'],
  ['signs without width in the account', 'DE8937', 'DE89\u200b37\u2060'],
  ['another version', '\n002\n', '\n003\n'],
  ['no version', '\n002\n', '\n\n'],
  ['another character set', '\n1\nSCT', '\n9\nSCT'],
  ['the name of a character set', '\n1\nSCT', '\nUTF-8\nSCT'],
  ['an instant transfer', '\nSCT', '\nINST'],
  ['a mark at the beginning', 'BCD', '\ufeffBCD'],
])('a code with %s is read as banks read it', (_, from, to) => {
  expect(changed(from, to)).toEqual(good)
})

test.each(['\r\n', '\r', '\n\r', '\u2028', '\v'])('lines may end in %j', (end) => {
  expect(parseGiroCode(payload.replaceAll('\n', end))).toEqual(good)
})

test.each([
  ['another tag', 'BCD', 'BCE'],
  ['another kind', 'SCT', 'SDD'],
  ['no name', 'Tischlerei Großkopf & Söhne', ''],
])('what has %s is no GiroCode', (_, from, to) => {
  expect(changed(from, to)).toBeNull()
})

test('reading gives back what was written', () => {
  const words = fc.stringMatching(/^[A-Za-zÄÖÜäöüß0-9]{1,12}( [A-Za-zÄÖÜäöüß0-9.,/-]{1,12}){0,4}$/)
  fc.assert(
    fc.property(
      words,
      words,
      fc.option(fc.integer({ min: 1, max: 99_999_999_999 })),
      (name, text, amount) => {
        const given = { ...transfer, name, text, amount }
        expect(parseGiroCode(buildGiroCode(given) ?? '')).toEqual({ ...given, faults: [] })
      },
    ),
  )
})
