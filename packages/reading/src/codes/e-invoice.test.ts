import { expect, test } from 'vitest'
import { letterAbout } from '../../cases/found-in.ts'
import { letterOf } from '../../cases/letter-of.ts'
import { choose, chooseAll } from '../choose.ts'
import { readLetter } from '../read-letter.ts'
import type { EInvoice, Finding, FindingKind, Word } from '../types.ts'
import { crossCheck } from './cross-check.ts'

const iban = 'DE89370400440532013000'
const words: Word[] = [
  'Auental',
  'Werke',
  'GmbH',
  iban,
  '148,75',
  '1.023,75',
  'RE-4711',
  '24.11.2026',
].map((text, at) => ({
  text,
  page: 1,
  box: { x: 20, y: 100 + at * 5, width: 40, height: 4 },
  confidence: 1,
}))
const finding = (kind: FindingKind, value: string, confidence = 0.85, why = 'a row'): Finding => ({
  kind,
  value,
  words: [0],
  stated: true,
  confidence,
  why,
})
const quiet = [
  finding('amount-total', '14875'),
  finding('iban', iban, 0.97),
  finding('bic', 'COBADEFFXXX'),
  finding('purpose', 'RE-4711'),
  finding('due-date', '2026-12-10'),
]
const invoice: EInvoice = {
  file: 'factur-x.xml',
  syntax: 'cii',
  profile: null,
  isCredit: false,
  number: 'RE-4711',
  currency: 'EUR',
  payable: 14875,
  dueOn: '2026-12-10',
  seller: null,
  payee: null,
  accounts: [{ iban, bic: null, holder: null }],
  isDebit: false,
  purpose: null,
}
const settled = { ...invoice, payable: 0, prepaid: 14875 }

function checked(findings: Finding[], invoices: EInvoice[], asks = false) {
  const pages = [{ number: 1, width: 210, height: 297 }]
  const { warnings, ...rest } = crossCheck(findings, { pages, words, invoices }, { asks })
  const value = (kind: FindingKind) => choose(rest.findings, kind)?.value ?? null
  return { ...rest, value, codes: warnings.map(({ code }) => code) }
}

test('a direct debit holds beside an account in the foot of the page', () => {
  const { value, codes } = checked(quiet, [{ ...invoice, isDebit: true }])
  expect([value('direct-debit'), value('amount-total')]).toEqual(['true', '14875'])
  expect([value('iban'), value('bic'), value('purpose')]).toEqual([null, null, null])
  expect(codes).toEqual([])
})

test('what is collected is told, where only the invoice says how much', () => {
  const { value } = checked([], [{ ...invoice, isDebit: true }])
  expect([value('direct-debit'), value('amount-total')]).toEqual(['true', '14875'])
  expect(value('iban')).toBeNull()
})

test.each(['card', 'online', 'set-off', 'cash'] as const)('%s is no transfer', (way) => {
  const { value } = checked(quiet, [{ ...invoice, way }])
  expect(value('payment-way')).toBe(`${way === 'card' ? 'charged' : way} 14875`)
  expect([value('iban'), value('bic'), value('purpose')]).toEqual([null, null, null])
})

test('where nothing is left to pay, no amount of the text survives', () => {
  const { value, codes, sources } = checked(
    [...quiet, finding('amount-outstanding', '12500')],
    [settled],
  )
  expect(value('settled')).toBe('0')
  const gone = ['amount-total', 'amount-outstanding', 'iban', 'due-date'] as const
  expect(gone.map(value)).toEqual([null, null, null, null])
  expect([codes, sources[0]!.amount]).toEqual([[], null])
})

test('what was paid before is no reason to pay nothing: the rest is asked for', () => {
  const { value } = checked([finding('amount-total', '102375')], [{ ...invoice, prepaid: 87500 }])
  expect([value('settled'), value('amount-total')]).toEqual([null, '14875'])
})

test('a credit note leaves no amount to pay', () => {
  const { value } = checked(quiet, [{ ...invoice, isCredit: true }])
  expect([value('credit-balance'), value('amount-total')]).toEqual(['14875', null])
  expect(value('iban')).toBeNull()
})

test.each<[string, EInvoice]>([
  ['was paid', settled],
  ['is collected', { ...invoice, isDebit: true }],
  ['is paid by card', { ...invoice, way: 'card' }],
  ['gives money', { ...invoice, isCredit: true }],
])('a text that asks for a transfer of what %s stays, with a warning', (_, file) => {
  const { value, codes } = checked(quiet, [file], true)
  expect([value('amount-total'), value('iban'), codes]).toEqual(['14875', iban, ['sources-amount']])
  expect([value('settled'), value('direct-debit'), value('payment-way')]).toEqual([
    null,
    null,
    null,
  ])
})

test('of several invoices one that asks for a transfer is enough', () => {
  const { value } = checked(quiet, [
    { ...invoice, way: 'card' },
    { ...invoice, number: 'RE-4712' },
  ])
  expect([value('iban'), value('payment-way')]).toEqual([iban, null])
})

