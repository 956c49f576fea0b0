// Takes the screenshots of the web app manifest from the built app (`web/dist`) with an invented letter. Needs a Chromium: `CHROMIUM=/path
// node --import tsx web/scripts/make-screenshots.ts`.
import { fileURLToPath } from 'node:url'
import { type Browser, chromium, type Page } from 'playwright-core'
import { preview } from 'vite'
import { jana } from '../src/testing/people.ts'
import { reminder } from '../src/testing/sample-document.ts'

const web = fileURLToPath(new URL('..', import.meta.url))
const folder = `${web}public/screenshots/`
/** The date in the screenshots: nine days before the letter's due date. */
const today = new Date('2025-03-19T09:00:00Z')

const server = await preview({ root: web, preview: { port: 0, host: '127.0.0.1' } })
const address = server.resolvedUrls?.local[0] ?? ''
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
})
const letter = await drawLetter(browser)
await take('phone.png', { width: 390, height: 844 }, 2)
await take('desk.png', { width: 1280, height: 800 }, 1)
await browser.close()
await server.close()

async function take(name: string, viewport: { width: number; height: number }, scale: number) {
  const page = await browser.newPage({
    viewport,
    deviceScaleFactor: scale,
    colorScheme: 'light',
    serviceWorkers: 'block',
  })
  await page.clock.setFixedTime(today)
  await answerCalls(page)
  await page.goto(`${address}documents/1`)
  await page.getByRole('region', { name: 'In short' }).waitFor()
  if (viewport.width > 1000) await page.getByRole('img', { name: 'Page 1' }).waitFor()
  await page.evaluate(() => document.fonts.ready.then(() => {}))
  await page.screenshot({ path: folder + name })
  await page.close()
}

/** A minimal fake server: a logged-in user with one letter. */
async function answerCalls(page: Page) {
  const changes = [{ kind: 'document', id: 1, rev: 1, row: reminder }]
  await page.route('**/api/user', (route) => route.fulfill({ json: jana }))
  await page.route('**/api/sync**', (route) => {
    const known = new URL(route.request().url()).searchParams.has('since')
    return route.fulfill({
      json: { epoch: 'made-up', cursor: 1, more: false, changes: known ? [] : changes },
    })
  })
  await page.route('**/api/events', (route) =>
    route.fulfill({ contentType: 'text/event-stream', body: 'event: change\ndata: 1\n\n' }),
  )
  await page.route('**/api/documents/1/pages/*', (route) =>
    route.fulfill({ contentType: 'image/png', body: letter }),
  )
}

/** An image of the invented letter: 210 by 297 millimetres, five pixels each. */
async function drawLetter(on: Browser): Promise<Buffer> {
  const page = await on.newPage({ viewport: { width: 1050, height: 1485 } })
  const { sender, recipient } = reminder.explanation!
  const lines = reminder.sentences
    .filter(({ role }) => role === 'heading' || role === 'paragraph')
    .map(({ text, role }) => `<p class="${role}">${text}</p>`)
  await page.setContent(`<style>
    body { margin: 0; font: 21px/1.4 Arial, sans-serif; color: #222; padding: 100px 100px 0 125px }
    h1 { margin: -100px -100px 130px -125px; padding: 56px 125px 40px; background: #14506b; color: #fff; font-size: 36px }
    address { font-style: normal; margin-bottom: 110px } .heading { font-weight: bold } p { margin: 0 0 20px }
  </style><h1>${sender.name}</h1>
  <address>${recipient.name}<br>${recipient.address}<br>${recipient.zip} ${recipient.city}</address>
  ${lines.join('')}`)
  const picture = await page.screenshot()
  await page.close()
  return picture
}
