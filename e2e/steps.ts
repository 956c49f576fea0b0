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

/** Resolves when the installed app could do without the network: its worker runs, and `pictures` page pictures are kept. */
export async function readyForOffline(page: Page, pictures: number): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await page.waitForFunction(countPictures, pictures)
}

async function countPictures(wanted: number): Promise<boolean> {
  const databases = await indexedDB.databases()
  const name = databases.find((database) => /^brieflotse-\d+$/.test(database.name ?? ''))?.name
  if (!name) return false
  const open = indexedDB.open(name)
  const db = await new Promise<IDBDatabase>((resolve, reject) => {
    open.onsuccess = () => resolve(open.result)
    open.onerror = () => reject(open.error!)
  })
  const count = db.transaction('pictures').objectStore('pictures').count()
  const found = await new Promise<number>((resolve) => {
    count.onsuccess = () => resolve(count.result)
  })
  db.close()
  return found >= wanted
}

function fixture(name: string): string {
  return fileURLToPath(new URL(`fixtures/${name}`, import.meta.url))
}
