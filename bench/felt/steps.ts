import type { CDPSession, Locator, Page } from 'playwright-core'
import { text } from '../../e2e/steps.ts'
import { alignedText } from '../../web/src/text/aligned.ts'
import { responsesText } from '../../web/src/text/responses.ts'
import { searchText } from '../../web/src/text/search.ts'

/** A step of a user: `act` is only the input, `shown` waits for its result. `before` prepares the page and is not measured. */
export type Step = {
  name: string
  before?: () => Promise<unknown>
  act: () => Promise<unknown>
  shown: () => Promise<unknown>
}

/** The main steps with letters, in the order of one visit. They begin and end on the list. */
export function stepsOn(page: Page, devtools: CDPSession): Step[] {
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true }).first()
  const first = page.getByRole('article').first()
  const more = first.getByRole('button', { name: /^Actions for/ })
  const menu = page.getByRole('menu')
  const field = page.getByRole('searchbox', { name: searchText.label })
  const dialog = page.locator('dialog, [role=dialog]').first()
  const here = (what: Locator) => () => what.waitFor()
  const gone = (what: Locator) => () => what.waitFor({ state: 'detached' })
  const found = page.getByRole('status').filter({ hasText: /letters? found/ })
  const list = (query: string) =>
    page
      .getByRole('article')
      .first()
      .waitFor()
      .then(() => query)
  return [
    { name: 'menu of a letter opens', act: () => more.tap(), shown: here(menu) },
    { name: 'menu closes', act: () => page.touchscreen.tap(60, 60), shown: gone(menu) },
    { name: 'long press opens the menu', act: () => press(devtools, first), shown: here(menu) },
    {
      name: 'rename opens',
      act: () => menu.getByRole('menuitem', { name: text.documents.rename }).tap(),
      shown: here(dialog),
    },
    { name: 'typing a name', act: () => page.keyboard.type('Strom'), shown: here(dialog) },
    { name: 'a dialog closes', act: () => page.keyboard.press('Escape'), shown: gone(dialog) },
    {
      name: 'archive',
      act: () => first.getByRole('button', { name: /^Archive/ }).tap(),
      shown: here(button(text.app.dismiss)),
    },
    {
      name: 'swipe of a notice',
      act: () => swipe(devtools, page.locator(`section[aria-label="${text.app.notifications}"]`)),
      shown: gone(button(text.app.dismiss)),
    },
    {
      name: 'filters open',
      act: () => button(searchText.filters).tap(),
      shown: here(page.getByLabel(searchText.names.status)),
    },
    {
      name: 'a filter is chosen',
      act: () => page.getByLabel(searchText.names.paid).selectOption('unpaid'),
      shown: here(found),
    },
    {
      name: 'a filter is taken away',
      act: () =>
        page
          .getByRole('button', { name: /^Remove filter/ })
          .first()
          .tap(),
      shown: gone(found),
    },
    { name: 'filters close', act: () => button(searchText.filters).tap(), shown: () => list('') },
    { name: 'the search field', act: () => field.tap(), shown: here(field) },
    {
      name: 'typing in search',
      act: () => page.keyboard.type('Strom', { delay: 120 }),
      shown: here(found),
    },
    {
      name: 'search is emptied',
      act: () => button(searchText.clear).tap(),
      shown: gone(found),
    },
    {
      name: 'a letter opens',
      act: () => page.getByRole('article').nth(1).getByRole('link').tap(),
      shown: here(button(text.detail.respond)),
    },
    {
      name: 'both languages open',
      act: () => button(text.detail.viewTranslation).tap(),
      shown: here(page.getByRole('article', { name: alignedText.sentences })),
    },
    { name: 'next sentence', act: () => button(alignedText.next).tap(), shown: here(dialog) },
    { name: 'both languages close', act: () => button(text.app.close).tap(), shown: gone(dialog) },
    { name: 'pages open', act: () => button(text.detail.viewPage).tap(), shown: here(dialog) },
    { name: 'nearer', act: () => button(text.detail.zoomIn).tap(), shown: here(dialog) },
    { name: 'pages close', act: () => button(text.app.close).tap(), shown: gone(dialog) },
    {
      name: 'the answer opens',
      act: () => button(text.detail.respond).tap(),
      shown: here(page.getByLabel(responsesText.type)),
    },
    {
      name: 'kind of letter is chosen',
      act: () => page.getByLabel(responsesText.type).selectOption('objection'),
      shown: here(page.getByLabel(responsesText.reason)),
    },
    {
      name: 'a tick box',
      act: () => page.getByRole('checkbox').last().tap(),
      shown: here(dialog),
    },
    {
      name: 'typing in the answer',
      before: () => page.getByLabel(responsesText.reason).tap(),
      act: () => page.keyboard.type('Ich habe bezahlt', { delay: 60 }),
      shown: here(dialog),
    },
    { name: 'the answer closes', act: () => button(text.app.close).tap(), shown: gone(dialog) },
    {
      name: 'back to the list',
      act: () => page.getByRole('link', { name: text.documents.title }).first().tap(),
      shown: here(field),
    },
    {
      name: 'tab of the answers',
      act: () => page.getByRole('tab').nth(1).tap(),
      shown: () => page.locator('[role=tab]:nth-child(2)[aria-selected=true]').waitFor(),
    },
    {
      name: 'tab of the letters',
      act: () => page.getByRole('tab').first().tap(),
      shown: here(field),
    },
    {
      name: 'Home',
      act: () => page.getByRole('link', { name: text.app.home, exact: true }).tap(),
      shown: here(page.getByRole('heading', { name: /Jana/ })),
    },
    {
      name: 'My Documents',
      act: () => page.getByRole('link', { name: text.app.documents, exact: true }).tap(),
      shown: here(field),
    },
  ]
}

const resting = 750

/** A long press that opens a menu. */
async function press(devtools: CDPSession, what: Locator): Promise<void> {
  const { x, y } = await middleOf(what)
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
  await new Promise((resolve) => setTimeout(resolve, resting))
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

/** A swipe to the right. */
async function swipe(devtools: CDPSession, what: Locator): Promise<void> {
  const { x, y } = await middleOf(what)
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
  for (let moved = 15; moved <= 120; moved += 15) {
    const touchPoints = [{ x: x + moved, y }]
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints })
  }
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

async function middleOf(what: Locator): Promise<{ x: number; y: number }> {
  const box = await what.boundingBox()
  if (!box) throw new Error('It is not on the screen')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}
