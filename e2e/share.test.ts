import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { prepareBrowser } from './browser.ts'
import { prepareServer, type Server } from './server.ts'
import { heldShares, letters, register, share, text, underWorker } from './steps.ts'

let server: Server
let browser: Awaited<ReturnType<typeof prepareBrowser>>

beforeAll(async () => {
  server = await prepareServer()
})
beforeEach(async () => {
  browser = await prepareBrowser()
  await server.start()
})
afterEach(() => browser.remove())
afterAll(() => server.remove())

test('what is shared without a network is still there after the browser was closed', async () => {
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
  await page.goto(`${server.address}/documents`)
  expect(await heldShares(page)).toMatchObject([{ title: 'Mahnung', files: ['reminder.pdf'] }])
})

test('what is shared when nobody is logged in is held until somebody is', async () => {
  const page = await browser.open()
  await page.goto(`${server.address}/auth`)
  await page.getByRole('button', { name: text.account.login, exact: true }).waitFor()
  await underWorker(page)
  await share(page, letters.scan)
  await register(page, server.address, 'mira')
  expect(await heldShares(page)).toMatchObject([{ files: ['scan.jpg'] }])
})
