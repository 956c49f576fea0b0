import type { Page } from 'playwright-core'
import { afterAll, beforeAll, test } from 'vitest'
import { stackText } from '../web/src/text/stack.ts'
import { timelineText } from '../web/src/text/timeline.ts'
import { type MadeUp, openMadeUp, type State } from './no-barrier.ts'

let app: MadeUp
let page: Page

beforeAll(async () => {
  app = await openMadeUp({ names: true })
  page = app.page
})
afterAll(() => app.remove())

const heading = (name: string) => page.getByRole('heading', { name })
const button = (name: string) => page.getByRole('button', { name, exact: true })

/** Opens the letter and waits for everything above its buttons, because later content would move them away from a click. */
async function openWhole(): Promise<void> {
  await app.go('/documents/1')
  await heading(stackText.seems({ count: 2 })).waitFor()
  await heading(timelineText.title).waitFor()
}

const states: State[] = [
  [
    'a file that seems to hold two letters, with a cut that was moved',
    {},
    async () => {
      await app.go('/documents/1')
      await heading(stackText.seems({ count: 2 })).waitFor()
      await page.getByText(stackText.why).click()
      await button(stackText.uncut({ page: 3 })).press('ArrowRight')
      await button(stackText.uncut({ page: 4 })).waitFor()
    },
  ],
  [
    'pages that are sorted and cut by hand',
    {},
    async () => {
      await openWhole()
      await button(stackText.sort).click()
      const dialog = page.getByRole('dialog', { name: stackText.sort })
      await dialog.getByRole('button', { name: stackText.later({ page: 1 }), exact: true }).click()
      await dialog.getByRole('button', { name: stackText.split({ count: 2 }) }).waitFor()
    },
  ],
  [
    'the pages of another upload being added',
    {},
    async () => {
      await openWhole()
      await button(stackText.join).click()
      await page
        .getByRole('dialog', { name: stackText.join })
        .getByRole('listitem')
        .first()
        .waitFor()
    },
  ],
  [
    'a file that was split',
    {},
    async () => {
      await app.go('/documents/4')
      await heading(stackText.wasSplit({ count: 2 })).waitFor()
    },
  ],
]

test.each(states)('no barrier, and nothing to scroll sideways: %s', (_name, change, reach) =>
  app.expectNoBarrier({ stack: true, ...change }, reach),
)
