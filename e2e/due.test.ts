import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dueText } from '../web/src/text/due.ts'
import { prepareBrowser } from './browser.ts'
import { prepareServer, type Server } from './server.ts'
import { letters, register, text, upload } from './steps.ts'

let server: Server
let browser: Awaited<ReturnType<typeof prepareBrowser>>
let page: Page
let context: BrowserContext

beforeAll(async () => {
  server = await prepareServer()
  browser = await prepareBrowser()
  await server.start()
  page = await browser.open({ reducedMotion: 'reduce' })
  context = page.context()
})
afterAll(async () => {
  await browser.remove()
  await server.remove()
})

type Row = { reminders: { what: string; doneAt: string | null; followed: boolean }[] }

/** The server's reminder for the payment. */
const payment = () =>
  page.evaluate(async () => {
    const rows = (await (await fetch('/api/documents')).json()) as Row[]
    return rows[0]?.reminders.find(({ what }) => what === 'pay') ?? null
  })

test('a letter is read, its day is followed, and what is said of it offline reaches the server once', async () => {
  await register(page, server.address)
  await upload(page, server.address, letters.pdf)
  await page.getByRole('progressbar').first().waitFor({ state: 'detached', timeout: 180_000 })
  // The letter is old: its deadline was over long before the upload, so it is not followed.
  await expect.poll(payment).toMatchObject({ followed: false, doneAt: null })

  await page.goto(`${server.address}/documents/1`)
  await page.getByRole('button', { name: dueText.remindOf({ what: text.deadlines.pay }) }).click()
  await expect.poll(payment).toMatchObject({ followed: true })

  await page.goto(`${server.address}/due`)
  const late = page.getByRole('region', { name: dueText.groups.late, exact: true })
  await late.getByRole('heading', { name: /^Pay €/ }).waitFor()
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}))
  await context.setOffline(true)
  await late.getByRole('button', { name: /^Done: Pay/ }).click()
  const done = page.getByRole('region', { name: dueText.groups.done })
  await done.getByRole('heading', { name: /^Pay €/ }).waitFor()
  await page.reload()
  await done.getByRole('heading', { name: /^Pay €/ }).waitFor()

  await context.setOffline(false)
  await expect.poll(payment).toMatchObject({ doneAt: expect.any(String) })
  await done.getByRole('button', { name: /^Not done: Pay/ }).click()
  await expect.poll(payment).toMatchObject({ doneAt: null })
  await late.getByRole('heading', { name: /^Pay €/ }).waitFor()
})
