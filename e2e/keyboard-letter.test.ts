import { expect, test } from 'vitest'
import { calendarText } from '../web/src/text/calendar.ts'
import { dueText } from '../web/src/text/due.ts'
import { responsesText } from '../web/src/text/responses.ts'
import { beginMadeUp } from './begin-made-up.ts'
import { text } from './steps.ts'

const { app, page, keys } = await beginMadeUp()

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
const item = (name: string) => page.getByRole('menuitem', { name, exact: true })
const sender = 'Stadtwerke Musterau'
const named = (what: keyof typeof text.deadlines) => `${text.deadlines[what]}, ${sender}`

test('a word is explained in the text, and a fact is shown at its place on the page and left again', async () => {
  await app.go('/documents/1')
  const fact = page.getByRole('button', { name: new RegExp(`^${text.detail.factKinds.sender}`) })
  await keys.press(fact)
  const pages = page.getByRole('dialog')
  await pages.getByRole('group', { name: text.detail.pageAlt({ page: 1 }) }).waitFor()
  await keys.to(pages.getByRole('button', { name: text.app.close, exact: true }))
  await page.keyboard.press('Enter')
  await keys.arrives(fact)

  await keys.press(button(text.detail.viewTranslation))
  const word = button('Mahngebühr')
  const sentences = page.getByRole('dialog').locator('article [data-pair]')
  await keys.to(sentences.and(page.locator('[tabindex="0"]')))
  await keys.to(sentences.filter({ hasText: 'A reminder fee is added.' }), 'ArrowDown')
  await page.keyboard.press('Enter')
  await keys.press(word)
  await page.getByRole('dialog').getByText('A fee for being reminded.').waitFor()
  await keys.arrives(word.and(page.locator('[aria-expanded=true]')))
  await page.keyboard.press('Escape')
  await keys.arrives(button(text.detail.viewTranslation))
})

/** Inserts content above the focused element, as reading and translating do. Returns how far the page has scrolled. */
const grow = (by = 100) =>
  page.evaluate(async (height) => {
    const before = scrollY
    // Without the browser's own scroll anchoring, which would keep only the top of the page in place.
    document.documentElement.style.overflowAnchor = 'none'
    const more = document.createElement('div')
    more.style.height = `${height}px`
    document.querySelector('main')?.prepend(more)
    // Observers are notified in the order of registration, so the app has reacted before this one.
    await new Promise<void>((told) => {
      const watcher = new ResizeObserver(() => told())
      watcher.observe(document.body)
    })
    return scrollY - before
  }, by)

test('what the keyboard is on stays above the bar while the letter grows; nobody else is moved', async () => {
  await app.go('/documents/1')
  await page.locator('html[data-background=on]').waitFor({ state: 'attached' })
  const open = button(text.detail.viewTranslation)
  const toEdge = () => open.evaluate((one) => one.scrollIntoView({ block: 'end' }))
  await keys.to(open)
  // Make the letter longer than the screen.
  await grow(1000)
  await toEdge()
  // Content keeps growing while the letter is read.
  for (const _ of [1, 2]) {
    expect(await grow()).toBe(100)
    await keys.isSeen()
  }
  // The user scrolls down from there, and up.
  for (const by of [400, -100]) {
    await toEdge()
    await page.evaluate((top) => scrollBy(0, top), by)
    expect(await grow()).toBe(0)
  }
  await toEdge()
  await page.evaluate(() => (document.activeElement as HTMLElement).blur())
  await open.hover()
  await page.mouse.down()
  await page.mouse.move(0, 0)
  await page.mouse.up()
  await open.and(page.locator(':focus:not(:focus-visible)')).waitFor()
  await toEdge()
  expect(await grow()).toBe(0)
})

test('a day is put into the calendar, with a title that was forgotten', async () => {
  await keys.press(button(calendarText.add), 'Shift+Tab')
  const dialog = page.getByRole('dialog')
  await keys.to(dialog.getByLabel(calendarText.title))
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Delete')
  await dialog.getByText(calendarText.titleMissing).waitFor()
  await page.keyboard.type('Zahlen')
  const download = page.waitForEvent('download')
  await keys.press(dialog.getByRole('button', { name: calendarText.file, exact: true }))
  expect((await download).suggestedFilename()).toBe('Zahlen.ics')
  await keys.arrives(button(calendarText.add))
})

test('what is due is done, taken back and put off', async () => {
  await app.go('/due')
  const menu = button(dueText.menu({ what: named('reply') }))
  await menu.waitFor()
  // Offline, because otherwise each pull makes the notes about waiting changes appear and disappear.
  app.answers.offline = true
  await keys.press(menu)
  await keys.press(item(dueText.snooze.day), 'ArrowDown')
  await keys.arrives(page.getByRole('dialog').getByLabel(dueText.snooze.dayLabel))
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  // The row has moved to another group, and the focus with it.
  await page
    .getByRole('listitem')
    .filter({ has: menu, hasText: dueText.states.snoozed({ day: '' }) })
    .waitFor()
  await page.getByText(text.app.offline, { exact: true }).waitFor()
  await keys.arrives(menu)

  const done = button(dueText.doneOf({ what: named('send-documents') }))
  await keys.press(done)
  await done.waitFor({ state: 'detached' })
  await keys.isSeen()
  await page.keyboard.press('F8')
  await keys.press(button(dueText.said.undo))
  await done.waitFor()
  await keys.isSeen()

  await keys.press(button(dueText.notDoneOf({ what: named('other') })))
  await button(dueText.notDoneOf({ what: named('other') })).waitFor({ state: 'detached' })
  await keys.isSeen()
  await keys.press(button(dueText.menu({ what: named('other') })), 'Shift+Tab')
  await keys.press(item(dueText.off), 'ArrowDown')
  await button(dueText.menu({ what: named('other') })).waitFor({ state: 'detached' })
  await keys.isSeen()
})

test('the line one types in is not covered by the buttons that stay within reach', async () => {
  Object.assign(app.answers, { hasLetters: true, offline: false })
  await app.go('/responses/21')
  await keys.press(button(responsesText.edit))
  const letter = page.getByRole('textbox', { name: responsesText.german })
  await keys.arrives(letter)
  await page.locator('[data-toast]').waitFor({ state: 'detached' })
  const acts = page.getByRole('region', { name: responsesText.actions }).locator('> div').first()
  const room = () =>
    acts.evaluate((bar) => {
      const { scrollPaddingBottom } = getComputedStyle(document.documentElement)
      const { bottom } = getComputedStyle(bar)
      return parseFloat(scrollPaddingBottom) - parseFloat(bottom) - bar.clientHeight
    })
  await expect.poll(room).toBeGreaterThan(0)
  await keys.press(button(responsesText.cancel))
})

test('what waits for a connection is looked at in its sheet, tried again and left', async () => {
  const waits = page.getByRole('button', { name: text.waiting.open })
  await keys.press(waits, 'Shift+Tab')
  const sheet = page.getByRole('dialog', { name: text.waiting.title })
  await sheet.getByRole('heading', { level: 3 }).first().waitFor()
  await keys.isSeen()
  await keys.press(sheet.getByRole('listitem').first().getByRole('button').last())
  await keys.isSeen()
  await page.keyboard.press('Escape')
  await sheet.waitFor({ state: 'detached' })
  await keys.arrives(waits)
})
