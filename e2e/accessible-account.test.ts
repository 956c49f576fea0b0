import type { Page } from 'playwright-core'
import { afterAll, beforeAll, test } from 'vitest'
import { adminText } from '../web/src/text/admin.ts'
import { settingsText } from '../web/src/text/settings.ts'
import { yourDataText as words } from '../web/src/text/your-data.ts'
import { type MadeUp, openMadeUp, type State } from './no-barrier.ts'

let app: MadeUp
let page: Page

beforeAll(async () => {
  app = await openMadeUp({ names: true })
  page = app.page
})
afterAll(() => app.remove())

const button = (name: string) => page.getByRole('button', { name, exact: true })
const admin = { admin: true }

async function openData(): Promise<void> {
  await app.go('/settings#data')
  await button(words.leaving.ask).waitFor()
}

async function search(word: string): Promise<void> {
  await app.go('/settings')
  await page.getByRole('searchbox', { name: settingsText.search.label }).fill(word)
}

async function askToLeave(): Promise<void> {
  await openData()
  await button(words.leaving.ask).click()
  await page
    .getByRole('alertdialog')
    .getByText(words.leaving.onTheirWay({ count: 2 }))
    .waitFor()
}

async function openAdmin(section: 'users' | 'jobs' | 'providers' | 'storage'): Promise<void> {
  await app.go(`/admin/${section}`)
  const title = adminText[section].title
  await page.getByRole('region', { name: title }).locator('li, dl').first().waitFor()
}

const states: State[] = [
  [
    'devices, a password with mistakes',
    {},
    async () => {
      await app.go('/settings#account')
      await button(words.password.change).click()
      await button(words.password.save).click()
      await page.locator('[aria-invalid=true]').first().waitFor()
    },
  ],
  [
    'an export to fetch, an import that was refused',
    {},
    async () => {
      await openData()
      await page.getByText(words.moving.pastShow).click()
    },
  ],
  [
    'settings found by a word',
    {},
    async () => {
      await search('password')
      await page.getByRole('list', { name: settingsText.search.results }).waitFor()
    },
  ],
  [
    'no setting found',
    {},
    async () => {
      await search('bicycle')
      await page.getByText(settingsText.search.none({ word: 'bicycle' })).waitFor()
    },
  ],
  ['what is lost with an account', {}, askToLeave],
  [
    'asked once more, with the password',
    {},
    async () => {
      await askToLeave()
      await button(words.leaving.next).click()
      await page.getByRole('alertdialog').getByLabel(words.leaving.password).waitFor()
      await button(words.leaving.yes).click()
      await page.locator('[aria-invalid=true]').first().waitFor()
    },
  ],
  ['administrators: users', admin, () => openAdmin('users')],
  [
    'administrators: credits for somebody, without a reason',
    admin,
    async () => {
      await openAdmin('users')
      await button(adminText.users.giveOf({ name: 'jana' })).click()
      await page
        .getByRole('dialog')
        .getByRole('button', { name: adminText.users.giving.yes })
        .click()
      await page.locator('[aria-invalid=true]').first().waitFor()
    },
  ],
  ['administrators: jobs', admin, () => openAdmin('jobs')],
  ['administrators: providers', admin, () => openAdmin('providers')],
  ['administrators: storage', admin, () => openAdmin('storage')],
]

test.each(states)('no barrier, and nothing to scroll sideways: %s', (_, change, reach) =>
  app.expectNoBarrier(change, reach),
)
