import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import type { Early } from '../web/early.ts'
import { prepareBrowser } from './browser.ts'
import { prepareServer, type Server } from './server.ts'
import { text } from './steps.ts'

const browser = await prepareBrowser()
const dist = (name: string) =>
  readFile(fileURLToPath(new URL(`../web/dist/${name}`, import.meta.url)))
const early = JSON.parse((await dist('early.json')).toString()) as Early
const html = (await dist('index.html')).toString()
const ofPage = [...html.matchAll(/src="(\/assets\/[^"]+\.js)"/g)].map(([, path]) => path ?? '')
const namedFor = (path: string) =>
  early
    .filter((line) => !line.language && new RegExp(line.path).test(path))
    .flatMap(({ files }) => files)

let server: Server
let page: Page
/** Requested scripts that are not allowed to load. */
let held: string[] = []
let allowed = new Set<string>()

beforeAll(async () => {
  server = await prepareServer()
  await server.start()
  page = await browser.open({ serviceWorkers: 'block' })
  page.setDefaultTimeout(20_000)
  await page.route('**/assets/*.js', (route) => {
    const { pathname } = new URL(route.request().url())
    if (allowed.has(pathname)) return void route.continue()
    // The request is never answered, to prove that the first paint does not need this script.
    held.push(pathname)
  })
})
afterAll(async () => {
  await browser.remove()
  await server.remove()
})

/** Opens a page that can load only its own scripts and the preloaded ones. */
async function open(path: string): Promise<void> {
  held = []
  allowed = new Set([...ofPage, ...namedFor(path)])
  await page.goto(server.address + path)
}

test('every file that is named ahead is there, with its smallest form', async () => {
  const files = early.flatMap((line) => line.files)
  expect(files.length).toBeGreaterThan(3)
  for (const file of [...files, ...ofPage]) {
    const plain = await dist(file.slice(1))
    // A font is already compressed.
    const small = file.endsWith('.woff2') ? plain : await dist(`${file.slice(1)}.br`)
    expect(small.length).toBeLessThan(plain.length + 20)
  }
})

test('the login page is there without the file of database and sync', async () => {
  expect(namedFor('/auth')).toEqual([])
  await open('/auth')
  await page.getByRole('button', { name: text.account.login, exact: true }).waitFor()
  const signedIn = namedFor('/documents').filter((file) => file.includes('/signed-in-'))
  expect(signedIn.length).toBeGreaterThan(0)
  expect(held.filter((file) => signedIn.includes(file))).toEqual([])
})

test('the first words come with what is named ahead, and nothing else', async () => {
  const who = { username: 'jana', firstName: 'Jana', email: 'jana@example.org' }
  const answer = await page.request.post(`${server.address}/api/register`, {
    data: { ...who, password: 'ein-langes-passwort' },
  })
  expect(answer.status()).toBe(201)
  await open('/')
  await page.getByRole('heading', { name: text.home.greeting({ name: 'Jana' }) }).waitFor()
  await open('/documents')
  await page.getByRole('heading', { name: text.documents.title }).waitFor()
  await open('/documents/7')
  await page.getByText(text.detail.loadFailed).waitFor()
})

test('rows are named ahead for a browser that has none, and not again at each page where no worker answers it', async () => {
  const firstCall = async () => {
    const call = page.waitForRequest((request) => request.url().includes('/api/sync'))
    await open('/')
    return new URL((await call).url()).pathname
  }
  // Once the device has stored the rows, it asks only for later changes.
  await expect.poll(firstCall).toBe('/api/sync')
  await page.context().clearCookies({ name: 'brieflotse-rows' })
  expect(await firstCall()).toBe('/api/sync/older')
  await page.getByRole('heading', { name: text.home.greeting({ name: 'Jana' }) }).waitFor()
})
