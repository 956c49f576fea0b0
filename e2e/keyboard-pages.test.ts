import type { Page } from 'playwright-core'
import { beforeAll, expect, test, vi } from 'vitest'
import { editText } from '../web/src/text/edit.ts'
import { mendText } from '../web/src/text/mend.ts'
import { stackText } from '../web/src/text/stack.ts'
import { begin } from './begin.ts'
import { type Keys, keysOf } from './keys.ts'
import { oneLetter, threeLetters } from './letter-files.ts'
import { letters, register, text, underWorker } from './steps.ts'

let page: Page
let keys: Keys
const { server, browser } = await begin({ BRIEFLOTSE_TRANSLATION: 'off' })

beforeAll(async () => {
  page = await browser.open({ reducedMotion: 'reduce' })
  keys = keysOf(page)
})

type Row = { id: number; givenTitle: string | null; status: string }
const rows = async () =>
  (await (await page.request.get(`${server.address}/api/documents`)).json()) as Row[]
/** Waits until the server has this many letters and has read all of them. */
const allRead = (count: number) =>
  vi.waitFor(
    async () => {
      const states = (await rows()).map(({ status }) => status)
      expect(states).toHaveLength(count)
      expect(states.filter((state) => ['pending', 'processing'].includes(state))).toEqual([])
    },
    { timeout: 60_000, interval: 100 },
  )

const one = 'Bibliothek Musterau'
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
const link = (name: string) => page.getByRole('link', { name, exact: true })
const heading = (name: string) => page.getByRole('heading', { name, exact: true })
const cardLink = (name: string) => page.getByRole('link', { name: new RegExp(`^${name}`) })
const dialog = (name: string) => page.getByRole('dialog', { name, exact: true })
/** Changes a document as another device of the same user. The old values must match the server's, otherwise the change is rejected. */
async function elsewhere(id: number, changes: object[]): Promise<void> {
  const url = `${server.address}/api/documents/${id}`
  const answer = await page.request.patch(url, { data: { changes } })
  expect(answer.status(), await answer.text()).toBe(200)
}
/** Waits until the server has the title, because the screen shows it earlier. */
const isCalled = (title: string) =>
  expect.poll(async () => (await rows()).map(({ givenTitle }) => givenTitle)).toContain(title)

/** Uploads both files and waits until they are read. */
async function prepareLetters(): Promise<void> {
  await register(page, server.address)
  await underWorker(page)
  for (const [name, buffer] of [
    ['three.pdf', threeLetters],
    ['one.pdf', oneLetter],
  ] as const) {
    await page.goto(`${server.address}/upload`)
    const file = { name, mimeType: 'application/pdf', buffer }
    await page.getByLabel(text.upload.browse).setInputFiles(file)
    await page.getByRole('heading', { name: text.documents.title }).waitFor()
  }
  await allRead(2)
}

test('a cut is moved, taken away and made again; the letters are split, looked at and put back together', async () => {
  await prepareLetters()
  await page.goto(`${server.address}/documents`)
  // Until this device has received the reading, the letter has the name of its file.
  await cardLink(one).waitFor()
  await keys.press(page.getByRole('article').filter({ hasNotText: one }).getByRole('link'))
  await heading(stackText.seems({ count: 3 })).waitFor()
  await keys.to(button(stackText.uncut({ page: 3 })))
  await page.keyboard.press('ArrowLeft')
  await keys.arrives(button(stackText.uncut({ page: 2 })))
  await page.keyboard.press('ArrowRight')
  await keys.arrives(button(stackText.uncut({ page: 3 })))
  await page.keyboard.press('Enter')
  await keys.arrives(button(stackText.cut({ page: 3 })))
  await page.keyboard.press('Enter')
  await keys.arrives(button(stackText.uncut({ page: 3 })))

  await keys.press(button(stackText.split({ count: 3 })))
  await heading(stackText.wasSplit({ count: 3 })).waitFor()
  await keys.isSeen()
  await allRead(5)
  await keys.press(link(stackText.openPart({ number: 2 })))
  await keys.press(link(stackText.openWhole))
  await heading(stackText.wasSplit({ count: 3 })).waitFor()
  await keys.press(button(stackText.undoSplit))
  await heading(stackText.seems({ count: 3 })).waitFor()
  await keys.isSeen()
  await keys.press(button(stackText.one))
  await heading(stackText.seems({ count: 3 })).waitFor({ state: 'detached' })
  await keys.isSeen()
  await allRead(2)
})

