// Takes the README's screenshots: `npm run screens`. The letters are really read, so the screenshots show real results.
import { mkdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { dueText } from '../web/src/text/due.ts'
import { buildWeb } from '../scripts/build-web.mjs'
import { prepareBrowser } from './browser.ts'
import { prepareServer } from './server.ts'
import { card, hideServerDay, letters, register, text, upload } from './steps.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
/** The day on which the letter in the screenshots arrives. */
const today = '2025-03-17T09:00:00'

if (!buildWeb()) process.exit(1)
await mkdir(`${root}docs/screens`, { recursive: true })
const server = await prepareServer()
const browser = await prepareBrowser()
try {
  await server.start()
  const page = await browser.open({ deviceScaleFactor: 2, reducedMotion: 'reduce' })
  await page.clock.setFixedTime(today)
  await hideServerDay(page)
  await register(page, server.address)
  for (const letter of [letters.photo, letters.scan, letters.pdf]) {
    await upload(page, server.address, letter)
    await page.getByRole('progressbar').first().waitFor({ state: 'detached', timeout: 180_000 })
  }
  const toast = page.getByRole('button', { name: text.app.dismiss })
  await toast.waitFor({ state: 'detached' })

  await take(page, 'documents-phone-light')
  await card(page, 'Nordlicht Energie GmbH').getByRole('link').click()
  await page.getByRole('region', { name: text.detail.inShort }).waitFor()
  await take(page, 'detail-phone-light')
  await page.emulateMedia({ colorScheme: 'dark' })
  await take(page, 'detail-phone-dark')
  await page.emulateMedia({ colorScheme: 'light' })
  await page.getByRole('button', { name: text.detail.viewTranslation }).click()
  await page.getByRole('dialog').getByRole('heading').first().waitFor()
  const greeting = page.getByRole('dialog').getByText('Dear Ms').first()
  await greeting.evaluate((element) => element.scrollIntoView())
  await take(page, 'translation-phone-light')
  await page.getByRole('button', { name: text.app.close }).click()
  const address = page.url()
  await page.getByRole('button', { name: /^Pay €/ }).click()
  await page.getByRole('dialog').getByRole('img').first().waitFor()
  await take(page, 'payment-phone-light')
  await page.getByRole('button', { name: text.app.close }).click()

  // By the server's clock these deadlines are long over. They are followed because the user asks for it.
  for (const sender of ['Nordlicht Energie GmbH', 'Tischlerei Großkopf & Söhne']) {
    await page.goto(`${server.address}/documents`)
    await card(page, sender).getByRole('link').click()
    await page.getByRole('button', { name: dueText.remindOf({ what: text.deadlines.pay }) }).click()
    await toast.waitFor()
    await toast.waitFor({ state: 'detached' })
  }
  await page.goto(`${server.address}/due`)
  await page
    .getByRole('heading', { name: /^Pay €/ })
    .nth(1)
    .waitFor()
  await take(page, 'due-phone-light')
  await browser.close()

  const wide = await browser.open({
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
  })
  await wide.clock.setFixedTime(today)
  await hideServerDay(wide)
  await wide.goto(address)
  await wide.getByRole('img', { name: text.detail.pageAlt({ page: 1 }) }).waitFor()
  await take(wide, 'detail-desktop-light')
} finally {
  await browser.remove()
  await server.remove()
}

async function take(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready.then(() => {}))
  const path = `docs/screens/${name}.png`
  await page.screenshot({ path: root + path, animations: 'disabled' })
  console.log(path)
}
