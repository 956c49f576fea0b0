import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { hundredths } from './hundredths.ts'
import { largestInvoice, readInvoice } from './read-invoice.ts'

const fixture = (name: string) =>
  readFileSync(
    new URL(`../../../test/providers/e-invoice/fixtures/${name}`, import.meta.url),
    'utf8',
  )
const read = (xml: string, name = 'factur-x.xml') => readInvoice(name, Buffer.from(xml))
const cii = fixture('xrechnung-cii.xml')
const ubl = fixture('xrechnung-ubl.xml')

const invoice = {
  isCredit: false,
  number: 'RE-2025-00371',
  currency: 'EUR',
  payable: 110000,
  dueOn: '2025-11-17',
  seller: 'Tischlerei Großkopf & Söhne GmbH',
  payee: null,
  isDebit: false,
  purpose: 'RE-2025-00371 Kd 4711',
  issuedOn: '2025-11-03',
  prepaid: 9000,
  buyerReference: '04011000-12345-03',
  sellerAddress: { street: 'Werkstraße 4', zip: '24103', city: 'Musterhafen' },
  accounts: [
    {
      iban: 'DE89370400440532013000',
      bic: 'COBADEFFXXX',
      holder: 'Tischlerei Großkopf & Söhne GmbH',
    },
  ],
}

test('both syntaxes say the same', () => {
  expect(read(cii)).toMatchObject({ syntax: 'cii', ...invoice })
  expect(read(ubl)).toMatchObject({ syntax: 'ubl', ...invoice })
})

test.each(['cii', 'ubl'])('a credit note, a foreign invoice and a direct debit in %s', (syntax) => {
  const kind = (name: string) => read(fixture(`xrechnung-${syntax}-${name}.xml`))
  expect(kind('credit')).toMatchObject({ isCredit: true, payable: 110000 })
  expect(kind('usd')).toMatchObject({ currency: 'USD', payable: 110000 })
  expect(kind('debit')).toMatchObject({ isDebit: true, accounts: [] })
})

const paidBy = (code: string) => [
  cii.replace(/(PaymentMeans>\s*<ram:TypeCode>)\d+/, `$1${code}`),
  ubl.replace(/(PaymentMeansCode[^>]*>)\d+/, `$1${code}`),
]

test.each([
  ['49', { isDebit: true, way: null }],
  ['59', { isDebit: true, way: null }],
  ['48', { isDebit: false, way: 'card' }],
  ['54', { isDebit: false, way: 'card' }],
  ['55', { isDebit: false, way: 'card' }],
  ['68', { isDebit: false, way: 'online' }],
  ['97', { isDebit: false, way: 'set-off' }],
  ['10', { isDebit: false, way: 'cash' }],
  ['58', { isDebit: false, way: null }],
  ['1', { isDebit: false, way: null }],
])('means of payment %s in both syntaxes, beside an account', (code, paid) => {
  for (const xml of paidBy(code))
    expect(read(xml)).toMatchObject({ ...paid, accounts: invoice.accounts })
})

test('an invoice that was paid before says how much, and that nothing is left', () => {
  const paid = [
    cii.replace(/(DuePayableAmount[^>]*>)1100.00/, '$10.00'),
    ubl.replace(/(PayableAmount[^>]*>)1100.00/, '$10.00'),
  ]
  for (const xml of paid) expect(read(xml)).toMatchObject({ payable: 0, isCredit: false })
  for (const xml of [cii, ubl]) expect(read(xml)).toMatchObject({ prepaid: 9000 })
})

const term = (day: string, less = '') =>
  `<ram:SpecifiedTradePaymentTerms><ram:DueDateDateTime><udt:DateTimeString format="102">${day}</udt:DateTimeString></ram:DueDateDateTime>${less}</ram:SpecifiedTradePaymentTerms>`
const less = (inner: string) =>
  `<ram:ApplicableTradePaymentDiscountTerms>${inner}</ram:ApplicableTradePaymentDiscountTerms>`
const sevenDays =
  '<ram:BasisPeriodMeasure unitCode="DAY">7</ram:BasisPeriodMeasure><ram:CalculationPercent>2.00</ram:CalculationPercent>'
const oneWeek =
  '<ram:BasisPeriodMeasure unitCode="WEE">1</ram:BasisPeriodMeasure><ram:ActualDiscountAmount>22.00</ram:ActualDiscountAmount>'
const early = { until: '2025-11-10', payable: 107800 }

test.each<[string, string, string | null, object[]]>([
  ['two days, none with a discount', term('20251110') + term('20251117'), '2025-11-17', []],
  [
    'a day for less and one for all',
    term('20251110', less('<ram:CalculationPercent>2</ram:CalculationPercent>')) + term('20251117'),
    '2025-11-17',
    [early],
  ],
  ['less within seven days', term('20251117', less(sevenDays)), '2025-11-17', [early]],
  ['a sum less within a week', term('20251117', less(oneWeek)), '2025-11-17', [early]],
  [
    'no percent less is no discount',
    term('20251110', less('<ram:CalculationPercent>0</ram:CalculationPercent>')),
    '2025-11-10',
    [],
  ],
  [
    'more less than the whole',
    term('20251110', less('<ram:ActualDiscountAmount>2000</ram:ActualDiscountAmount>')),
    '2025-11-10',
    [],
  ],
])('terms with %s', (_, terms, dueOn, discounts) => {
  const xml = cii
    .replace(/<ram:SpecifiedTradePaymentTerms>[\s\S]*<\/ram:SpecifiedTradePaymentTerms>/, terms)
    .replace(/(IssueDateTime>\s*<udt:DateTimeString[^>]*>)\d+/, '$120251103')
  expect(read(xml)).toMatchObject({ dueOn, discounts, issuedOn: '2025-11-03' })
})

