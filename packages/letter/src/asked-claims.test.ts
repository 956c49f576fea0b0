import type { Explanation } from '@brieflotse/contract'
import { expect, test } from 'vitest'
import { askedClaims } from './asked-claims.ts'

type Kind = Explanation['facts'][number]['kind']

function letter(facts: Partial<Record<Kind, string>>, warnings: string[] = []): Explanation {
  return {
    sender: { name: 'Stadtwerke Musterhafen' },
    document_details: { payment: { due_date: '2026-11-20' } },
    facts: Object.entries(facts).map(([kind, value]) => ({
      kind: kind as Kind,
      value,
      evidence: [],
      stated: true,
      confidence: 0.9,
      why: '',
    })),
    warnings: warnings.map((code) => ({ code: code as 'direct-debit', text: '', evidence: [] })),
  } as never
}

test('a claim is what the payment block says: amount, payee, account, purpose and day', () => {
  const facts = {
    'amount-total': '21138',
    'amount-outstanding': '20000',
    payee: 'Nordlicht Energie GmbH',
    iban: 'DE89370400440532013000',
    bic: 'COBADEFFXXX',
    purpose: 'Kundennummer 12345',
  } as const
  expect(askedClaims(letter(facts))).toEqual([
    {
      amount: 21138,
      payee: 'Nordlicht Energie GmbH',
      iban: 'DE89370400440532013000',
      bic: 'COBADEFFXXX',
      purpose: 'Kundennummer 12345',
      dueOn: '2026-11-20',
    },
  ])
})

test('the sender is paid where no payee is named, and an account that fails its check is left out', () => {
  const [claim] = askedClaims(
    letter({ 'amount-total': '4200', iban: 'DE89370400440532013001', bic: 'COBADEFFXXX' }),
  )
  expect(claim).toMatchObject({ payee: 'Stadtwerke Musterhafen', iban: null, bic: null })
})

test.each([
  ['that asks for nothing', {}, []],
  ['that asks for 0 €', { 'amount-total': '0' }, []],
  ['whose sender collects the money', { 'amount-total': '4200' }, ['direct-debit']],
  ['with money for the reader', { 'amount-total': '4200' }, ['credit-in-your-favour']],
  ['whose amount cannot be one', { 'amount-total': '99999999999999' }, []],
])('a letter %s makes no claim', (_, facts, warnings) => {
  expect(askedClaims(letter(facts, warnings))).toEqual([])
})

const amountOf = (cents: number, currency = 'EUR') => ({ cents, currency, role: 'whole' as const })
const step = (act: 'pay' | 'pay-otherwise' | 'be-debited', amount = amountOf(4200)) => ({
  id: act,
  act,
  duty: 'must' as const,
  says: [],
  plain: '',
  why: { id: 'why.asked', values: {} },
  whyPlain: '',
  amount,
  more: [],
  day: {
    date: '2026-12-10',
    time: null,
    deadline: 'pay' as const,
    law: null,
    rule: [],
    rulePlain: '',
    stated: true,
  },
  place: null,
  things: [],
  condition: null,
  conditionPlain: null,
  otherwise: [],
  otherwisePlain: '',
  german: [],
  evidence: [],
  confidence: 0.9,
})
const planned = (...steps: ReturnType<typeof step>[]): Explanation => ({
  ...letter({ 'amount-total': '9900' }),
  plan: { steps, caution: null, unclear: null },
})

test('where there is a plan, only its transfer is a claim', () => {
  expect(askedClaims(planned(step('pay')))).toMatchObject([{ amount: 4200, dueOn: '2026-12-10' }])
  expect(askedClaims(planned())).toEqual([])
  expect(askedClaims(planned(step('be-debited')))).toEqual([])
  expect(askedClaims(planned(step('pay-otherwise', amountOf(4200, 'CHF'))))).toEqual([])
})
