import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { changesText } from '../web/src/text/changes.ts'
import { detailText } from '../web/src/text/detail.ts'
import { restoreText } from '../web/src/text/restore.ts'
import { shareText } from '../web/src/text/share.ts'
import { text as first } from '../web/src/text/text.ts'
import { uploadText } from '../web/src/text/upload.ts'

/** All sentences of the screens: those of the first load and those loaded later. */
export const text = {
  ...first,
  waiting: { ...first.waiting, ...changesText },
  detail: detailText,
  restore: restoreText,
  share: shareText,
  upload: uploadText,
}

/** Fictional letters: a PDF with a text layer, a scan, and a photo taken on a table. */
export const letters = {
  pdf: fixture('reminder.pdf'),
  scan: fixture('scan.jpg'),
  photo: fixture('photo.jpg'),
}

export async function register(page: Page, address: string, username = 'jana'): Promise<void> {
  await page.goto(`${address}/auth`)
  await fillRegistration(page, username)
  await page.getByRole('heading', { name: text.home.greeting({ name: 'Jana' }) }).waitFor()
}

/** For pages with a fake clock: the app would otherwise count days by the server's real date. */
export const hideServerDay = (page: Page) =>
  page.addInitScript(() => {
    const get = Headers.prototype.get
    Headers.prototype.get = function (name) {
      return name.toLowerCase() === 'date' ? null : get.call(this, name)
    }
  })

/** Registers on the login page, which is already open. */
export async function fillRegistration(page: Page, username: string): Promise<void> {
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
}

/** Chooses a file on the upload screen and waits for the list of documents. */
export async function upload(page: Page, address: string, file: string): Promise<void> {
  await page.goto(`${address}/upload`)
  await page.getByLabel(text.upload.browse).setInputFiles(file)
  await page.getByRole('heading', { name: text.documents.title }).waitFor()
}

/** The card of a document in the list. */
export const card = (page: Page, title: string | RegExp) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: title }) })

/** Opens the collapsed details of a letter. */
export const openDetails = (page: Page) =>
  page.getByText(text.detail.details, { exact: true }).click()

/** Presses Tab until the element with this name has the focus. */
export async function tabTo(page: Page, name: string): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    const focused = await page.evaluate(
      () =>
        document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent,
    )
    if (focused?.trim() === name) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`"${name}" is not reached by the keyboard`)
}

/** Resolves when the app can work offline: its service worker runs, and `pictures` page images are stored. */
export async function readyForOffline(page: Page, pictures: number): Promise<void> {
  await underWorker(page)
  await page.evaluate(waitForPictures, pictures)
}

/** Resolves when the service worker controls this page. */
export async function underWorker(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}))
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
}

/** Posts a file to the app like a phone's share sheet. Returns the URL of the redirect. */
export async function share(page: Page, file: string): Promise<URL> {
  await page.evaluate(addShareForm)
  await page.locator('#share-sheet [name=files]').setInputFiles(file)
  const arrived = page.waitForRequest((r) => r.isNavigationRequest() && r.url().includes('/share?'))
  const loaded = page.waitForEvent('load')
  await page.locator('#share-sheet button').evaluate((button: HTMLButtonElement) => button.click())
  await loaded
  return new URL((await arrived).url())
}

/** Runs in the page. */
function addShareForm(): void {
  const form = document.createElement('form')
  Object.assign(form, { id: 'share-sheet', method: 'post', action: '/share' })
  form.enctype = 'multipart/form-data'
  for (const [name, value] of [
    ['title', 'Mahnung'],
    ['text', 'Siehe Anhang'],
  ] as const) {
    form.append(Object.assign(document.createElement('input'), { name, value }))
  }
  const file = Object.assign(document.createElement('input'), { name: 'files', type: 'file' })
  form.append(file, document.createElement('button'))
  document.body.append(form)
}

export type Held = { title: string; text: string; files: string[] }

/** The undecided shares in the browser's database. */
export function heldShares(page: Page): Promise<Held[]> {
  return page.evaluate(readHeldShares)
}

/** Runs in the page. */
async function readHeldShares(): Promise<Held[]> {
  const settle = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error ?? new Error('no database'))
    })
  const db = await settle(indexedDB.open('brieflotse'))
  type Row = { title: string; text: string; files: { name: string }[] }
  const rows: Row[] = await settle(db.transaction('shares').objectStore('shares').getAll())
  db.close()
  return rows.map(({ title, text, files }) => ({
    title,
    text,
    files: files.map(({ name }) => name),
  }))
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
