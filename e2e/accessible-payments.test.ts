import type { Page } from 'playwright-core'
import { afterAll, beforeAll, test } from 'vitest'
import { paymentsText } from '../web/src/text/payments.ts'
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

async function openPayment(): Promise<void> {
  await openLetter()
  await button(text.detail.pay({ amount: '€207.88' })).click()
  await page.getByRole('img', { name: /^GiroCode/ }).waitFor()
  await button(paymentsText.confirmBank).waitFor()
}

/** Returns from the bank with a payment of this name. */
async function comeBack(payment: string, title: string): Promise<void> {
  await go(`/payment-complete?payment_intent=${payment}`)
  await page.getByRole('heading', { name: title }).waitFor()
}

async function openLetter(): Promise<void> {
  await go('/documents/1')
  await page.getByRole('heading', { level: 1, name: 'Stadtwerke Musterau' }).waitFor()
}

const states: State[] = [
  ['paying a letter by bank transfer', {}, openPayment],
  [
    'paying a letter, with a changed account and a second yes',
    {},
    async () => {
      await openPayment()
      await button(paymentsText.edit({ label: paymentsText.iban })).click()
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
      await page.getByLabel(paymentsText.own.amount, { exact: true }).fill('much')
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
      await button(paymentsText.credits.online({ amount: '€6.60' })).waitFor()
    },
  ],
]

test.each(states)('no barrier, and nothing to scroll sideways: %s', (_name, change, reach) =>
  app.expectNoBarrier(change, reach),
)
