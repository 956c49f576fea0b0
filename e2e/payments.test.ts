import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { paymentsText } from '../web/src/text/payments.ts'
import { begin } from './begin.ts'
import { card, letters, readyForOffline, register, tabTo, text, upload } from './steps.ts'

const { server, browser } = await begin()
let page: Page

beforeAll(async () => {
  page = await browser.open()
  await register(page, server.address)
})

const sender = 'Nordlicht Energie GmbH'
const { test: trial, complete, started, checks } = paymentsText
const button = (name: string) => page.getByRole('button', { name, exact: true })
const heading = (name: string) => page.getByRole('heading', { name, exact: true })
const approve = () => page.getByRole('button', { name: /^Approve/ })
const bank = () => page.waitForURL(/\/api\/practice-bank\//)

async function openLetter(file: string): Promise<void> {
  await upload(page, server.address, file)
  await page.getByRole('progressbar').waitFor({ state: 'detached', timeout: 180_000 })
  await card(page, sender).first().getByRole('link').click()
  await page.getByRole('region', { name: text.detail.inShort }).waitFor()
}

async function beginTest(): Promise<void> {
  await page.goto(`${server.address}/payment-test`)
  await button(trial.start).click()
  await page.getByRole('link', { name: trial.goOn }).click()
  await bank()
}

test('a test payment that is approved succeeds, says its number, and that no money moved', async () => {
  await beginTest()
  await approve().click()
  await heading(complete.successful).waitFor()
  const id = new URL(page.url()).searchParams.get('payment_intent')
  await page.getByText(id ?? 'no number', { exact: true }).waitFor()
  await page.getByText(paymentsText.practiceNoMoney).waitFor()
  await page.getByRole('link', { name: complete.home }).click()
  await heading(text.home.greeting({ name: 'Jana' })).waitFor()
})

test('a test payment that is declined or left has not been paid, and can be tried again', async () => {
  await beginTest()
  await button('Decline').click()
  await heading(complete.failed).waitFor()
  await page.getByRole('link', { name: complete.tryAgain }).click()
  await button(trial.start).waitFor()
  await beginTest()
  await page.getByRole('link', { name: 'Leave without deciding' }).click()
  await heading(complete.failed).waitFor()
})

test('the status of a test payment is looked at by itself, and by hand', async () => {
  await page.goto(`${server.address}/payment-test`)
  await button(trial.start).click()
  await heading(trial.summary).waitFor()
  const looked = page.waitForResponse((answer) => answer.url().endsWith('/status'))
  expect((await looked).status()).toBe(200)
  await button(trial.check).click()
  await page.getByText(trial.statuses.requires_action).waitFor()
})

test('a letter is paid by keyboard alone: second yes, bank, and the letter says so', async () => {
  await openLetter(letters.pdf)
  await button(text.detail.pay({ amount: '€307.88' })).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('img', { name: /^GiroCode: €307.88/ }).waitFor()
  await button(paymentsText.confirmBank).waitFor()
  await tabTo(page, paymentsText.confirmBank)
  await page.keyboard.press('Enter')
  await heading(checks.again).waitFor()
  await tabTo(page, checks.yes)
  await page.keyboard.press('Enter')
  await heading(started.title).waitFor()
  await tabTo(page, started.goOn)
  await page.keyboard.press('Enter')
  await bank()
  await tabTo(page, 'Approve (practice)')
  await page.keyboard.press('Enter')
  await heading(complete.successful).waitFor()
  await page.getByRole('link', { name: complete.toLetter }).click()
  await page
    .getByText(/^Paid on .* in practice: no money moved$/)
    .first()
    .waitFor()
  // A test payment leaves the claim unpaid.
  await button(text.detail.pay({ amount: '€307.88' })).waitFor()
})

test('paying it again by PayPal says that it was paid, and asks once more', async () => {
  await page.goto(`${server.address}/documents`)
  await card(page, sender).getByRole('link').click()
  await button(text.detail.claims.payAgain).click()
  await page.getByText(/^You paid €307.88 for this on/).waitFor()
  await page.getByRole('tab', { name: paymentsText.paypalTab }).click()
  await button(paymentsText.payWithPaypal).click()
  await page
    .getByRole('alertdialog')
    .getByText(/You paid €307.88/)
    .waitFor()
  await button(checks.yes).click()
  await page.getByRole('link', { name: started.goOn }).click()
  await bank()
  await button('Decline').click()
  await heading(complete.failed).waitFor()
})

test('without a connection the code is there, and what was paid is noted and reaches the server later', async () => {
  await openLetter(letters.scan)
  await readyForOffline(page, 1)
  const address = page.url()
  await server.stop()
  await page.goto(`${address}?pay=${address.split('/').at(-1)}`)
  await page.getByText(paymentsText.offline).waitFor()
  await page.getByRole('img', { name: /^GiroCode/ }).waitFor()
  const saved = page.waitForEvent('download')
  await button(paymentsText.code.save).click()
  expect((await saved).suggestedFilename()).toBe('girocode.png')
  await button(paymentsText.own.button).click()
  await page.getByLabel(paymentsText.own.note).fill('at the counter')
  await button(paymentsText.own.save).click()
  await page.getByText(paymentsText.own.savedLater).waitFor()
  await page.getByText('at the counter').waitFor()
  await server.start()
  await page.getByText(text.waiting.states.connection).waitFor({ state: 'detached' })
  const claims = await page.evaluate(claimsOnServer)
  expect(claims).toContainEqual(expect.objectContaining({ state: 'paid', note: 'at the counter' }))
})

/** Runs in the page: the server's payments with the state of their claims. */
async function claimsOnServer() {
  type Row = { claims: { state: string; payments: { note: string | null }[] }[] }
  const rows = (await (await fetch('/api/documents')).json()) as Row[]
  return rows.flatMap(({ claims }) =>
    claims.flatMap(({ state, payments }) => payments.map(({ note }) => ({ state, note }))),
  )
}
