import type { Document } from '../packages/contract/src/index.ts'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { letterText, stackText } from '../web/src/text/stack.ts'
import { begin } from './begin.ts'
import { threeLetters } from './letter-files.ts'
import { register, text, underWorker } from './steps.ts'

const { server, browser } = await begin()

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
  const buffer = { name: 'stack.pdf', mimeType: 'application/pdf', buffer: threeLetters }
  await page.getByLabel(text.upload.browse).setInputFiles(buffer)
  await page.getByRole('heading', { name: text.documents.title }).waitFor()
  await page.getByRole('progressbar').waitFor({ state: 'detached', timeout: 120_000 })
  await page.getByRole('article').getByRole('link').first().click()
  await page.getByRole('heading', { name: stackText.seems({ count: 3 }) }).waitFor()
  await page.getByText(stackText.page({ number: 4 }), { exact: true }).waitFor()

  // A cut can be moved by keyboard and keeps the focus.
  await page.getByRole('button', { name: stackText.uncut({ page: 3 }) }).press('ArrowLeft')
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
    .toBe(stackText.uncut({ page: 2 }))
  await page.keyboard.press('ArrowRight')
  await page.getByRole('listitem', { name: letterText(1, [1, 2]), exact: true }).waitFor()

  await server.stop()
  await page.getByRole('button', { name: stackText.split({ count: 3 }) }).click()
  await page.getByText(stackText.waiting).waitFor()
  await page.reload()
  await server.start()
  await page
    .getByRole('heading', { name: stackText.wasSplit({ count: 3 }) })
    .waitFor({ timeout: 120_000 })
  await expect
    .poll(() => pagesOf(page))
    .toEqual([
      ['Familienkasse Ostfalen', 'completed', 1],
      ['Jobcenter Nordhafen', 'completed', 1],
      ['Stadtwerke Musterau GmbH', 'completed', 2],
      [expect.anything(), 'archived', 4],
    ])

  await page.getByRole('link', { name: stackText.openPart({ number: 2 }) }).click()
  await page.getByRole('heading', { name: 'Jobcenter Nordhafen' }).waitFor()
  await page.getByRole('link', { name: stackText.openWhole }).click()
  await page.getByRole('button', { name: stackText.undoSplit }).click()
  await page.getByRole('heading', { name: stackText.seems({ count: 3 }) }).waitFor()
  expect(await pagesOf(page)).toHaveLength(1)
})
