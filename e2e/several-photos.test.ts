import type { Document } from '../packages/contract/src/index.ts'
import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { prepareBrowser } from './browser.ts'
import { prepareServer, type Server } from './server.ts'
import { card, letters, register, text, underWorker } from './steps.ts'

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

test('two photos chosen without a connection become one letter of two pages, in their order, once there is one', async () => {
  const page = await browser.open()
  await register(page, server.address)
  await underWorker(page)
  await server.stop()

  await page.goto(`${server.address}/upload`)
  await page.getByLabel(text.upload.browse).setInputFiles([letters.photo, letters.scan])
  await page.getByRole('heading', { name: text.upload.several.title(2) }).waitFor()
  await page.getByRole('button', { name: text.upload.several.later('photo.jpg', 'Page 1') }).click()
  await page.getByRole('button', { name: text.upload.several.uploadLetter(2, true) }).click()
  await page.getByText(text.waiting.states.connection).waitFor()

  await server.start()
  await card(page, 'Hauptzollamt Ruhrbogen').waitFor({ timeout: 120_000 })
  await page.getByRole('progressbar').waitFor({ state: 'detached', timeout: 120_000 })
  const answer = await page.request.get(`${server.address}/api/documents`)
  const [listed, ...others] = (await answer.json()) as { id: number }[]
  expect(others).toEqual([])
  const address = `${server.address}/api/documents/${listed!.id}`
  const document = (await (await page.request.get(address)).json()) as Document
  expect(document).toMatchObject({ status: 'completed', fileCount: 2, fileName: 'scan.jpg' })
  expect(document.pages.map(({ number }) => number)).toEqual([1, 2])
  const second = await page.request.get(`${address}/file?number=2`)
  expect(await second.body()).toEqual(await readFile(letters.photo))
})
