import type { Page } from 'playwright-core'
import { afterAll, beforeAll, test } from 'vitest'
import { dueText } from '../web/src/text/due.ts'
import { searchText } from '../web/src/text/search.ts'
import { type MadeUp, openMadeUp, type State } from './no-barrier.ts'
import { text } from './steps.ts'

let app: MadeUp
let page: Page

beforeAll(async () => {
  app = await openMadeUp({ names: true })
  page = app.page
})
afterAll(() => app.remove())

async function openDue(): Promise<void> {
  await app.go('/due')
  await page.getByRole('heading', { name: dueText.groups.late, exact: true }).waitFor()
}

async function openMenu(): Promise<void> {
  await openDue()
  await page.getByRole('button', { name: dueText.menu({ what: text.deadlines.reply }) }).click()
  await page.getByRole('menu').waitFor()
}

const states: State[] = [
  ['what is due, in every state', {}, openDue],
  [
    'nothing is due',
    { hasDocuments: false },
    async () => {
      await app.go('/due')
      await page.getByRole('heading', { name: dueText.emptyTitle }).waitFor()
    },
  ],
  ['the menu of a deadline', {}, openMenu],
  [
    'putting a deadline off until a day that is over',
    {},
    async () => {
      await openMenu()
      await page.getByRole('menuitem', { name: dueText.snooze.day }).click()
      await page.getByRole('dialog').getByLabel(dueText.snooze.dayLabel).fill('2020-01-01')
      await page.getByRole('dialog').getByRole('button', { name: dueText.snooze.save }).click()
      await page.locator('[aria-invalid=true]').waitFor()
    },
  ],
  [
    'what was marked as done, with the way back',
    { offline: false },
    async () => {
      await openDue()
      await page
        .getByRole('button', { name: dueText.doneOf({ what: text.deadlines.reply }) })
        .click()
      await page.getByRole('button', { name: dueText.said.undo, exact: true }).waitFor()
    },
  ],
  [
    'letters that were searched, with filters',
    {},
    async () => {
      await app.go('/documents?q=anschluss&status=ready')
      await page.getByRole('button', { name: searchText.filters, exact: true }).click()
      await page.getByLabel(searchText.names.sender, { exact: true }).waitFor()
      await page.locator('mark').first().waitFor()
    },
  ],
  [
    'no letter found',
    {},
    async () => {
      await app.go('/documents?q=nirgendwo')
      await page.getByRole('heading', { name: searchText.none }).waitFor()
    },
  ],
]

test.each(states)('no barrier, and nothing to scroll sideways: %s', (_name, change, reach) =>
  app.expectNoBarrier(change, reach),
)
