import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { tables } from '../web/src/text/ar/tables.ts'
import { type MadeUp, openMadeUp, type State } from './no-barrier.ts'
import { text } from './steps.ts'

const { first, detail, payments, due, profile } = tables

let app: MadeUp
let page: Page

beforeAll(async () => {
  app = await openMadeUp()
  page = app.page
})
afterAll(() => app.remove())

const go = (path: string) => app.go(path)
const shown = (name: string) =>
  page.getByText(name, { exact: true }).filter({ visible: true }).first().waitFor()

async function openLetter(): Promise<void> {
  await go('/documents/1')
  await page.getByRole('region', { name: detail.inShort }).waitFor()
}

test('the language is chosen in Settings; the app begins anew with it, and what was typed is still there', async () => {
  await go('/settings')
  const city = page.getByLabel('Town', { exact: true })
  await city.fill('Kiel')
  await city.blur()
  await page.getByRole('combobox', { name: text.app.language }).selectOption('ar')
  await page.getByRole('heading', { level: 1, name: first.app.settings }).waitFor()
  expect(await page.locator('html').getAttribute('dir')).toBe('rtl')
  expect(await page.locator('html').getAttribute('lang')).toBe('ar')
  await expect.poll(() => page.getByLabel(profile.city, { exact: true }).inputValue()).toBe('Kiel')
})

const states: State[] = [
  ['log in', { loggedIn: false }, () => go('/auth')],
  ['home', {}, () => go('/').then(() => shown(first.home.question))],
  ['documents', {}, () => go('/documents').then(() => shown(first.documents.uploadedTab))],
  ['a letter', {}, openLetter],
  [
    'paying',
    {},
    async () => {
      await openLetter()
      await page.getByRole('button', { name: /207/ }).first().click()
      await page.getByRole('dialog').getByText(payments.amountDue).first().waitFor()
    },
  ],
  ['what is due', {}, () => go('/due').then(() => shown(due.title))],
  ['settings', {}, () => go('/settings').then(() => shown(profile.title))],
]

test.each(states)('nobody is shut out in Arabic: %s', async (_, change, reach) => {
  await app.expectNoBarrier(change, async () => {
    await reach()
    await page.locator('html[lang=ar][dir=rtl]').waitFor()
  })
})
