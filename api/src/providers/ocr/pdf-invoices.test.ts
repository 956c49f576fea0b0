import { readdirSync, readFileSync } from 'node:fs'
import { deflateSync } from 'node:zlib'
import type { InvoiceFile } from '@brieflotse/reading'
import Pdf from 'pdfkit'
import { afterAll, expect, test, vi } from 'vitest'
import { pdf } from '../../../test/providers/ocr/test-files.ts'
import { createTesseractOcr } from './tesseract.ts'

vi.setConfig({ testTimeout: 120_000 })

const folder = new URL('../../../test/providers/e-invoice/fixtures/', import.meta.url)
const fixture = (name: string) => readFileSync(new URL(name, folder))
const ocr = createTesseractOcr({ workers: 1 })
afterAll(() => ocr.close())

async function read(bytes: Uint8Array) {
  const seen = { invoices: [] as InvoiceFile[], words: 0 }
  await ocr.read(pdf(bytes), {
    signal: new AbortController().signal,
    onProgress: () => {},
    onPage: ({ words }) => void (seen.words += words.length),
    onInvoices: (invoices) => void seen.invoices.push(...invoices),
  })
  return seen
}

/** A letter with attached files. */
async function letterWith(files: Record<string, Buffer>): Promise<Buffer> {
  const document = new Pdf({ size: 'A4' })
  document.text('Sehr geehrte Frau Stein, bitte zahlen Sie 1.100,00 Euro bis zum 17.11.2025.')
  for (const [name, content] of Object.entries(files)) document.file(content, { name })
  const parts: Buffer[] = []
  document.on('data', (part: Buffer) => parts.push(part))
  document.end()
  await new Promise((resolve) => document.on('end', resolve))
  return Buffer.concat(parts)
}

const profiles = readdirSync(folder).filter((name) => name.endsWith('.pdf'))

test.each(profiles)('the invoice in %s is read with its pages', async (name) => {
  const { invoices, words } = await read(fixture(name))
  expect(invoices).toMatchObject([{ number: 'RE-2025-00371', payable: 110000, currency: 'EUR' }])
  expect(words).toBeGreaterThan(20)
})

test('of several attached files every invoice is read, and nothing else', async () => {
  const letter = await letterWith({
    'factur-x.xml': fixture('xrechnung-cii.xml'),
    'second.xml': fixture('xrechnung-ubl.xml'),
    'note.xml': Buffer.from('<note/>'),
    'photo.jpg': Buffer.from('no picture'),
  })
  const { invoices } = await read(letter)
  expect(invoices.map(({ file }) => file).toSorted()).toEqual(['factur-x.xml', 'second.xml'])
})

test('a letter whose attached invoice is hostile is read without it, and says so', async () => {
  const hostile = '<!DOCTYPE x [<!ENTITY a "a">]><CrossIndustryInvoice>&a;</CrossIndustryInvoice>'
  const { invoices, words } = await read(await letterWith({ 'factur-x.xml': Buffer.from(hostile) }))
  expect(invoices).toEqual([{ file: 'factur-x.xml', refused: 'entities' }])
  expect(words).toBeGreaterThan(5)
})

test('a letter whose attached invoice unpacks without end is read without it, and says so', async () => {
  const small = Buffer.from('<a/>')
  const letter = await letterWith({ 'factur-x.xml': small })
  const packed = deflateSync(small)
  const at = letter.indexOf(packed)
  expect(at).toBeGreaterThan(0)
  const bomb = deflateSync(Buffer.alloc(700_000_000, ' '), { level: 1 })
  const bytes = Buffer.concat([letter.subarray(0, at), bomb, letter.subarray(at + packed.length)])
  const { invoices, words } = await read(bytes)
  expect(invoices).toMatchObject([{ refused: 'too-large' }])
  expect(words).toBeGreaterThan(5)
})
