import type { Page } from 'playwright-core'
import { afterAll, beforeAll, test } from 'vitest'
import type { Answers } from './made-up-api.ts'
import { type MadeUp, openMadeUp, type State } from './no-barrier.ts'
import { alignedText } from '../web/src/text/aligned.ts'
import { calendarText } from '../web/src/text/calendar.ts'
import { forwardingText } from '../web/src/text/forwarding.ts'
import { noticesText } from '../web/src/text/notices.ts'
import { responsesText } from '../web/src/text/responses.ts'
import { timelineText } from '../web/src/text/timeline.ts'
import { yourDataText } from '../web/src/text/your-data.ts'
import { card, letters, text } from './steps.ts'

let app: MadeUp
let page: Page

beforeAll(async () => {
  app = await openMadeUp({ names: true })
  page = app.page
})
afterAll(() => app.remove())

const go = (path: string) => app.go(path)
const button = (name: string) => page.getByRole('button', { name, exact: true })
const sender = 'Stadtwerke Musterau'

async function openLetter(): Promise<void> {
  await go('/documents/1')
  await page.getByRole('heading', { level: 1, name: sender }).waitFor()
}

async function openMenu(): Promise<void> {
  await go('/documents')
  const letter = card(page, new RegExp(sender))
  await letter.getByRole('button', { name: /^Actions/ }).click()
  await page.getByRole('menu').waitFor()
}

async function chooseFile(change: Partial<Answers>): Promise<void> {
  await go('/upload')
  await page.getByRole('heading', { level: 1 }).waitFor()
  Object.assign(app.answers, change)
  await page.getByLabel(text.upload.browse).setInputFiles(letters.scan)
}

/** Creates the kind of response with the most fields and a gap to fill in. */
async function generate(): Promise<void> {
  await openLetter()
  await button(text.detail.respond).click()
  await page.getByLabel(responsesText.type).selectOption('instalments')
  await button(responsesText.generate).click()
  await page.getByRole('dialog').getByLabel(responsesText.german, { exact: true }).waitFor()
}

async function openResponses(): Promise<void> {
  await generate()
  await go('/documents?tab=responses')
  await page.getByRole('article').first().waitFor()
}

