import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deliveryText } from '../web/src/text/delivery.ts'
import { mailText } from '../web/src/text/mail.ts'
import { responsesText } from '../web/src/text/responses.ts'
import { prepareBrowser } from './browser.ts'
import { prepareServer, type Server } from './server.ts'
import { card, letters, readyForOffline, register, tabTo, text, upload } from './steps.ts'

let server: Server
let page: Page
const browsers: Awaited<ReturnType<typeof prepareBrowser>>[] = []

beforeAll(async () => {
  // A week passes in some seconds.
  server = await prepareServer({ BRIEFLOTSE_MAIL_SPEED: '50000' })
  await server.start()
})
afterAll(async () => {
  for (const browser of browsers) await browser.remove()
  await server.remove()
})

/** Registers a new user with one letter, on their own device. */
async function begin(username: string): Promise<void> {
  await browsers.at(-1)?.close()
  const browser = await prepareBrowser()
  browsers.push(browser)
  page = await browser.open({ reducedMotion: 'reduce' })
  await register(page, server.address, username)
  await upload(page, server.address, letters.pdf)
  await page.getByRole('progressbar').waitFor({ state: 'detached', timeout: 180_000 })
}

/** The last state that is reported for an ordinary letter. */
const onItsWay = /^(shipped|in transit)$/

const button = (name: string) => page.getByRole('button', { name, exact: true })
const heading = (name: string | RegExp) => page.getByRole('heading', { name })
const press = async (name: string) => {
  await tabTo(page, name)
  await page.keyboard.press('Enter')
}

/** Responds to the only document and fills in its sender's name and address if asked. */
async function generate(): Promise<void> {
  await page.goto(`${server.address}/documents`)
  await card(page, 'Nordlicht Energie GmbH').getByRole('link').click()
  await button(text.detail.respond).click()
  await button(responsesText.generate).waitFor()
  if (await page.getByLabel(responsesText.lastName).isVisible()) {
    await page.getByLabel(responsesText.lastName).fill('Börgermöller')
    await page.getByLabel(responsesText.street).fill('Lütjenburger Straße 118 b')
    await page.getByLabel(responsesText.zip).fill('24148')
    await page.getByLabel(responsesText.city).fill('Kiel')
  }
  await button(responsesText.generate).click()
  await button(mailText.send).waitFor()
}

/** Counts the practice post office's letters: one PDF each. */
async function posted(): Promise<number> {
  const files = await readdir(join(server.dataFolder, 'practice-post'), { recursive: true })
  return files.filter((file) => file.endsWith('.pdf')).length
}

test('a letter is answered, ordered by keyboard alone, and followed to the door', async () => {
  await begin('jana')
  await generate()
  await button(mailText.send).focus()
  await page.keyboard.press('Enter')
  await heading(mailText.step).waitFor()
  await page.getByText('Werftkai', { exact: true }).waitFor()
  await page.getByRole('radio').first().focus()
  await page.keyboard.press('ArrowDown')
  await page.getByText('Practice mode').first().waitFor()
  await press(mailText.toConfirmation)
  const question = page.getByRole('alertdialog', { name: mailText.confirmSending })
  await question.getByText(mailText.optionNames.registered).waitFor()
  await question.getByText(mailText.creditsUsed({ used: 2, balance: 3, left: 1 })).waitFor()
  await press(mailText.confirm)
  await heading(mailText.success).waitFor()
  await page.getByText(mailText.cost({ postage: '€3.65', credits: 2 })).waitFor()
  await page.getByText(mailText.statuses.delivered, { exact: true }).waitFor()
  await page.getByText(mailText.practice).first().waitFor()
  expect(await posted()).toBe(1)

  await page.getByRole('link', { name: mailText.pdf }).click()
  await heading(mailText.printTitle).waitFor()
  await page.getByText(mailText.statusSays.delivered).waitFor()
  await page.getByRole('link', { name: mailText.backToReceipt }).click()
  await page.getByRole('link', { name: /^Response to/ }).click()
  await button(deliveryText.verify).waitFor()
  expect(await button(responsesText.edit).count()).toBe(0)
})

test('the second click on Save changes does not press Send by Mail, which stands there by then', async () => {
  await generate()
  await page.locator('html[data-background=on]').waitFor({ state: 'attached' })
  await button(responsesText.edit).click()
  await button(responsesText.save).click()
  const send = button(mailText.send)
  await send.waitFor()
  await page.mouse.down({ clickCount: 2 })
  await page.mouse.up({ clickCount: 2 })
  // The first click must take effect before the next.
  await button(responsesText.edit).click()
  await page.getByRole('textbox', { name: responsesText.german }).waitFor()
  await button(responsesText.cancel).click()
  await send.click()
  await heading(mailText.step).waitFor()
})

test('with one credit left nothing can be ordered, and it is said where to get more', async () => {
  await generate()
  await button(mailText.send).click()
  await page.getByText(mailText.fewCredits({ needed: 2, balance: 1 })).waitFor()
  // A reload keeps the position.
  await page.reload()
  await heading(mailText.step).waitFor()
  await page.getByText(mailText.fewCredits({ needed: 2, balance: 1 })).waitFor()
  expect(await button(mailText.toConfirmation).isDisabled()).toBe(true)
  await page.getByRole('link', { name: mailText.buyCredits }).waitFor()
})

test('begun without a connection: letter and order wait, say that nothing was posted, and go out once', async () => {
  await begin('offline-jana')
  await readyForOffline(page, 1)
  const before = await posted()
  await page.goto(`${server.address}/documents`)
  await page.context().setOffline(true)
  await generate()
  await button(mailText.send).click()
  await page.getByText(mailText.guessed).waitFor()
  await button(mailText.toConfirmation).click()
  await button(mailText.confirm).click()
  await heading(mailText.queued).waitFor()
  await page.getByText(mailText.queuedLong).waitFor()
  expect(await heading(mailText.success).count()).toBe(0)
  await page.reload()
  await heading(mailText.queued).waitFor()

  await page.context().setOffline(false)
  await heading(mailText.success).waitFor()
  await page.getByText(onItsWay).waitFor()
  await page.getByText(mailText.untracked).waitFor()
  expect(await posted()).toBe(before + 1)
})

test('the server is killed between order and submission: the letter is posted once', async () => {
  await begin('killed-jana')
  const before = await posted()
  await generate()
  await button(mailText.send).click()
  await button(mailText.toConfirmation).click()
  const ordered = page.waitForResponse((answer) => answer.url().endsWith('/api/physical-mail'))
  await button(mailText.confirm).click()
  await ordered
  await server.kill()
  await server.start()
  await heading(mailText.success).waitFor()
  await page.getByText(onItsWay).waitFor()
  expect(await posted()).toBe(before + 1)
})
