import { type Document, maxUploadBytes } from '../packages/contract/src/index.ts'
import { readFile } from 'node:fs/promises'
import { afterAll, expect, test } from 'vitest'
import { begin } from './begin.ts'
import { prepareBrowser } from './browser.ts'
import { card, letters, register, text, underWorker } from './steps.ts'

const { server, browser } = await begin()
const phone = await prepareBrowser()
afterAll(phone.remove)

test('two photos chosen without a connection become one letter of two pages, in their order, once there is one', async () => {
  const page = await browser.open()
  await register(page, server.address)
  await underWorker(page)
  await server.stop()

  await page.goto(`${server.address}/upload`)
  await page.getByLabel(text.upload.browse).setInputFiles([letters.photo, letters.scan])
  await page.getByRole('heading', { name: text.upload.several.title({ count: 2 }) }).waitFor()
  await page
    .getByRole('button', {
      name: text.upload.several.later({ name: 'photo.jpg', place: 'Page 1' }),
    })
    .click()
  await page
    .getByRole('button', { name: text.upload.several.uploadLetter({ count: 2, inPages: true }) })
    .click()
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

test('ten megabytes arrive over a line that breaks at every sixth request, and are read', async () => {
  const page = await phone.open({ serviceWorkers: 'block' })
  // Bytes after the end of a picture are ignored.
  const scan = await readFile(letters.scan)
  const large = Buffer.concat([scan, Buffer.alloc(maxUploadBytes - scan.length, 'ä')])
  let requests = 0
  let bytes = 0
  await page.context().route('**/api/uploads/**', async (route) => {
    requests += 1
    bytes += route.request().postDataBuffer()?.length ?? 0
    await (requests % 6 === 0 ? route.abort('connectionreset') : route.continue())
  })
  await register(page, server.address, 'mira')
  await page.goto(`${server.address}/upload`)
  const file = { name: 'large.jpg', mimeType: 'image/jpeg', buffer: large }
  await page.getByLabel(text.upload.browse).setInputFiles(file)
  await card(page, 'Hauptzollamt Ruhrbogen').waitFor({ timeout: 120_000 })
  console.log(`10 MB in ${requests} requests, ${(bytes / large.length).toFixed(2)} times its bytes`)
  expect(bytes / large.length).toBeLessThanOrEqual(1.3)
  const answer = await page.request.get(`${server.address}/api/documents`)
  const [listed, ...others] = (await answer.json()) as { id: number }[]
  expect(others).toEqual([])
  const original = await page.request.get(`${server.address}/api/documents/${listed!.id}/file`)
  expect((await original.body()).equals(large)).toBe(true)
})
