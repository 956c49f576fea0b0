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
  expect(parseGiroCode(code.replace('0130 00', '0130 01'))).toBeNull()
  expect(parseGiroCode(code.replace('EUR12.5', 'USD12.5'))).toBeNull()
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
        expect(parseGiroCode(buildGiroCode(given) ?? '')).toEqual(given)
      },
    ),
  )
})
