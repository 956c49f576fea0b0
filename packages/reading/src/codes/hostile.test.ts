import fc from 'fast-check'
import { expect, test } from 'vitest'
import { letterAbout } from '../../cases/found-in.ts'
import { letterOf } from '../../cases/letter-of.ts'
import { readLetter } from '../read-letter.ts'
import type { InvoiceFile, PageCode } from '../types.ts'

const { pages, words } = letterOf(
  letterAbout('Rechnung 4711', ['bitte überweisen Sie 307,88 Euro bis zum 17.11.2025.']),
)
const box = { x: 150, y: 200, width: 28, height: 28 }
const today = '2025-11-05'

// A fixed seed: the suite tests the same letters every time.
fc.configureGlobal({ seed: 20_261_128 })

const line = fc.oneof(
  fc.string({ maxLength: 90 }),
  fc.constantFrom('', 'DE89370400440532013000', 'EUR307.88', 'EUR1', 'COBADEFFXXX', 'Eva Stein'),
  fc.constantFrom('https://pay.example', '<b>9.999,99 €</b>', 'Frist: 01.12.2025', 'CHF', 'EPD'),
)
const wellFormed = fc
  .record({ name: line, said: line, euros: fc.constantFrom('', 'EUR307.88', 'EUR99') })
  .map(({ name, said, euros }): PageCode => {
    const lines = [
      'BCD',
      '002',
      '1',
      'SCT',
      '',
      name,
      'DE89370400440532013000',
      euros,
      '',
      '',
      said,
    ]
    return { kind: 'girocode', text: lines.join('\n'), page: 1, box }
  })
const malformed: fc.Arbitrary<PageCode> = fc
  .tuple(
    fc.constantFrom(['girocode', 'BCD\n002\n1\nSCT'], ['swiss-qr', 'SPC\n0200\n1'] as const),
    fc.array(line, { maxLength: 30 }),
  )
  .map(([[kind, head], lines]) => ({
    kind,
    text: [head, ...lines].join('\n'),
    page: 1,
    box,
  }))
const code = fc.oneof(wellFormed, malformed)
const text = fc.option(line)
const cents = fc.option(fc.integer({ min: 0 }))
const days = fc.option(fc.constantFrom('2025-12-01', '1999-01-01'))
const invoice: fc.Arbitrary<InvoiceFile> = fc.record({
  file: fc.string(),
  syntax: fc.constantFrom('cii' as const, 'ubl' as const),
  profile: text,
  isCredit: fc.boolean(),
  number: text,
  currency: fc.constantFrom('EUR', 'USD', '???'),
  payable: cents,
  dueOn: days,
  seller: text,
  payee: text,
  accounts: fc.array(fc.record({ iban: line, bic: text, holder: text }), { maxLength: 3 }),
  isDebit: fc.boolean(),
  purpose: text,
  issuedOn: days,
  prepaid: cents,
  way: fc.constantFrom('card' as const, 'set-off' as const, null),
  discounts: fc.array(fc.record({ until: days, payable: cents }), { maxLength: 2 }),
  customer: text,
  buyerReference: text,
  sellerAddress: fc.option(fc.record({ street: line, zip: line, city: line }), { nil: null }),
})

/** Kinds of findings that codes and invoices may affect. */
const theirs = [
  'iban',
  'bic',
  'payee',
  'purpose',
  'due-date',
  'direct-debit',
  'credit-balance',
  'reference',
  'customer-number',
  'letter-date',
]
const isTheirs = (kind: string) => theirs.includes(kind) || /^(?:amount-|sender)/.test(kind)
const plain = readLetter({ pages, words }, { today }).explanation

test('whatever codes and invoices hold, the letter is read, and nothing else in it changes', () => {
  fc.assert(
    fc.property(
      fc.array(code, { maxLength: 4 }),
      fc.array(invoice, { maxLength: 2 }),
      (...found) => {
        const [codes, invoices] = found
        const { explanation } = readLetter({ pages, words, codes, invoices }, { today })
        const others = ({ facts }: typeof plain) => facts.filter(({ kind }) => !isTheirs(kind))
        expect(others(explanation)).toEqual(others(plain))
        expect(explanation.actions).toEqual(plain.actions)
        expect(explanation.terms).toEqual(plain.terms)
        for (const fact of explanation.facts) {
          if (fact.stated) expect(fact.evidence.length, fact.kind).toBeGreaterThan(0)
          expect(fact.value).not.toMatch(/\p{C}/u)
        }
      },
    ),
    { numRuns: 100 },
  )
})
