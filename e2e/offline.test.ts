import { expect, test } from 'vitest'
import { begin } from './begin.ts'
import { card, letters, readyForOffline, register, text, upload } from './steps.ts'

const { server, browser } = await begin()

/** The time from start to list, in milliseconds. It is generous: the figure is printed, and this limit only raises an alarm. */
const longestStart = 5_000

test('after a cold start without a server every letter is there, and what is uploaded is sent later, once', async () => {
  let page = await browser.open()
  await register(page, server.address)
  await upload(page, server.address, letters.pdf)
  const sender = 'Nordlicht Energie GmbH'
  await card(page, sender).waitFor()
  await page.getByRole('progressbar').waitFor({ state: 'detached', timeout: 120_000 })
  await readyForOffline(page, 1)
  await browser.close()
  await server.stop()

  page = await browser.open()
  await page.goto(`${server.address}/documents`)
  await card(page, sender).waitFor()
  const start = await page.evaluate(() => Math.round(performance.now()))
  console.log(`cold offline start to list: ${start} ms`)
  expect(start).toBeLessThan(longestStart)
  await page.getByText(text.app.offline).waitFor()

  await card(page, sender).getByRole('link').click()
  await page.getByRole('heading', { level: 1, name: sender }).waitFor()
  await page.getByRole('button', { name: text.detail.viewPage }).click()
  const picture = page.getByRole('img', { name: text.detail.pageAlt({ page: 1 }) })
  await picture.waitFor()
  await page.waitForFunction(
    (element) => element instanceof HTMLImageElement && element.naturalWidth > 0,
    await picture.elementHandle(),
  )
  await page.getByRole('button', { name: text.app.close }).click()
  await page.getByRole('button', { name: text.detail.viewTranslation }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Dear Ms').first().waitFor()

  await upload(page, server.address, letters.scan)
  await page.getByText(text.waiting.states.connection).waitFor()
  await browser.close()

  page = await browser.open()
  await page.goto(`${server.address}/documents`)
  await page.getByRole('heading', { name: 'scan.jpg' }).waitFor()
  await server.start()
  await card(page, 'Hauptzollamt Ruhrbogen').waitFor({ timeout: 120_000 })
  expect(await page.getByRole('article').count()).toBe(2)
  expect(await page.getByText(text.waiting.states.connection).count()).toBe(0)
})