test('pages are sorted by hand, others join them, and are taken apart again', async () => {
  const sort = button(stackText.sort)
  await keys.press(sort)
  const sorting = dialog(stackText.sort)
  const later = (number: number) =>
    sorting.getByRole('button', { name: stackText.later({ page: number }), exact: true })
  const earlier = (number: number) =>
    sorting.getByRole('button', { name: stackText.earlier({ page: number }), exact: true })
  await keys.press(later(3))
  // At the end of the row only the button back is left.
  await keys.arrives(earlier(3))
  await page.keyboard.press('Enter')
  await keys.arrives(earlier(3))
  await keys.press(later(1))
  await keys.arrives(later(1))
  await keys.press(sorting.getByRole('button', { name: stackText.save, exact: true }))
  await sorting.waitFor({ state: 'detached' })
  await keys.isSeen()
  await allRead(2)

  await keys.press(button(stackText.join))
  const joining = dialog(stackText.join)
  await keys.press(joining.getByRole('button', { name: new RegExp(`of ${one}`) }))
  await page.getByText(stackText.joinedFrom({ count: 1 })).waitFor()
  await keys.isSeen()
  await keys.press(button(stackText.undoJoin), 'Shift+Tab')
  await button(stackText.undoJoin).waitFor({ state: 'detached' })
  await keys.isSeen()
  await allRead(2)
})

test('what another device changes leaves the focus and what is being typed as they are', async () => {
  await page.goto(`${server.address}/documents`)
  await keys.press(cardLink(one))
  await page.getByRole('heading', { level: 1, name: one }).waitFor()
  const id = Number(new URL(page.url()).pathname.split('/').at(-1))
  await keys.press(button(text.documents.rename))
  const field = page.getByLabel(editText.title, { exact: true })
  await keys.arrives(field)
  await page.keyboard.type('Ausw')
  await elsewhere(id, [{ field: 'tags', from: [], to: ['Buch'] }])
  await page.getByText('Buch', { exact: true }).waitFor()
  await keys.arrives(field)
  await page.keyboard.type('eis')
  await page.keyboard.press('Enter')
  await heading('Ausweis').waitFor()
  await keys.arrives(button(text.documents.rename))
  await isCalled('Ausweis')
  await elsewhere(id, [{ field: 'title', from: 'Ausweis', to: 'Karte' }])
  await heading('Karte').waitFor()
  await keys.arrives(button(text.documents.rename))
})

test('without a connection work goes on; what was changed elsewhere meanwhile is asked about', async () => {
  await page.context().setOffline(true)
  await page.goto(`${server.address}/documents`)
  await page.getByText(text.app.offline).waitFor()
  await keys.press(button(text.documents.menu({ title: 'Karte' })))
  await page.keyboard.press('r')
  await keys.arrives(page.getByRole('menuitem', { name: text.documents.rename }))
  await page.keyboard.press('Enter')
  await keys.arrives(page.getByLabel(editText.title, { exact: true }))
  await page.keyboard.type('Ausweis')
  await page.keyboard.press('Enter')
  await keys.arrives(button(text.documents.menu({ title: 'Ausweis' })))
  const { id } = (await rows()).find(({ givenTitle }) => givenTitle === 'Karte')!
  await elsewhere(id, [{ field: 'title', from: 'Karte', to: 'Bücherei' }])
  await page.context().setOffline(false)

  const waits = page.getByRole('button', { name: text.waiting.open })
  await waits.filter({ hasText: text.waiting.count({ waiting: 0, stuck: 1 }) }).waitFor()
  await keys.press(waits, 'Shift+Tab')
  const sheet = dialog(text.waiting.title)
  const choose = sheet.getByRole('button', { name: text.waiting.choose, exact: true })
  await keys.press(choose)
  const question = page.getByRole('alertdialog', { name: mendText.title })
  await keys.arrives(question.getByRole('button', { name: mendText.later }))
  await page.keyboard.press('Enter')
  await keys.arrives(choose)
  await page.keyboard.press('Enter')
  await keys.press(question.getByRole('button', { name: mendText.keepTheirs }))
  await sheet.getByText(text.waiting.none).last().waitFor()
  await keys.isSeen()
  await page.keyboard.press('Escape')
  await sheet.waitFor({ state: 'detached' })
  await keys.isSeen()
  await link('Bücherei').waitFor()
})

test('a file that waits for a connection is given up, after a question', async () => {
  await page.context().setOffline(true)
  await keys.press(link(text.app.upload), 'Shift+Tab')
  const choosing = page.waitForEvent('filechooser')
  await keys.press(button(text.upload.browse))
  await (await choosing).setFiles(letters.scan)
  await keys.arrivesAt(text.documents.title)
  const discard = button(new RegExp(`^${text.app.discard}.*scan`))
  await keys.press(discard)
  await keys.arrives(button(text.app.cancel))
  await page.keyboard.press('Escape')
  await keys.arrives(discard)
  await page.keyboard.press('Enter')
  await keys.arrives(button(text.app.cancel))
  await keys.press(page.getByRole('alertdialog').getByRole('button').last())
  await discard.waitFor({ state: 'detached' })
  await keys.isSeen()
  await page.context().setOffline(false)
  await page.getByText(text.app.offline).waitFor({ state: 'detached' })
  await keys.isSeen()
})
