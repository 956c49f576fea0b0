import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { begin } from './begin.ts'
import { card, letters, readyForOffline, register, text, upload } from './steps.ts'

const { server, browser } = await begin()

const sender = 'Nordlicht Energie GmbH'

/** Runs in the page: sets the smallest possible storage budget. */
async function allowNothing(): Promise<void> {
  const settle = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error ?? new Error('no database'))
    })
  const databases = await indexedDB.databases()
  const name = databases.find((database) => /^brieflotse-\d+$/.test(database.name ?? ''))?.name
  const db = await settle(indexedDB.open(name ?? ''))
  const meta = db.transaction('meta', 'readwrite').objectStore('meta')
  await settle(meta.put({ key: 'keeping', value: { budget: 1 } }))
  db.close()
}

const menuOf = async (page: Page, item: string) => {
  await card(page, sender)
    .getByRole('button', { name: /^Actions/ })
    .click()
  await page.getByRole('menuitem', { name: item, exact: true }).click()
}

test('a letter that the user keeps is there without a connection, beyond the budget, with its original', async () => {
  let page = await browser.open()
  await register(page, server.address)
  await upload(page, server.address, letters.pdf)
  await card(page, sender).waitFor()
  await page.getByRole('progressbar').waitFor({ state: 'detached', timeout: 120_000 })
  await page.evaluate(allowNothing)
  await page.reload()
  await menuOf(page, text.keep.pin)
  await card(page, sender).getByText(text.keep.mark).waitFor()
  await readyForOffline(page, 1)
  await browser.close()
  await server.stop()

  page = await browser.open()
  await page.goto(`${server.address}/documents`)
  await card(page, sender).getByRole('link').click()
  await page.getByRole('button', { name: text.detail.viewPage }).click()
  const picture = page.getByRole('img', { name: text.detail.pageAlt({ page: 1 }) })
  await page.waitForFunction(
    (element) => element instanceof HTMLImageElement && element.naturalWidth > 0,
    await picture.elementHandle(),
  )
  await page.getByRole('button', { name: text.app.close }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: text.detail.download }).click()
  expect((await download).suggestedFilename()).toBe('reminder.pdf')
  await browser.close()
})

test('what is done without a connection stands in the sheet until the server has it', async () => {
  const page = await browser.open()
  await page.goto(`${server.address}/documents`)
  await card(page, sender).waitFor()
  await page.getByText(text.app.offline).waitFor()
  await menuOf(page, text.documents.archive)
  await page.getByRole('button', { name: text.waiting.count({ waiting: 1, stuck: 0 }) }).click()
  const sheet = page.getByRole('dialog', { name: text.waiting.title })
  await sheet.getByRole('heading', { name: /^Archive: Nordlicht/ }).waitFor()
  await sheet.getByText(text.waiting.states.connection).waitFor()
  await server.start()
  await sheet.getByText(text.waiting.none).last().waitFor()
  await page.keyboard.press('Escape')
  await sheet.waitFor({ state: 'detached' })
  expect(await page.getByRole('button', { name: /waiting/ }).count()).toBe(0)
})
