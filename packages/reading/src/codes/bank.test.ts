import { expect, test } from 'vitest'
import type { Finding } from '../types.ts'
import { type BankLookup, checkBank } from './bank.ts'

const bankOf: BankLookup = (code) =>
  code === '37040044' ? { name: 'Commerzbank', bic: 'COBADEFFXXX' } : null
const finding = (kind: 'iban' | 'bic', value: string): Finding => ({
  kind,
  value,
  words: [],
  stated: true,
  confidence: 0.9,
  why: '',
})

test.each([
  ['a bank that exists', 'DE89370400440532013000', 'COBADEFF', []],
  ['a bank that does not exist', 'DE44991200450012345670', null, ['bank-unknown']],
  ['a BIC of another bank', 'DE89370400440532013000', 'BYLADEM1001', ['bic-differs']],
  ['a foreign account', 'AT611904300234573201', null, []],
])('%s', (_, iban, bic, codes) => {
  const findings = [finding('iban', iban), ...(bic ? [finding('bic', bic)] : [])]
  expect(checkBank(findings, [], bankOf).map(({ code }) => code)).toEqual(codes)
})
