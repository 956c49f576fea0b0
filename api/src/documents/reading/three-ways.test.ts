import { readFileSync } from 'node:fs'
import type { InvoiceFile, Pages } from '@brieflotse/reading'
import { afterAll, expect, test, vi } from 'vitest'
import { createTesseractOcr } from '../../providers/ocr/tesseract.ts'
import { codeInPdf, giroText } from '../../../test/providers/ocr/test-codes.ts'
import { testPdf, textLines } from '../../../test/providers/ocr/test-pdf.ts'
import { createUnderstand } from './understand.ts'

vi.setConfig({ testTimeout: 60_000 })

const ocr = createTesseractOcr({ workers: 1 })
const understand = createUnderstand()
afterAll(() => Promise.all([ocr.close(), understand.close()]))

/** Reads a PDF and returns its facts and warnings, with the same steps as the job. */
async function read(bytes: Uint8Array) {
  const { signal } = new AbortController()
  const invoices: InvoiceFile[] = []
  const letter: Required<Pages> = { pages: [], words: [], codes: [], invoices }
  await ocr.read(
    { bytes, type: 'application/pdf' },
    {
      signal,
      onProgress: () => {},
      onPage({ size, words, codes }) {
        letter.pages.push(size)
        letter.words.push(...words)
        letter.codes.push(...codes)
      },
      onInvoices: (found) => void invoices.push(...found),
    },
  )
  const { explanation } = await understand.read(letter, { today: '2025-11-05', signal })
  const fact = (kind: string) => explanation.facts.find((one) => one.kind === kind)
  const codes = explanation.warnings.map(({ code }) => code)
  return { fact, codes, sources: explanation.sources ?? [] }
}

const lines = (iban: string, bic: string) => `Stadtwerke Musterhafen, Hafenstraße 1, 24103 Kiel

Frau
Eva Stein
Gartenstraße 3
50667 Köln

Datum: 03.11.2025

Rechnung Kundennummer 4711

Sehr geehrte Frau Stein,
bitte überweisen Sie den Rechnungsbetrag von 307,88 Euro bis zum 17.11.2025.
Stadtwerke Musterhafen, IBAN ${iban}, BIC ${bic}
Verwendungszweck: Kundennummer 4711`
const letter = (iban: string, bic = 'COBADEFFXXX', code = giroText) =>
  testPdf([{ content: `${textLines(lines(iban, bic).split('\n'))} ${codeInPdf(code)}` }])

test('text and electronic invoice agree: account, amount and payee are certain, and nothing is warned of', async () => {
  const folder = '../../../test/providers/e-invoice/fixtures/'
  const file = new URL(`${folder}factur-x-en16931.pdf`, import.meta.url)
  const { fact, codes, sources } = await read(readFileSync(file))
  expect(sources).toMatchObject([{ from: 'e-invoice', amount: 110000 }])
  expect(fact('iban')).toMatchObject({ value: 'DE89370400440532013000' })
  expect(fact('amount-total')).toMatchObject({ value: '110000' })
  expect(fact('iban')!.confidence).toBeGreaterThan(0.97)
  expect(fact('amount-total')!.why).toContain('the electronic invoice says the same')
  expect(codes).toEqual([])
})

test('text and code agree: the place of the code is part of the evidence', async () => {
  const { fact, codes } = await read(letter('DE89 3704 0044 0532 0130 00'))
  expect(fact('amount-total')!.confidence).toBeGreaterThan(0.95)
  expect(fact('iban')!.evidence[0]!.boxes).toContainEqual(
    expect.objectContaining({ width: expect.closeTo(28, 0), height: expect.closeTo(28, 0) }),
  )
  expect(codes).toEqual([])
})

test('a code to another account is told, and the printed account stays', async () => {
  const { fact, codes, sources } = await read(letter('DE02 1203 0000 0000 2020 51', 'BYLADEM1001'))
  expect(fact('iban')!.value).toBe('DE02120300000000202051')
  expect(codes).toEqual(['sources-iban'])
  expect(sources).toMatchObject([{ from: 'girocode', iban: 'DE89370400440532013000' }])
})

test('a bank that does not exist is told, and so is a BIC of another bank', async () => {
  const unknown = giroText.replace('DE89370400440532013000', 'DE14123456780000004711')
  const made = await read(letter('DE14 1234 5678 0000 0047 11', 'COBADEFFXXX', unknown))
  expect(made.codes).toEqual(['bank-unknown'])
  const other = await read(
    letter('DE89 3704 0044 0532 0130 00', 'BYLADEM1001', giroText.replace('COBADEFFXXX', '')),
  )
  expect(other.codes).toEqual(['bic-differs'])
})