const states: State[] = [
  ['log in', { loggedIn: false }, () => go('/auth')],
  [
    'log in, refused',
    { loggedIn: false },
    async () => {
      await go('/auth')
      await page.locator('input[name=username]').fill('jana')
      await page.locator('input[name=password]').fill('nicht-richtig')
      await button(text.account.login).click()
      await page.getByRole('alert').first().waitFor()
    },
  ],
  [
    'register, with mistakes',
    { loggedIn: false },
    async () => {
      await go('/auth')
      await page.getByRole('tab', { name: text.account.register }).click()
      await button(text.account.register).click()
      await page.locator('[aria-invalid=true]').first().waitFor()
    },
  ],
  [
    'home, with mails that wait',
    {},
    async () => {
      await go('/')
      await page.getByText(forwardingText.waitingHint).waitFor()
    },
  ],
  ['home without letters', { hasDocuments: false }, () => go('/')],
  ['upload', {}, () => go('/upload')],
  [
    'upload, several photos chosen',
    {},
    async () => {
      await go('/upload')
      const photos = [letters.scan, letters.photo, letters.scan]
      await page.getByLabel(text.upload.browse).setInputFiles(photos)
      await page
        .getByRole('list', { name: text.upload.several.list })
        .locator('img')
        .nth(2)
        .waitFor()
    },
  ],
  [
    'upload, refused',
    {},
    async () => {
      await chooseFile({ refuse: true })
      await page.getByRole('alert').getByText(text.upload.failed).waitFor()
    },
  ],
  [
    'upload without a connection: it waits in the list',
    {},
    async () => {
      await chooseFile({ offline: true })
      await page.getByText(text.waiting.states.connection).waitFor()
    },
  ],
  [
    'the sheet of what waits',
    {},
    async () => {
      await chooseFile({ offline: true })
      await button(`${text.waiting.count({ waiting: 1, stuck: 0 })} ${text.waiting.open}`).click()
      await page.getByRole('dialog').getByRole('heading', { level: 3 }).waitFor()
    },
  ],
  ...Object.keys(yourDataText.parts).map((group): State => [
    `settings: ${group}, with everything open`,
    {},
    async () => {
      await go(`/settings#${group}`)
      await page.locator('section h2').first().waitFor()
      for (const details of await page.locator('summary').all()) await details.click()
    },
  ]),
  [
    'settings, reminded in every way',
    { reminded: true },
    async () => {
      await go('/settings#reminders')
      await page.getByText(noticesText.feed.how).click()
      await page.getByRole('button', { name: noticesText.feed.renew }).waitFor()
    },
  ],
  [
    'settings, asked before the calendar gets another address',
    { reminded: true },
    async () => {
      await go('/settings#reminders')
      await button(noticesText.feed.renew).click()
      await page.getByRole('alertdialog').getByRole('heading').waitFor()
    },
  ],
  ['documents in every state', {}, () => go('/documents')],
  ['no documents', { hasDocuments: false }, () => go('/documents')],
  ['documents, menu open', {}, openMenu],
  [
    'documents, asked before deleting',
    {},
    async () => {
      await openMenu()
      await page.getByRole('menuitem', { name: text.documents.erase }).click()
      await page.getByRole('alertdialog').getByRole('heading').waitFor()
    },
  ],
  ['responses', {}, () => go('/documents?tab=responses')],
  ['a letter', {}, openLetter],
  [
    'the case of a letter',
    { hasLetters: true },
    async () => {
      await openLetter()
      await page.getByRole('heading', { name: timelineText.earlier }).waitFor()
      await page.getByRole('heading', { name: timelineText.title }).waitFor()
    },
  ],
  [
    'a sentence of a letter, its German, and what can be copied',
    {},
    async () => {
      await openLetter()
      await button(text.detail.viewTranslation).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByText('Otherwise we cut off the supply.').click()
      await dialog.getByRole('region', { name: alignedText.bothLanguages }).waitFor()
      await dialog.getByRole('button', { name: alignedText.copyOrPrint }).click()
      await page.getByRole('menu').waitFor()
    },
  ],
  [
    'the translation of a letter, a word of it and its meaning',
    {},
    async () => {
      await openLetter()
      await button(text.detail.viewTranslation).click()
      await button(alignedText.both).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Mahngebühr' }).click()
      await page.getByRole('dialog').getByText('A fee for being reminded.').waitFor()
    },
  ],
  [
    'a day for the calendar',
    {},
    async () => {
      await openLetter()
      await button(calendarText.add).click()
      await page.getByRole('dialog').getByLabel(calendarText.title).waitFor()
    },
  ],
  [
    'a response, before it is written',
    {},
    async () => {
      await openLetter()
      await button(text.detail.respond).click()
      await page.getByLabel(responsesText.type).selectOption('objection')
    },
  ],
  ['a response that was written', {}, generate],
  [
    'a response that is edited',
    {},
    async () => {
      await generate()
      await button(responsesText.edit).click()
    },
  ],
  ['the list of responses', {}, openResponses],
  [
    'a response to read',
    {},
    async () => {
      await openResponses()
      await page.getByRole('article').first().getByRole('heading').getByRole('button').click()
      await page.getByRole('dialog').getByLabel(responsesText.german, { exact: true }).waitFor()
    },
  ],
  [
    'a response by itself',
    {},
    async () => {
      await openResponses()
      await page
        .getByRole('button', { name: /^More about/ })
        .first()
        .click()
      await page.getByRole('menuitem', { name: responsesText.view }).click()
      await button(responsesText.print).waitFor()
    },
  ],
  ['a letter that is being read', {}, () => go('/documents/2')],
  ['a letter that could not be read', {}, () => go('/documents/3')],
  ['a letter that is not there', {}, () => go('/documents/99')],
  [
    'an email that was shared',
    {},
    async () => {
      await go('/share?title=Rechnung&text=Guten+Tag&url=https://example.org/a')
      await page.getByLabel(text.share.addFiles).setInputFiles(letters.scan)
      await page.getByText('scan.jpg').waitFor()
    },
  ],
  [
    'an address to forward emails to',
    {},
    async () => {
      await go('/share?tab=forwarding')
      await page.getByText(text.share.forwarding.address).waitFor()
      await page.getByRole('article').first().waitFor()
      for (const details of await page.locator('summary').all()) await details.click()
    },
  ],
  ['nothing at this address', {}, () => go('/nowhere')],
]

test.each(states)('no barrier, and nothing to scroll sideways: %s', (_name, change, reach) =>
  app.expectNoBarrier(change, reach),
)