test('an amount of the invoice that is printed wins over a guess, not over what was asked for', () => {
  const guess = [finding('amount-total', '102375', 0.92, 'the total “Summe” of a bill')]
  const won = checked(guess, [invoice])
  expect([won.value('amount-total'), won.codes]).toEqual(['14875', []])
  expect(choose(won.findings, 'amount-total')!.words).toEqual([4])
  const asked = [finding('amount-total', '102375', 0.92, 'the letter asks to pay it; stated twice')]
  const kept = checked(asked, [invoice])
  expect([kept.value('amount-total'), kept.codes]).toEqual(['102375', ['sources-amount']])
  const elsewhere = checked(guess, [{ ...invoice, payable: 14999 }])
  expect(elsewhere.value('amount-total')).toBe('102375')
})

test('the day for less to pay is no due day', () => {
  const discounts = [
    { until: '2026-12-01', payable: 14429 },
    { until: null, payable: null },
  ]
  const { value, findings } = checked([], [{ ...invoice, discounts }])
  expect(value('due-date')).toBe('2026-12-10')
  expect(chooseAll(findings, 'discount').map((one) => one.value)).toEqual([
    '2026-12-01 14429',
    '- -',
  ])
})

test('a figure in another currency is no amount in euros', () => {
  const { value } = checked(quiet, [{ ...invoice, currency: 'CHF' }])
  expect([value('amount-foreign'), value('amount-total')]).toEqual(['14875 CHF', null])
})

const named = {
  ...invoice,
  seller: 'Auental Werke GmbH',
  issuedOn: '2026-11-24',
  customer: 'KD 8801234',
  buyerReference: 'Bestellung 17/2026',
  sellerAddress: { street: 'Hafenstraße 12', zip: '44137', city: 'Dortmund' },
}

test('seller, day and numbers of the invoice are used where the text has none', () => {
  const { value, findings } = checked([], [named])
  expect(value('sender')).toBe('Auental Werke GmbH')
  expect([value('sender-street'), value('sender-house-number')]).toEqual(['Hafenstraße', '12'])
  expect([value('sender-zip'), value('sender-city')]).toEqual(['44137', 'Dortmund'])
  expect([value('letter-date'), value('customer-number')]).toEqual(['2026-11-24', 'KD 8801234'])
  expect(value('purpose')).toBe('RE-4711')
  expect(chooseAll(findings, 'reference').map((one) => one.value)).toEqual([
    'RE-4711',
    'Bestellung 17/2026',
  ])
  for (const kind of ['sender', 'letter-date', 'reference'] as const)
    expect(choose(findings, kind)).toMatchObject({
      stated: false,
      why: 'the electronic invoice says so',
    })
  expect(choose(findings, 'sender')!.words).toEqual([0, 1, 2])
})

test.each<[string, Finding, string]>([
  ['a bank is never the sender', finding('sender', 'Sparkasse Dortmund', 0.95), named.seller],
  ['a weak guess gives way', finding('sender', 'Mira Okafor', 0.62), named.seller],
  ['a well named sender stays', finding('sender', 'Auental Netz', 0.96), 'Auental Netz'],
])('%s', (_, sender, expected) => {
  expect(checked([sender], [named]).value('sender')).toBe(expected)
})

test('a seller that is not printed takes no name away, nor does the reader', () => {
  const guess = finding('sender', 'Nordlicht', 0.62)
  expect(checked([guess], [{ ...named, seller: 'Other Ltd' }]).value('sender')).toBe('Nordlicht')
  const reader = finding('recipient', 'Auental Werke', 0.9)
  expect(checked([guess, reader], [named]).value('sender')).toBe('Nordlicht')
})

test('the number that the letter wants to be quoted stays before the number of the invoice', () => {
  const quoted = [
    finding('reference', 'VK 30064443', 0.92),
    { ...finding('purpose', 'VK 30064443', 0.9), stated: true },
  ]
  const { findings, value } = checked(quoted, [named])
  const [first, second] = chooseAll(findings, 'reference').toSorted(
    (a, b) => b.confidence - a.confidence,
  )
  expect([first!.value, second!.value]).toEqual(['VK 30064443', 'RE-4711'])
  expect(value('purpose')).toBe('VK 30064443')
})

test('what the text and the invoice agree on is more certain', () => {
  const known = [
    finding('sender', 'Auental Werke', 0.7),
    finding('letter-date', '2026-11-24', 0.65),
  ]
  const { findings } = checked(known, [named])
  for (const kind of ['sender', 'letter-date'] as const)
    expect(choose(findings, kind)!.confidence).toBeGreaterThan(0.9)
})

test('an invoice that an earlier version stored is read as before', () => {
  const { value, codes } = checked(quiet, [invoice])
  expect([value('amount-total'), value('iban'), codes]).toEqual(['14875', iban, []])
})

test('a whole letter: collected money is not asked for, paid money is not either', () => {
  const { pages, words: printed } = letterOf(
    letterAbout('Rechnung RE-4711', ['Strom Oktober', 'Vielen Dank für Ihr Vertrauen.']),
  )
  const read = (file: EInvoice) =>
    readLetter({ pages, words: printed, invoices: [file] }, { today: '2026-11-26' }).explanation
  const debit = read({ ...invoice, isDebit: true })
  expect(debit.warnings.map(({ code }) => code)).toContain('direct-debit')
  expect(read(settled).facts.map(({ kind }) => kind)).not.toContain('amount-total')
})
