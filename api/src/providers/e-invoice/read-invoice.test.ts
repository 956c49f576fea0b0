import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { hundredths } from './fields.ts'
import { largestInvoice, readInvoice } from './read-invoice.ts'

const fixture = (name: string) =>
  readFileSync(new URL(`./fixtures/${name}`, import.meta.url), 'utf8')
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
