import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { barriers } from './barriers.ts'
import { prepareBrowser } from './browser.ts'
import { answerApi, type Answers } from './made-up-api.ts'
import { prepareServer, type Server } from './server.ts'
import { calendarText } from '../web/src/text/calendar.ts'
import { paymentsText } from '../web/src/text/payments.ts'
import { responsesText } from '../web/src/text/responses.ts'
import { card, letters, text } from './steps.ts'

const answers: Answers = { loggedIn: true, hasDocuments: true, offline: false, refuse: false }
const everything = { ...answers }
const browser = await prepareBrowser()
let server: Server
let page: Page

beforeAll(async () => {
  server = await prepareServer()
  await server.start()
  page = await browser.open({ serviceWorkers: 'block', reducedMotion: 'reduce' })
  await answerApi(page.context(), answers)
})
afterAll(async () => {
  await browser.remove()
  await server.remove()
})

const go = (path: string) => page.goto(server.address + path)
const button = (name: string) => page.getByRole('button', { name, exact: true })
const sender = 'Stadtwerke Musterau'

type State = [name: string, change: Partial<Answers>, reach: () => Promise<unknown>]

async function openLetter(): Promise<void> {
  await go('/documents/1')
  await page.getByRole('heading', { level: 1, name: sender }).waitFor()
}

async function openMenu(): Promise<void> {
  await go('/documents')
  await card(page, new RegExp(sender))
    .getByRole('button', { name: /^Actions/ })
    .click()
  await page.getByRole('menu').waitFor()
}

async function chooseFile(change: Partial<Answers>): Promise<void> {
  await go('/upload')
  await page.getByRole('heading', { level: 1 }).waitFor()
  Object.assign(answers, change)
  await page.getByLabel(text.upload.browse).setInputFiles(letters.scan)
}

/** Answers the letter with what has the most fields and a place to fill in. */
async function generate(): Promise<void> {
  await openLetter()
  await button(text.detail.respond).click()
  await page.getByLabel(responsesText.type).selectOption('instalments')
  await button(responsesText.generate).click()
  await page.getByRole('dialog').getByLabel(responsesText.german).waitFor()
}

async function openPayment(): Promise<void> {
  await openLetter()
  await button(text.detail.pay('€307.88')).click()
  await page.getByRole('img', { name: /^GiroCode/ }).waitFor()
  await button(paymentsText.confirmBank).waitFor()
}

/** Back from the bank, with a payment of this name. */
async function comeBack(payment: string, title: string): Promise<void> {
  await go(`/payment-complete?payment_intent=${payment}`)
  await page.getByRole('heading', { name: title }).waitFor()
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
  ['home', {}, () => go('/')],
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
      await button(`${text.waiting.count(1, 0)} ${text.waiting.open}`).click()
      await page.getByRole('dialog').getByRole('heading', { level: 3 }).waitFor()
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
          if (name !== 'brieflotse') throw new DOMException('damaged', 'UnknownError')
          return open(name, version)
        }
      })
      await go('/?damaged')
      await page.getByRole('heading', { name: text.restore.title }).waitFor()
    },
  ],
  [
    'settings, with everything open',
    {},
    async () => {
      await go('/settings')
      await page.locator('summary').click()
      await page.getByRole('button', { name: text.account.everywhere }).waitFor()
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
    'a letter and its translation',
    {},
    async () => {
      await openLetter()
      await button(text.detail.viewTranslation).click()
      await page.getByRole('dialog').getByRole('heading').first().waitFor()
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
      await page.getByRole('article').getByRole('heading').getByRole('button').click()
      await page.getByRole('dialog').getByLabel(responsesText.german).waitFor()
    },
  ],
  [
    'a response by itself',
    {},
    async () => {
      await openResponses()
      await page.getByRole('button', { name: /^More about/ }).click()
      await page.getByRole('menuitem', { name: responsesText.view }).click()
      await button(responsesText.print).waitFor()
    },
  ],
  ['paying a letter by bank transfer', {}, openPayment],
  [
    'paying a letter, with a changed account and a second yes',
    {},
    async () => {
      await openPayment()
      await button(paymentsText.edit(paymentsText.iban)).click()
      await page.getByLabel(paymentsText.iban, { exact: true }).fill('DE02500105170137075030')
      await button(paymentsText.confirmBank).click()
      await page.getByRole('alertdialog').getByRole('heading').waitFor()
    },
  ],
  [
    'paying a letter with PayPal',
    {},
    async () => {
      await openPayment()
      await page.getByRole('tab', { name: paymentsText.paypalTab }).click()
      await button(paymentsText.payWithPaypal).waitFor()
    },
  ],
  [
    'a payment that was begun',
    {},
    async () => {
      await openPayment()
      await button(paymentsText.confirmBank).click()
      await page.getByRole('link', { name: paymentsText.started.goOn }).waitFor()
    },
  ],
  [
    'noting a payment, with a mistake',
    {},
    async () => {
      await openLetter()
      await button(text.detail.claims.paid).click()
      await page.getByLabel(paymentsText.own.amount).fill('much')
      await button(paymentsText.own.save).click()
      await page.locator('[aria-invalid=true]').first().waitFor()
    },
  ],
  ['a test payment', {}, () => go('/payment-test')],
  [
    'a test payment that was begun',
    {},
    async () => {
      await go('/payment-test')
      await button(paymentsText.test.start).click()
      await page.getByRole('heading', { name: paymentsText.test.summary }).waitFor()
    },
  ],
  ['a payment that succeeded', {}, () => comeBack('is-paid', paymentsText.complete.successful)],
  ['a payment that failed', {}, () => comeBack('waits', paymentsText.complete.failed)],
  [
    'buying credits',
    {},
    async () => {
      await go('/settings#credits')
      await button(paymentsText.credits.online('€6.60')).waitFor()
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
    },
  ],
  ['nothing at this address', {}, () => go('/nowhere')],
]

const widths = [320, 1280]

test.each(states)(
  'no barrier, and nothing to scroll sideways: %s',
  async (_name, change, reach) => {
    for (const width of widths) {
      Object.assign(answers, everything, change)
      await page.setViewportSize({ width, height: 800 })
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
      await startAnew()
      await reach()
      await page.locator('h1, [role=alert] p').first().waitFor()
      await page.waitForFunction(
        (loading) => !document.body.innerText.includes(loading),
        text.app.loading,
      )
      expect(await barriers(page), `${width} px, light`).toEqual([])
      // the dark look is the same page in other colours
      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
      expect(await barriers(page, ['color-contrast']), `${width} px, dark`).toEqual([])
      const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(scrollWidth).toBeLessThanOrEqual(width)
    }
  },
)

/** Each width starts with an empty device. */
async function startAnew(): Promise<void> {
  await page.goto('about:blank')
  await go('/icons/icon-192.png')
  await page.evaluate(async () => {
    for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name)
  })
}
