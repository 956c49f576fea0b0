import { expect, test } from 'vitest'
import { parseSwissQr } from './swiss-qr.ts'

const lines = `SPC|0200|1|CH4431999123000889012
S|Alpenlicht Energie AG|Seeweg|7|6300|Zug|CH
||||||
1949.75|CHF
S|Eva Stein|Gartenweg|3|50667|Köln|DE
QRR|210000000003139471430009017|Abrechnung 2025|EPD`.split(/[|\n]/)
const bill = (change: Record<number, string> = {}, end = '\n') =>
  lines.map((line, at) => change[at] ?? line).join(end)

test('a bill gives payee, account, amount and reference', () => {
  const read = {
    name: 'Alpenlicht Energie AG',
    iban: 'CH4431999123000889012',
    amount: 194975,
    currency: 'CHF',
    reference: '210000000003139471430009017',
    message: 'Abrechnung 2025',
    faults: [],
  }
  expect(parseSwissQr(bill())).toEqual(read)
  expect(parseSwissQr(bill({}, '\r\n'))).toEqual(read)
  expect(parseSwissQr(bill({ 18: '', 27: 'NON', 28: '' }))).toMatchObject({
    amount: null,
    reference: null,
  })
})

test.each([
  ['another header', { 0: 'BCD' }],
  ['another version', { 1: '0100' }],
  ['wrong check digits and no amount', { 3: 'CH4431999123000889013', 18: '' }],
  ['an account elsewhere', { 3: 'DE89370400440532013000' }],
  ['another currency', { 19: 'USD' }],
  ['no end', { 30: '' }],
  ['no name', { 5: '' }],
])('%s is no Swiss bill', (_, change) => {
  expect(parseSwissQr(bill(change))).toBeNull()
})

test.each([
  ['wrong check digits', { 3: 'CH4431999123000889013' }, { iban: null, faults: ['iban'] }],
  ['an amount that is none', { 18: '1e9' }, { amount: null, faults: ['amount'] }],
  ['an amount with two meanings', { 18: '1.949.75' }, { amount: null, faults: ['amount'] }],
  ['signs that nobody sees', { 5: 'Alpen\u200blicht Energie AG' }, { faults: [] }],
])('a bill with %s keeps what is good', (_, change, expected) => {
  expect(parseSwissQr(bill(change))).toMatchObject({ name: 'Alpenlicht Energie AG', ...expected })
})
