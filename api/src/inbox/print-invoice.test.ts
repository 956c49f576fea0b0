import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { embeddedIn } from '../providers/e-invoice/embedded.ts'
import { openPdf } from '../providers/ocr/pdf-document.ts'
import { invoicesIn } from '../providers/ocr/pdf-invoices.ts'
import { createMailReader, type MailReader, type OpenedMail } from './mail-reader.ts'
import { printInvoice } from './print-invoice.ts'
import { reasonOf } from './part-reasons.ts'
import { unpackMail } from './take-apart.ts'

const fixture = (name: string) =>
  new Uint8Array(
    readFileSync(new URL(`../../test/providers/e-invoice/fixtures/${name}`, import.meta.url)),
  )
const xml = fixture('xrechnung-ubl.xml')
const reader = {
  invoice: printInvoice,
  embedded: (bytes) => Promise.resolve(embeddedIn(bytes)),
} as MailReader

test('an electronic invoice alone becomes a page that says what it says and carries it', async () => {
  const { things } = await unpackMail(reader, 'Anbei.', [{ name: 'rechnung.xml', bytes: xml }])
  expect(things).toMatchObject([{ name: 'rechnung.pdf' }])
  const { bytes } = things[0] as unknown as { bytes: Uint8Array }
  const document = await openPdf(bytes.slice())
  expect(await invoicesIn(document)).toMatchObject([{ number: 'RE-2025-00371', payable: 110000 }])
  const { items } = await (await document.getPage(1)).getTextContent()
  const text = items.map((item) => ('str' in item ? item.str : '')).join(' ')
  for (const said of ['Großkopf & Söhne', '1.100,00', '17.11.2025', 'DE89 3704 0044 0532 0130 00'])
    expect(text).toContain(said)
  await document.loadingTask.destroy()
  expect(await createMailReader().invoice('rechnung.xml', xml)).toEqual(bytes)
})

test('beside the letter it belongs to it is left out: nobody shall pay twice', async () => {
  const letter = {
    type: '',
    inline: false,
    name: 'r.pdf',
    bytes: new TextEncoder().encode('%PDF-'),
  }
  const opened = { subject: 'Rechnung', from: '', date: '', text: '', report: false }
  const invoice = { ...letter, name: 'r.xml', bytes: xml }
  const open = async (): Promise<OpenedMail> => ({ ...opened, attachments: [invoice, letter] })
  const mail = new TextEncoder().encode('From: a@b.example\r\nMessage-ID: <1@b.example>\r\n\r\n')
  const { things } = await unpackMail({ ...reader, open }, '', [{ name: 'm.eml', bytes: mail }])
  expect(things).toMatchObject([
    { name: 'r.pdf' },
    { name: 'r.xml', outcome: 'left-out', said: reasonOf('invoiceTwice') },
  ])
})

test('one that cannot be read says so', async () => {
  const broken = xml.subarray(0, 3000)
  const { things } = await unpackMail(reader, 'Anbei.', [{ name: 'r.xml', bytes: broken }])
  expect(things).toMatchObject([{ outcome: 'unreadable', said: reasonOf('invoice') }])
})

const packed = (name: string, bytes: string, type = 'application/pdf') =>
  `<cac:AdditionalDocumentReference><cbc:ID>1</cbc:ID><cac:Attachment><cbc:EmbeddedDocumentBinaryObject mimeCode="${type}" filename="${name}">${Buffer.from(bytes, 'latin1').toString('base64')}</cbc:EmbeddedDocumentBinaryObject></cac:Attachment></cac:AdditionalDocumentReference>`

test('documents inside of an invoice are letters of their own, but no copy of the invoice', async () => {
  const files = [
    packed('Stundenzettel.pdf', '%PDF-1.7 Stunden'),
    packed('../RE-2025-00371 Rechnung.pdf', '%PDF-1.7 Rechnung'),
    packed('preise.csv', 'a;b', 'text/csv'),
    packed('lies.pdf', 'MZ no PDF at all'),
  ]
  const source = new TextDecoder()
    .decode(xml)
    .replace('<cac:AccountingSupplierParty>', `${files.join('')}$&`)
  const bytes = new TextEncoder().encode(source)
  const { things } = await unpackMail(reader, 'Anbei.', [{ name: 'rechnung.xml', bytes }])
  expect(things).toMatchObject([
    { name: 'rechnung.pdf' },
    { name: 'Stundenzettel.pdf' },
    { outcome: 'left-out', said: reasonOf('invoiceCopy') },
  ])
  expect(await createMailReader().embedded(bytes)).toHaveLength(2)
})

test('files inside of a hostile invoice cost little', () => {
  const doctype = new TextEncoder().encode('<!DOCTYPE x [<!ENTITY a "a">]><Invoice>&a;</Invoice>')
  expect(embeddedIn(doctype)).toEqual([])
  const many = new TextEncoder().encode(
    `<a xmlns:cac="c" xmlns:cbc="b">${packed('a.pdf', '%PDF-').repeat(1000)}</a>`,
  )
  expect(embeddedIn(many)).toHaveLength(10)
})