test('a discount that XRechnung writes into a text is read in both syntaxes', () => {
  const text = '#SKONTO#TAGE=7#PROZENT=2.00#\n#SKONTO#TAGE=14#PROZENT=1.00#BASISBETRAG=1000.00#\n'
  const day = { issuedOn: '2025-11-03' }
  for (const xml of [
    cii
      .replace(/Zahlbar ohne Abzug bis 17.11.2025/, text)
      .replace(/(IssueDateTime>\s*<udt:DateTimeString[^>]*>)\d+/, '$120251103'),
    ubl
      .replace(/Zahlbar ohne Abzug bis 17.11.2025/, text)
      .replace(/(IssueDate>)[\d-]+/, '$12025-11-03'),
  ])
    expect(read(xml)).toMatchObject({
      ...day,
      discounts: [early, { until: '2025-11-17', payable: 109000 }],
    })
})

test('an invoice below zero gives money', () => {
  const below = cii.replace(/(DuePayableAmount[^>]*>)1100.00/, '$1-1100.00')
  expect(read(below)).toMatchObject({ isCredit: true, payable: 110000 })
})

test('a UBL credit note has a root of its own', () => {
  const note = ubl
    .replace(/xsd:Invoice-2/g, 'xsd:CreditNote-2')
    .replace(/<(\/?)((?:\w+:)?)Invoice\b/g, '<$1$2CreditNote')
  expect(read(note)).toMatchObject({ isCredit: true, payable: 110000 })
})

test('ZUGFeRD 1 is read by the names it had then', () => {
  const old = `<x:CrossIndustryDocument xmlns:x="urn:ferd:CrossIndustryDocument:invoice:1p0">
    <x:HeaderExchangedDocument><x:ID>A-1</x:ID><x:TypeCode>380</x:TypeCode></x:HeaderExchangedDocument>
    <x:SpecifiedSupplyChainTradeTransaction><x:ApplicableSupplyChainTradeSettlement>
      <x:InvoiceCurrencyCode>EUR</x:InvoiceCurrencyCode>
      <x:SpecifiedTradeSettlementMonetarySummation><x:DuePayableAmount>12.5</x:DuePayableAmount></x:SpecifiedTradeSettlementMonetarySummation>
    </x:ApplicableSupplyChainTradeSettlement></x:SpecifiedSupplyChainTradeTransaction>
  </x:CrossIndustryDocument>`
  expect(read(old)).toMatchObject({ number: 'A-1', payable: 1250 })
})

test('the names of namespaces in the file do not matter, nor does its character set', () => {
  const renamed = cii.replace(/\b(rsm|ram)([:=])/g, '$1x$2')
  expect(read(renamed)).toMatchObject(invoice)
  const latin = cii.replace(/^<\?xml[^>]*\?>/, '<?xml version="1.0" encoding="ISO-8859-1"?>')
  expect(readInvoice('factur-x.xml', Buffer.from(latin, 'latin1'))).toMatchObject(invoice)
  const wide = Buffer.from(`\uFEFF${cii.replace(/^<\?xml[^>]*\?>/, '')}`, 'utf16le')
  expect(readInvoice('factur-x.xml', wide)).toMatchObject(invoice)
})

const doctype = '<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd"><!ENTITY b "&a;&a;">]>'
const after = (head: string, xml: string) => xml.replace(/^(<\?xml[^>]*\?>)?/, `$1${head}`)
test.each<[string, string, string]>([
  ['an entity that would fetch a file', after(doctype, cii), 'entities'],
  ['entities that would unpack without end', after('<!DOCTYPE lolz>', ubl), 'entities'],
  ['an unknown entity', cii.replace('RE-2025', '&x;'), 'broken'],
  ['a file cut in half', cii.slice(0, cii.length / 2), 'broken'],
  ['an empty file', '', 'broken'],
  [
    'another namespace',
    cii.replace(/CrossIndustryInvoice:100/g, 'CrossIndustryInvoice:99'),
    'no-invoice',
  ],
  ['another root', '<order xmlns="urn:x"/>', 'no-invoice'],
  ['elements without end', '<a>'.repeat(60), 'too-large'],
  ['more elements than any invoice', `<a>${'<b/>'.repeat(200_000)}</a>`, 'too-large'],
  ['more bytes than any invoice', cii + ' '.repeat(largestInvoice), 'too-large'],
  ['no amount', cii.replace(/<ram:(DuePayable|GrandTotal)Amount.*?Amount>/g, ''), 'incomplete'],
  ['no currency', ubl.replace(/<cbc:DocumentCurrencyCode>EUR.*?>/, ''), 'incomplete'],
  ['an amount that is none', ubl.replace(/(PayableAmount[^>]*>)1100.00/, '$11e9'), 'incomplete'],
])('%s is refused with its reason', (_, xml, refused) => {
  expect(read(xml)).toEqual({ file: 'factur-x.xml', refused })
})

test('a file that is no invoice and does not call itself one is left where it is', () => {
  expect(read('<note xmlns="urn:x">Hallo</note>', 'note.xml')).toBeNull()
  expect(read('<note>', 'note.xml')).toBeNull()
})

test('what stands in an invoice is data', () => {
  const hostile = cii.replace('Eva Stein', '<![CDATA[<script>alert(1)</script>]]>')
  expect(read(hostile)).toMatchObject(invoice)
})

test.each([
  ['1949.75', 194975],
  ['1949', 194900],
  ['1949.7500', 194975],
  ['-3.5', -350],
  ['0.001', null],
  ['1.949,75', null],
  ['', null],
])('%s is %s hundredths', (text, cents) => {
  expect(hundredths(text)).toBe(cents)
})
