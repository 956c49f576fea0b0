import type { Document } from '../packages/contract/src/index.ts'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { stackText } from '../web/src/text/stack.ts'
import { prepareBrowser } from './browser.ts'
import { prepareServer, type Server } from './server.ts'
import { register, text, underWorker } from './steps.ts'
import { pagesPdf, type PdfLine } from './text-pdf.ts'

let server: Server
const browser = await prepareBrowser()

beforeAll(async () => {
  server = await prepareServer()
  await server.start()
})
afterAll(async () => {
  await browser.remove()
  await server.remove()
})

/** The first page of a letter by DIN 5008, as a PDF has it. */
const firstPage = (sender: string, town: string, day: string, number: string): PdfLine[] => [
  [71, 790, sender],
  [71, 700, `${sender}, Ring 1, ${town}`],
  ...['Frau', 'Eva Beispiel', 'Weg 7', '54321 Neustadt'].map((line, index): PdfLine => [
    71,
    665 - 13 * index,
    line,
  ]),
  [355, 690, `Aktenzeichen: ${number}`],
  [355, 677, `Datum: ${day}`],
  [71, 560, `Bescheid der Stelle ${number}`],
  [71, 530, 'Sehr geehrte Frau Beispiel,'],
  [71, 510, 'wir haben Ihren Antrag erhalten und teilen Ihnen das Ergebnis mit.'],
]
const lastPage = (sender: string): PdfLine[] => [
  [71, 790, `${sender}   Seite 2`],
  [71, 740, 'Die Berechnung finden Sie hier. Bitte heben Sie dieses Schreiben auf.'],
  [71, 700, 'Mit freundlichen Grüßen'],
]

const file = pagesPdf([
  firstPage('Stadtwerke Musterau GmbH', '12345 Musterau', '02.03.2026', 'AB 1204/26'),
  lastPage('Stadtwerke Musterau GmbH'),
  firstPage('Jobcenter Nordhafen', '24100 Nordhafen', '05.03.2026', '91 BG 4711'),
  firstPage('Familienkasse Ostfalen', '38100 Ostfalen', '09.03.2026', '205 FK 8812'),
])

const pagesOf = async (page: Page) => {
  const list = await page.request.get(`${server.address}/api/documents`)
  const rows = (await list.json()) as { id: number }[]
  const all = rows.map(async ({ id }) => {
    const answer = await page.request.get(`${server.address}/api/documents/${id}`)
    const document = (await answer.json()) as Document
    return [document.explanation?.sender.name, document.status, document.pages.length]
  })
  return Promise.all(all)
}

test('three letters in one file are split where the user says, without a connection, once', async () => {
  const page = await browser.open()
  await register(page, server.address)
  await underWorker(page)
  await page.goto(`${server.address}/upload`)
  const buffer = { name: 'stack.pdf', mimeType: 'application/pdf', buffer: file }
  await page.getByLabel(text.upload.browse).setInputFiles(buffer)
  await page.getByRole('heading', { name: text.documents.title }).waitFor()
  await page.getByRole('progressbar').waitFor({ state: 'detached', timeout: 120_000 })
  await page.getByRole('article').getByRole('link').first().click()
  await page.getByRole('heading', { name: stackText.seems(3) }).waitFor()
  await page.getByText(stackText.page(4), { exact: true }).waitFor()

  // a cut moves by keyboard, and keeps the focus
  await page.getByRole('button', { name: stackText.uncut(3) }).press('ArrowLeft')
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
    .toBe(stackText.uncut(2))
  await page.keyboard.press('ArrowRight')
  await page.getByRole('listitem', { name: stackText.letter(1, [1, 2]), exact: true }).waitFor()

  await server.stop()
  await page.getByRole('button', { name: stackText.split(3) }).click()
  await page.getByText(stackText.waiting).waitFor()
  await page.reload()
  await server.start()
  await page.getByRole('heading', { name: stackText.wasSplit(3) }).waitFor({ timeout: 120_000 })
  await expect
    .poll(() => pagesOf(page), { timeout: 60_000 })
    .toEqual([
      ['Familienkasse Ostfalen', 'completed', 1],
      ['Jobcenter Nordhafen', 'completed', 1],
      ['Stadtwerke Musterau GmbH', 'completed', 2],
      [expect.anything(), 'archived', 4],
    ])

  await page.getByRole('link', { name: stackText.openPart(2) }).click()
  await page.getByRole('heading', { name: 'Jobcenter Nordhafen' }).waitFor()
  await page.getByRole('link', { name: stackText.openWhole }).click()
  await page.getByRole('button', { name: stackText.undoSplit }).click()
  await page.getByRole('heading', { name: stackText.seems(3) }).waitFor()
  expect(await pagesOf(page)).toHaveLength(1)
})
