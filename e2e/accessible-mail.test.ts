import type { Page } from 'playwright-core'
import { afterAll, beforeAll, test } from 'vitest'
import { mailText } from '../web/src/text/mail.ts'
import { deliveryText } from '../web/src/text/delivery.ts'
import { responsesText } from '../web/src/text/responses.ts'
import { type MadeUp, openMadeUp, type State } from './no-barrier.ts'
import { text } from './steps.ts'

let app: MadeUp
let page: Page

beforeAll(async () => {
  app = await openMadeUp({ names: true })
  page = app.page
})
afterAll(() => app.remove())

const go = (path: string) => app.go(path)
const button = (name: string) => page.getByRole('button', { name, exact: true })

async function mailStep(): Promise<void> {
  await go('/documents/1')
  await button(text.detail.respond).click()
  await button(responsesText.generate).click()
  await button(mailText.send).click()
  await page.getByRole('heading', { name: mailText.step }).waitFor()
  await page.getByText(mailText.recipientNote).waitFor()
}

async function confirmation(): Promise<void> {
  await go('/responses/21')
  await button(mailText.sendVia).click()
  await page.getByRole('alertdialog').getByText(mailText.practiceBefore).waitFor()
}

async function orderOffline(): Promise<void> {
  await confirmation()
  app.answers.offline = true
  await button(mailText.confirm).click()
  await page.getByText(mailText.states.waiting).first().waitFor()
}

const receipt = (id: number, heading: string) => async () => {
  await go(`/mail-success?id=${id}`)
  await page.getByRole('heading', { name: heading }).waitFor()
}

const states: State[] = [
  ['how and to whom a letter is sent', {}, mailStep],
  ['the last question before it goes', {}, confirmation],
  [
    'what stands in the way',
    { poor: true },
    async () => {
      await go('/responses/21')
      await button(mailText.sendVia).click()
      await page.getByRole('alertdialog').getByText(mailText.problems).waitFor()
    },
  ],
  [
    'letters in every state',
    {},
    async () => {
      await go('/documents?tab=responses')
      await page.getByText(mailText.states.stopped).waitFor()
    },
  ],
  ['a letter that waits for a connection', {}, orderOffline],
  [
    'the receipt of a letter that waits',
    {},
    async () => {
      await orderOffline()
      await page.getByRole('link', { name: mailText.receipt, exact: true }).click()
      await page.getByRole('heading', { name: mailText.queued }).waitFor()
    },
  ],
  [
    'a receipt with everything shown',
    {},
    async () => {
      await receipt(22, mailText.success)()
      await button(mailText.showMore).click()
    },
  ],
  ['a letter that was refused', {}, receipt(23, mailText.failedPosting)],
  ['a letter that was stopped', {}, receipt(24, mailText.stoppedTitle)],
  [
    'where a posted letter is, without a connection to ask',
    {},
    async () => {
      await go('/responses/22')
      const panel = page.getByRole('region', { name: deliveryText.title })
      await panel.getByText(deliveryText.history).click()
      app.answers.offline = true
      await panel.getByRole('button', { name: deliveryText.update }).click()
      await panel.getByText(deliveryText.offline).waitFor()
    },
  ],
  [
    'the receipt beside the text of a letter',
    {},
    async () => {
      await go('/documents?tab=responses')
      await page.getByRole('button', { name: /^Response to: Bescheid/ }).click()
      await page.getByRole('region', { name: deliveryText.receipt }).waitFor()
    },
  ],
  [
    'the page to print',
    {},
    async () => {
      await go('/mail-receipt?id=22')
      await page.getByRole('heading', { name: mailText.printTitle }).waitFor()
    },
  ],
]

const all: State[] = states.map(([name, change, reach]) => [
  name,
  { hasLetters: true, poor: false, ...change },
  reach,
])

test.each(all)('no barrier, and nothing to scroll sideways: %s', (_name, change, reach) =>
  app.expectNoBarrier(change, reach),
)
