import { expect, test } from 'vitest'
import { begin } from './begin.ts'
import { prepareBrowser } from './browser.ts'
import { card, letters, readyForOffline, register, text, underWorker, upload } from './steps.ts'

const { server, browser } = await begin()

const sender = 'Nordlicht Energie GmbH'

test('when the browser deletes everything of this site, the user is told what was lost', async () => {
  const page = await browser.open()
  await register(page, server.address)
  await upload(page, server.address, letters.pdf)
  await card(page, sender).waitFor()
  await readyForOffline(page, 1)
  await server.stop()
  await upload(page, server.address, letters.scan)
  await page.waitForFunction(() => document.cookie.includes('=1.1'))
  // Deletes what Chromium deletes when a device is short of space.
  const devtools = await page.context().newCDPSession(page)
  const storageTypes = 'indexeddb,cache_storage,service_workers,local_storage,file_systems'
  await page.goto('about:blank')
  await devtools.send('Storage.clearDataForOrigin', { origin: server.address, storageTypes })
  await server.start()

  await page.goto(`${server.address}/documents`)
  const dialog = page.getByRole('alertdialog', { name: text.restore.evicted })
  await dialog.getByText(text.restore.lostUploads({ count: 1 })).waitFor()
  await page.reload()
  await dialog.getByRole('button', { name: text.app.close }).click()
  await dialog.waitFor({ state: 'detached' })
  await card(page, sender).waitFor()
  await underWorker(page)
  await page.reload()
  await card(page, sender).waitFor()
  expect(await dialog.count()).toBe(0)
  await browser.close()
})

test('who leaves the first page before it has settled is not told that the browser deleted anything', async () => {
  const other = await prepareBrowser()
  const page = await other.open()
  await page.route(/\/born-/, () => {}, { times: 1 })
  await register(page, server.address, 'hasty-jana')
  await page.waitForFunction(() => document.cookie.includes('brieflotse-rows='))
  await upload(page, server.address, letters.pdf)
  await card(page, sender).waitFor()
  expect(await page.evaluate(bornAndLoss)).toEqual([true, null])
  await other.remove()
})

test('a phone whose clock is a month behind is told, and its deadlines are counted from the right day', async () => {
  const page = await browser.open()
  const wrong = new Date(Date.now() - 30 * 86_400_000)
  await page.clock.install({ time: wrong })
  await page.goto(`${server.address}/documents`)
  const dialog = page.getByRole('alertdialog', { name: text.restore.clock })
  await dialog.getByRole('button', { name: text.app.close }).click()
  await dialog.waitFor({ state: 'detached' })
  await browser.close()
})

/** Runs in the page: reads whether the database was marked as new, and what was lost with the previous one. */
async function bornAndLoss(): Promise<unknown[]> {
  const settle = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error ?? new Error('no answer'))
    })
  const names = await indexedDB.databases()
  const name = names.map((one) => one.name ?? '').find((one) => /^brieflotse-\d+$/.test(one))
  const db = await settle(indexedDB.open(name ?? ''))
  const rows = db.transaction('meta').objectStore('meta')
  const found = await Promise.all(['born', 'loss'].map((key) => settle(rows.get(key))))
  db.close()
  return found.map((row: { value: unknown } | undefined) => row?.value)
}
