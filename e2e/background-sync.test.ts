import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { begin } from './begin.ts'
import { letters, readyForOffline, register, text, upload } from './steps.ts'

const { server, browser } = await begin()

/** Triggers background sync as the browser does when the connection is back; no page of the app is needed. */
async function wakeWorker(page: Page): Promise<void> {
  const browserSide = await page.context().newCDPSession(page)
  const known = new Promise<string>((resolve) => {
    browserSide.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [ours] = registrations.filter(({ scopeURL }) => scopeURL.startsWith(server.address))
      if (ours) resolve(ours.registrationId)
    })
  })
  await browserSide.send('ServiceWorker.enable')
  await browserSide.send('ServiceWorker.dispatchSyncEvent', {
    origin: server.address,
    registrationId: await known,
    tag: 'outbox',
    lastChance: false,
  })
}

const documents = async (page: Page): Promise<unknown[]> =>
  (await page.request.get(`${server.address}/api/documents`)).json()

test('with every page closed the worker sends what waits, once', async () => {
  const page = await browser.open()
  await register(page, server.address)
  await readyForOffline(page, 0)
  await server.stop()
  await upload(page, server.address, letters.pdf)
  await page.getByText(text.waiting.states.connection).waitFor()
  await page.goto('about:blank')
  await server.start()
  expect(await documents(page)).toEqual([])

  await wakeWorker(page)
  await expect.poll(() => documents(page)).toHaveLength(1)
  await wakeWorker(page)
  await page.goto(`${server.address}/documents`)
  await page.getByRole('article').waitFor()
  await page.getByText(text.waiting.states.connection).waitFor({ state: 'detached' })
  expect(await documents(page)).toHaveLength(1)
  await browser.close()
})

test('what logging out has wiped stays wiped when the worker is woken', async () => {
  const page = await browser.open()
  // A page of the same origin that is not the app, because the app would open the database itself.
  await page.goto(`${server.address}/api/docs/json`)
  const left = await page.evaluate(wipeUsers)
  expect(left).toEqual(['brieflotse'])
  const [worker] = page.context().serviceWorkers()
  await worker!.evaluate(() => {
    let done = Promise.resolve()
    const waitUntil = (work: Promise<void>) => (done = work)
    dispatchEvent(Object.assign(new Event('sync'), { tag: 'outbox', waitUntil }))
    return done
  })
  expect(await page.evaluate(databases)).toEqual(['brieflotse'])
})

/** Runs in the page. */
async function wipeUsers(): Promise<(string | undefined)[]> {
  for (const { name = '' } of await indexedDB.databases()) {
    if (name === 'brieflotse') continue
    await new Promise((resolve) => {
      indexedDB.deleteDatabase(name).onsuccess = resolve
    })
  }
  return (await indexedDB.databases()).map(({ name }) => name)
}

/** Runs in the page. */
async function databases(): Promise<(string | undefined)[]> {
  return (await indexedDB.databases()).map(({ name }) => name)
}
