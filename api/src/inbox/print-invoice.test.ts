import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { openPdf } from '../providers/ocr/pdf-document.ts'
import { invoicesIn } from '../providers/ocr/pdf-invoices.ts'
import { createMailReader, type MailReader, type OpenedMail } from './mail-reader.ts'
import { printInvoice } from './print-invoice.ts'
import { sentences } from './sentences.ts'
import { takeApart } from './take-apart.ts'

const fixture = (name: string) =>
  new Uint8Array(readFileSync(new URL(`../providers/e-invoice/fixtures/${name}`, import.meta.url)))
const xml = fixture('xrechnung-ubl.xml')
const reader = { invoice: printInvoice } as MailReader

test('an electronic invoice alone becomes a page that says what it says and carries it', async () => {
  const { things } = await takeApart(reader, 'Anbei.', [{ name: 'rechnung.xml', bytes: xml }])
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
  const { things } = await takeApart({ ...reader, open }, '', [{ name: 'm.eml', bytes: mail }])
  expect(things).toMatchObject([
    { name: 'r.pdf' },
    { name: 'r.xml', outcome: 'left-out', reason: sentences.invoiceTwice },
  ])
})

test('one that cannot be read says so', async () => {
  const broken = xml.subarray(0, 3000)
  const { things } = await takeApart(reader, 'Anbei.', [{ name: 'r.xml', bytes: broken }])
  expect(things).toMatchObject([{ outcome: 'unreadable', reason: sentences.invoice }])
})
