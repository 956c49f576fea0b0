import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { prepareBrowser } from './browser.ts'
import { prepareServer, type Server } from './server.ts'
import {
  card,
  fillRegistration,
  heldShares,
  letters,
  register,
  share,
  text,
  underWorker,
} from './steps.ts'

let server: Server
let browser: Awaited<ReturnType<typeof prepareBrowser>>

beforeAll(async () => {
  server = await prepareServer()
})
beforeEach(async () => {
  browser = await prepareBrowser()
  await server.start()
})
afterEach(async () => {
  await browser.remove()
  await server.stop()
})
afterAll(() => server.remove())

test('a PDF shared without a network outlives the browser and becomes one document, once', async () => {
  let page = await browser.open()
  await register(page, server.address)
  await underWorker(page)
  await server.stop()
  const { searchParams } = await share(page, letters.pdf)
  expect(searchParams.get('title')).toBe('Mahnung')
  expect(await heldShares(page)).toEqual([
    { title: 'Mahnung', text: 'Siehe Anhang', files: ['reminder.pdf'] },
  ])
  await browser.close()

  page = await browser.open()
  await page.goto(`${server.address}/share`)
  expect(await page.getByLabel(text.share.content).inputValue()).toBe('Siehe Anhang')
  await page.getByText('reminder.pdf').waitFor()
  await page.getByRole('button', { name: text.share.process }).click()
  await page.getByRole('heading', { name: text.documents.title }).waitFor()
  expect(await heldShares(page)).toEqual([])
  await browser.close()

  page = await browser.open()
  await server.start()
  await page.goto(`${server.address}/documents`)
  await card(page, 'Nordlicht Energie GmbH').waitFor({ timeout: 120_000 })
  expect(await page.getByRole('article').count()).toBe(1)
  const answer = await page.request.get(`${server.address}/api/documents`)
  expect(await answer.json()).toHaveLength(1)
})

test('what is shared when nobody is logged in is held, and shown to whoever logs in', async () => {
  const page = await browser.open()
  await page.goto(`${server.address}/auth`)
  await page.getByRole('button', { name: text.account.login, exact: true }).waitFor()
  await underWorker(page)
  await share(page, letters.scan)
  await page.waitForURL('**/auth')
  expect(await heldShares(page)).toMatchObject([{ files: ['scan.jpg'] }])
  await fillRegistration(page, 'mira')
  await page.getByText('scan.jpg').waitFor()
  expect(await heldShares(page)).toHaveLength(1)
})

test('another website puts nothing on this device', async () => {
  const page = await browser.open()
  await register(page, server.address, 'nora')
  await underWorker(page)
  const elsewhere = 'http://elsewhere.example/'
  await page.route(elsewhere, (route) => route.fulfill({ contentType: 'text/html', body: '' }))
  await page.goto(elsewhere)
  await page.evaluate((action) => {
    const form = document.createElement('form')
    Object.assign(form, { method: 'post', enctype: 'multipart/form-data', action })
    form.append(Object.assign(document.createElement('input'), { name: 'text', value: 'Pay me' }))
    document.body.append(form)
    form.submit()
  }, `${server.address}/share`)
  await page.getByRole('alert').getByText(text.share.problems.foreign).waitFor()
  expect(await heldShares(page)).toEqual([])
})
