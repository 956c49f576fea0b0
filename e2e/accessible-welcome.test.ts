import type { Page } from 'playwright-core'
import { afterAll, beforeAll, test } from 'vitest'
import { restoreText } from '../web/src/text/restore.ts'
import { welcomeText } from '../web/src/text/welcome.ts'
import { type MadeUp, openMadeUp, type State } from './no-barrier.ts'
import { tabTo } from './steps.ts'

let app: MadeUp
let page: Page

beforeAll(async () => {
  app = await openMadeUp({ names: true })
  page = app.page
})
afterAll(() => app.remove())

async function first() {
  await app.go('/')
  await page.evaluate(() => localStorage.clear())
  await app.go('/')
  await page.getByRole('heading', { name: welcomeText.cards[0]!.title }).waitFor()
}

async function last() {
  await first()
  for (const { title } of welcomeText.cards.slice(1)) {
    await tabTo(page, welcomeText.next)
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: title }).waitFor()
  }
}

const states: State[] = [
  ['the first card of the welcome', {}, first],
  ['its last card, reached by keyboard', {}, last],
  [
    'an empty list with the sample letter',
    {},
    async () => {
      await app.go('/documents')
      await page.getByRole('button', { name: welcomeText.sample.open }).waitFor()
    },
  ],
  [
    'a local database that cannot be opened',
    {},
    async () => {
      await page.addInitScript(() => {
        if (!location.search.includes('damaged')) return
        const open = indexedDB.open.bind(indexedDB)
        IDBFactory.prototype.open = (name, version) => {
          if (name === 'brieflotse') return open(name, version)
          throw new DOMException('damaged', 'UnknownError')
        }
      })
      await app.go('/?damaged')
      await page.getByRole('heading', { name: restoreText.title }).waitFor()
    },
  ],
  [
    'letters and changes that the browser deleted',
    {},
    async () => {
      await page.evaluate(() => (document.cookie = 'brieflotse-waiting-1=3.2; Path=/'))
      await app.go('/documents')
      await page.getByRole('alertdialog', { name: restoreText.evicted }).waitFor()
    },
  ],
]

test.each(states)('no barrier, and nothing to scroll sideways: %s', (_name, change, reach) =>
  app.expectNoBarrier({ hasDocuments: false, ...change }, reach),
)
