import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { en as text } from '../web/src/text/en.ts'

export { text }

/** Letters made up by us: a PDF with a text layer, a scan, and a photo taken on a table. */
export const letters = {
  pdf: fixture('reminder.pdf'),
  scan: fixture('scan.jpg'),
  photo: fixture('photo.jpg'),
}

export async function register(page: Page, address: string, username = 'jana'): Promise<void> {
  await page.goto(`${address}/auth`)
  await page.getByRole('tab', { name: text.account.register }).click()
  const details = {
    username,
    password: 'ein-langes-passwort',
    email: `${username}@example.org`,
    firstName: 'Jana',
  }
  for (const [name, value] of Object.entries(details)) {
    await page.locator(`input[name=${name}]`).fill(value)
  }
  await page.getByRole('button', { name: text.account.register, exact: true }).click()
  await page.getByRole('heading', { name: text.home.greeting('Jana') }).waitFor()
}

/** Chooses a file on the upload screen and waits until the list of documents is shown. */
export async function upload(page: Page, address: string, file: string): Promise<void> {
  await page.goto(`${address}/upload`)
  await page.getByLabel(text.upload.browse).setInputFiles(file)
  await page.getByRole('heading', { name: text.documents.title }).waitFor()
}

/** The card of a document in the list. */
export const card = (page: Page, title: string | RegExp) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: title }) })

/** Resolves when the app could do without the network: its worker runs, and `pictures` page pictures are kept. */
export async function readyForOffline(page: Page, pictures: number): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}))
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await page.evaluate(waitForPictures, pictures)
}

/** Runs in the page. */
async function waitForPictures(wanted: number): Promise<void> {
  const settle = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error ?? new Error('no database'))
    })
  const databases = await indexedDB.databases()
  const name = databases.find((database) => /^brieflotse-\d+$/.test(database.name ?? ''))?.name
  const db = await settle(indexedDB.open(name ?? ''))
  for (;;) {
    const count = await settle(db.transaction('pictures').objectStore('pictures').count())
    if (count >= wanted) break
    await new Promise(requestAnimationFrame)
  }
  db.close()
}

function fixture(name: string): string {
  return fileURLToPath(new URL(`fixtures/${name}`, import.meta.url))
}
