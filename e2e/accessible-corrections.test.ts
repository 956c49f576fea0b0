import type { Page } from 'playwright-core'
import { afterAll, beforeAll, test } from 'vitest'
import { correctText } from '../web/src/text/correct.ts'
import { type MadeUp, openMadeUp, type State } from './no-barrier.ts'
import { text } from './steps.ts'

let app: MadeUp
let page: Page

beforeAll(async () => {
  app = await openMadeUp({ names: true })
  page = app.page
})
afterAll(() => app.remove())

const button = (name: string) => page.getByRole('button', { name, exact: true })
const question = () => page.getByRole('region', { name: correctText.question['service-date'] })

async function openLetter(): Promise<void> {
  await app.go('/documents/1')
  await question().waitFor()
}

/** Opens the page: in a dialog on a phone, next to the letter on a desktop. */
async function openPage(): Promise<void> {
  await openLetter()
  if (await button(text.detail.viewPage).isVisible()) await button(text.detail.viewPage).click()
  await page.getByText(correctText.hardWords({ count: 1 })).waitFor()
}

async function openEditor(): Promise<void> {
  await openLetter()
  await button(correctText.list).click()
  const list = page.getByRole('dialog', { name: correctText.listTitle })
  await list.getByRole('button', { name: text.detail.factKinds.iban }).click()
  await page.getByLabel(correctText.value).waitFor()
}

const states: State[] = [
  [
    'a question, with a day that cannot be',
    {},
    async () => {
      await openLetter()
      await question().getByLabel(correctText.day).fill('2025-01-01')
      await question().getByRole('button', { name: correctText.save }).click()
      await question().locator('[aria-invalid=true]').waitFor()
    },
  ],
  [
    'a question answered without a connection, with its arithmetic',
    {},
    async () => {
      await openLetter()
      app.answers.offline = true
      await question().getByLabel(correctText.day).fill('2026-01-07')
      await question().getByRole('button', { name: correctText.save }).click()
      await question().getByText(correctText.waiting, { exact: false }).waitFor()
    },
  ],
  [
    'everything that can be corrected',
    {},
    async () => {
      await openLetter()
      await button(correctText.list).click()
      await page.getByRole('dialog', { name: correctText.listTitle }).waitFor()
    },
  ],
  [
    'a fact being corrected, with a mistake',
    {},
    async () => {
      await openEditor()
      await page.getByLabel(correctText.value).fill('DE00')
      await button(text.app.save).click()
      await page.getByText(correctText.wrong.iban).waitFor()
    },
  ],
  [
    'a word being corrected on the page',
    {},
    async () => {
      await openPage()
      await button(correctText.words).click()
      await button(correctText.hardWord({ word: 'Börgcr,' })).click()
      await page.getByLabel(correctText.wordOf({ word: 'Börgcr,' })).waitFor()
    },
  ],
  [
    'letters that an earlier reader has read',
    {},
    async () => {
      await app.go('/settings#letters')
      await button(correctText.older.again).waitFor()
    },
  ],
]

test.each(states)('no barrier, and nothing to scroll sideways: %s', (_name, change, reach) =>
  app.expectNoBarrier({ asks: true, ...change }, reach),
)
