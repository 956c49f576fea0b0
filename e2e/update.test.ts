import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { profileText } from '../web/src/text/profile.ts'
import { barriers } from './barriers.ts'
import { prepareBrowser } from './browser.ts'
import { prepareServer, type Server } from './server.ts'
import { readyForOffline, register, text, underWorker } from './steps.ts'

const webFolder = await mkdtemp(join(tmpdir(), 'brieflotse-web-'))
const browser = await prepareBrowser()
let server: Server

beforeAll(async () => {
  await cp(fileURLToPath(new URL('../web/dist', import.meta.url)), webFolder, { recursive: true })
  server = await prepareServer({ BRIEFLOTSE_WEB_DIST: webFolder })
  await server.start()
})
afterAll(async () => {
  await browser.remove()
  await server.remove()
  await rm(webFolder, { recursive: true })
})

/** Publishes a new version of the app: another page, and a service worker that lists it with another revision. */
async function publish(version: string): Promise<void> {
  const page = join(webFolder, 'index.html')
  const worker = join(webFolder, 'worker.js')
  const html = await readFile(page, 'utf8')
  await writeFile(page, html.replace('<html', `<html data-version="${version}"`))
  const code = await readFile(worker, 'utf8')
  const entry = /\{[^{}]*"?index\.html"?[^{}]*\}/
  expect(code).toMatch(entry)
  await writeFile(worker, code.replace(entry, `{url:"index.html",revision:"${version}"}`))
}

test('a new version waits in every tab until it is asked for, and takes exactly one reload', async () => {
  const page = await browser.open()
  await register(page, server.address)
  await readyForOffline(page, 0)
  const other = await page.context().newPage()
  await other.goto(`${server.address}/documents`)
  await publish('next')

  await other.reload()
  await other.getByText(text.install.ready).waitFor()
  expect(await other.locator('html').getAttribute('data-version')).toBeNull()
  await page.getByText(text.install.ready).waitFor()

  expect(await barriers(other)).toEqual([])

  const loads: string[] = []
  for (const tab of [page, other])
    tab.on('load', () => loads.push(tab === other ? 'other' : 'page'))
  await other.getByRole('button', { name: text.install.reload }).click()
  await other.locator('html[data-version=next]').waitFor()
  await other.getByRole('heading', { name: text.documents.title }).waitFor()
  expect(loads).toEqual(['other'])

  await page.getByRole('button', { name: text.install.reload }).click()
  await page.locator('html[data-version=next]').waitFor()
  await page.getByRole('heading', { name: text.home.greeting({ name: 'Jana' }) }).waitFor()
  expect(loads).toEqual(['other', 'page'])
  await browser.close()
})

test('an update that arrives while something is typed takes one reload and none of the words', async () => {
  const page = await browser.open()
  await page.goto(`${server.address}/share`)
  const words = page.getByLabel(text.share.content)
  await words.fill('Sehr geehrte Frau Börger,')
  await publish('after')
  const other = await page.context().newPage()
  await other.goto(`${server.address}/documents`)
  await page.getByText(text.install.ready).waitFor()
  let loads = 0
  page.on('load', () => (loads += 1))
  await words.press('End')
  await words.pressSequentially(' anbei')
  await page.getByRole('button', { name: text.install.reload }).click()
  await page.locator('html[data-version=after]').waitFor()
  await expect.poll(() => words.inputValue()).toBe('Sehr geehrte Frau Börger, anbei')
  expect(loads).toBe(1)
  await browser.close()
})

test('after a hard reload the worker controls the page again, which then loads other screens offline', async () => {
  const page = await browser.open()
  await page.goto(server.address)
  await underWorker(page)
  const devtools = await page.context().newCDPSession(page)
  const loaded = page.waitForEvent('load')
  await devtools.send('Page.reload', { ignoreCache: true })
  await loaded
  await underWorker(page)
  await page.context().setOffline(true)
  await page.getByRole('link', { name: text.app.settings }).click()
  await page.getByRole('heading', { name: profileText.title }).waitFor()
})
