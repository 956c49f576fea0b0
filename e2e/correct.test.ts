import type { Document } from '../packages/contract/src/index.ts'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { correctText } from '../web/src/text/correct.ts'
import { prepareBrowser } from './browser.ts'
import { prepareServer, type Server } from './server.ts'
import { hideServerDay, openDetails, readyForOffline, register, text } from './steps.ts'
import { textPdf } from './text-pdf.ts'

/** A fine that was delivered in a yellow envelope. All people are fictional. */
const fine = textPdf([
  [70, 790, 'Stadt Musterau - Bußgeldstelle'],
  [70, 712, 'Stadt Musterau, Ring 1, 12345 Musterau'],
  [70, 665, 'Frau'],
  [70, 653, 'Jana Beispiel'],
  [70, 641, 'Weg 7'],
  [70, 629, '54321 Neustadt'],
  [360, 690, 'Aktenzeichen: 505.12/34'],
  [360, 676, 'Datum: 02.01.2026'],
  [70, 560, 'Bußgeldbescheid'],
  [70, 530, 'Sehr geehrte Frau Beispiel,'],
  [70, 510, 'wegen einer Ordnungswidrigkeit wird gegen Sie eine Geldbuße festgesetzt.'],
  [
    70,
    498,
    'Bitte überweisen Sie den Gesamtbetrag von 128,50 EUR bis zum 30.01.2026 auf das Konto',
  ],
  [70, 486, 'IBAN DE02 1203 0000 0000 2020 51.'],
  [70, 460, 'Gegen diesen Bußgeldbescheid können Sie innerhalb von zwei Wochen nach Zustellung'],
  [70, 448, 'Einspruch einlegen (§ 67 Abs. 1 OWiG).'],
  [70, 420, 'Mit freundlichen Grüßen'],
])
const iban = 'DE89370400440532013000'
const printed = 'DE89 3704 0044 0532 0130 00'

let server: Server
const browser = await prepareBrowser()
let page: Page

beforeAll(async () => {
  server = await prepareServer()
  await server.start()
  page = await browser.open()
  await page.clock.install({ time: '2026-01-12T09:00:00' })
  await hideServerDay(page)
})
afterAll(async () => {
  await browser.remove()
  await server.remove()
})

const button = (name: string | RegExp) => page.getByRole('button', { name })
const region = (name: string) => page.getByRole('region', { name })

/** Moves the mouse away and waits: a toast stays while the mouse is over it and may cover the next element. */
async function withoutToast(): Promise<void> {
  await page.mouse.move(0, 0)
  await button(text.app.dismiss).waitFor({ state: 'detached' })
}

/** Polls the server, because either the page or the service worker may send the change. */
async function untilServed(satisfied: (document: Document) => boolean): Promise<Document> {
  for (;;) {
    const document = (await (
      await page.request.get(`${server.address}/api/documents/1`)
    ).json()) as Document
    if (satisfied(document)) return document
    await page.evaluate(() => new Promise(requestAnimationFrame))
  }
}

test('a question is answered, an account corrected and both survive without a connection and another reading', async () => {
  await register(page, server.address)
  await page.goto(`${server.address}/upload`)
  const file = { name: 'bescheid.pdf', mimeType: 'application/pdf', buffer: fine }
  await page.getByLabel(text.upload.browse).setInputFiles(file)
  await page.getByRole('heading', { name: text.documents.title }).waitFor()
  await untilServed(({ status }) => status === 'completed')
  await page.goto(`${server.address}/documents/1`)

  const question = region(correctText.question['service-date'])
  await question.getByLabel(correctText.day).fill('2025-12-30')
  await question.getByRole('button', { name: correctText.save }).click()
  await question.getByText('It cannot arrive before that.', { exact: false }).waitFor()
  await question.getByLabel(correctText.day).fill('2026-01-05')
  await question.getByRole('button', { name: correctText.save }).click()
  await question.getByText('Monday, 19 January 2026').first().waitFor()
  await question.getByText('§ 67 (1) OWiG').waitFor()
  await untilServed(({ explanation }) =>
    explanation!.deadlines.some(({ date }) => date === '2026-01-19'),
  )

  await openDetails(page)
  await region(text.detail.facts)
    .getByText(/^Show (all|the other)/)
    .click()
  await region(text.detail.facts).getByRole('button', { name: text.detail.factKinds.iban }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('img', { name: text.detail.marked({ label: 'IBAN' }) }).waitFor()
  await dialog.getByRole('button', { name: correctText.correctOf({ label: 'IBAN' }) }).click()
  const field = dialog.getByLabel(correctText.value)
  await field.fill('DE88370400440532013000')
  await field.press('Enter')
  await dialog.getByText(correctText.wrong.iban).waitFor()
  await field.fill(printed)
  await field.press('Enter')
  await region(text.detail.payment).getByText(printed).waitFor()
  await untilServed(({ explanation, claims }) =>
    [explanation!.sender.iban, claims[0]?.iban].every((one) => one === iban),
  )

  await readyForOffline(page, 1)
  await page.context().setOffline(true)
  await question.getByRole('button', { name: correctText.change }).click()
  await question.getByRole('button', { name: correctText.unknown }).click()
  await question.getByText('so that you are not late', { exact: false }).waitFor()
  await question.getByText('Friday, 16 January 2026').first().waitFor()
  await question.getByText(correctText.waiting, { exact: false }).waitFor()
  await button(correctText.list).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: text.detail.factKinds['amount-total'] })
    .click()
  await page.getByRole('dialog').getByLabel(correctText.value).fill('182,50')
  await page.getByRole('dialog').getByRole('button', { name: text.app.save }).click()
  await region(text.detail.payment).getByText('€182.50').first().waitFor()
  await page.context().setOffline(false)
  const isToldAll = ({ corrections, explanation }: Document) =>
    corrections.length === 3 &&
    explanation!.document_details.payment.total_fee === '182,50 €' &&
    explanation!.deadlines.some(({ date }) => date === '2026-01-16')
  expect((await untilServed(isToldAll)).claims).toMatchObject([{ amount: 18250, iban }])

  await withoutToast()
  await button(correctText.readAgain).click()
  await untilServed(({ status }) => status !== 'completed')
  const again = await untilServed(({ status }) => status === 'completed')
  expect(isToldAll(again)).toBe(true)
  await withoutToast()
  await button(correctText.takeBackOf({ label: 'IBAN' })).click()
  await region(text.detail.payment).getByText('DE02 1203 0000 0000 2020 51').waitFor()
  await untilServed(({ explanation }) => explanation!.sender.iban === 'DE02120300000000202051')
}, 180_000)

test('a word is corrected on the page with the keyboard alone', async () => {
  await page.goto(`${server.address}/documents/1`)
  await button(text.detail.viewPage).click()
  await page.getByRole('dialog').getByRole('button', { name: correctText.words }).click()
  const word = page.getByRole('button', { name: 'Neustadt', exact: true })
  await word.focus()
  await word.press('Enter')
  const field = page.getByLabel(correctText.wordOf({ word: 'Neustadt' }))
  await field.fill('Neustedt')
  await field.press('Enter')
  await page
    .getByRole('button', { name: correctText.correctedWord({ word: 'Neustedt' }) })
    .waitFor()
  const served = await untilServed(({ originalText }) => originalText.includes('Neustedt'))
  expect(served.explanation!.recipient.city).toBe('Neustedt')
}, 90_000)
