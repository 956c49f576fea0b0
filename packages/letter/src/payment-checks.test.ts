import { expect, test } from 'vitest'
import { type PaymentCheck, paymentWarnings } from './payment-checks.ts'

const letter = {
  payee: 'Stadtwerke Musterau',
  iban: 'DE02120300000000202051',
  bic: null,
  amount: 30788,
  purpose: 'KD-4711/2025',
}
const plain: PaymentCheck = {
  transfer: letter,
  letter,
  parts: [30288],
  sources: [],
  senderCountry: 'DE',
  bankExists: null,
  isDebit: false,
  isCredit: false,
  isDisputed: false,
  knownIbans: [],
  paid: [],
  open: 30788,
  earlier: [],
}
const codes = (change: Partial<PaymentCheck>) =>
  paymentWarnings({ ...plain, ...change }).map(({ code }) => code)
const paying = (change: Partial<typeof letter>) => codes({ transfer: { ...letter, ...change } })

test('a payment as the letter asks for it gives no reason to look twice', () => {
  expect(codes({})).toEqual([])
  expect(codes({ knownIbans: ['DE02 1203 0000 0000 2020 51'], sources: [] })).toEqual([])
})

test.each([
  ['a direct debit is not to be paid', { isDebit: true }, 'direct-debit'],
  ['a credit is not to be paid', { isCredit: true }, 'credit'],
  ['what is disputed is looked at again', { isDisputed: true }, 'disputed'],
  [
    'an account that this sender did not use before',
    { knownIbans: ['DE02500105170137075030'] },
    'iban-changed',
  ],
  [
    'a code on the page with another account',
    { sources: [{ from: 'girocode', iban: 'DE02500105170137075030', amount: 30788 }] },
    'sources-iban',
  ],
  [
    'an e-invoice with another amount',
    { sources: [{ from: 'e-invoice', iban: letter.iban, amount: 30700 }] },
    'sources-amount',
  ],
] satisfies [string, Partial<PaymentCheck>, string][])('%s', (_rule, change, code) => {
  expect(codes(change)).toEqual([code])
})

test('an account with wrong check digits, or at a bank that cannot exist, is told', () => {
  expect(paying({ iban: 'DE02120300000000202052' })).toContain('iban-invalid')
  expect(paying({ iban: 'DE44991200450012345670' })).toEqual(['bank-unknown', 'iban-edited'])
})

test('an account in another country than the sender is told, unless nobody knows where the sender is', () => {
  const iban = 'LT121000011101001000'
  const other = { transfer: { ...letter, iban }, letter: { ...letter, iban } }
  expect(codes(other)).toEqual(['iban-country'])
  expect(codes({ ...other, senderCountry: null })).toEqual([])
})

test('more than is open needs a second yes, less does not', () => {
  expect(paying({ amount: 30789 })).toEqual(['amount-above'])
  expect(paying({ amount: 100 })).toEqual([])
})

test('paying twice needs a second yes, the rest of a part payment does not', () => {
  const paid = [{ amount: 30788, on: '2025-03-20' }]
  expect(codes({ paid, open: 0 })).toEqual(['paid-before'])
  const part = { paid: [{ amount: 10000, on: '2025-03-20' }], open: 20788 }
  expect(codes({ ...part, transfer: { ...letter, amount: 20788 } })).toEqual([])
  expect(codes(part)).toEqual(['paid-before', 'amount-above'])
})

test('a reminder of what was paid is recognised by reference and amount, late fee or not', () => {
  const earlier = [{ reference: 'kd 4711 - 2025', amount: 30288, on: '2025-03-01' }]
  expect(codes({ earlier })).toEqual(['paid-elsewhere'])
  expect(codes({ earlier: [{ ...earlier[0]!, amount: 100 }] })).toEqual([])
  expect(codes({ earlier: [{ ...earlier[0]!, reference: 'KD-4712/2025' }] })).toEqual([])
  expect(codes({ earlier, letter: { ...letter, purpose: null } })).toEqual([])
})

test('another name is said and needs no second yes', () => {
  const [warning] = paymentWarnings({ ...plain, transfer: { ...letter, payee: 'Kasse der Stadt' } })
  expect(warning).toEqual({ level: 'look', code: 'payee-edited', letter: 'Stadtwerke Musterau' })
  expect(paying({ payee: 'STADTWERKE MUSTERAU' })).toEqual([])
})
