import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { printText } from '../api/src/inbox/print-text.ts'
import { addDays, dayInGermany } from '../packages/rules/src/index.ts'
import { noticesText } from '../web/src/text/notices.ts'
import { prepareBrowser } from './browser.ts'
import { type RemindingServer, startRemindingServer, zoneAtNoon } from './reminding-server.ts'
import { register, text, underWorker } from './steps.ts'

const browser = await prepareBrowser()
let server: RemindingServer

beforeAll(async () => {
  server = await startRemindingServer(null)
})
afterAll(async () => {
  await browser.remove()
  await server.remove()
})

type Subscription = { endpoint: string; keys: { p256dh: string; auth: string } }

/** Runs in the page: replaces the browser's push subscription by this one. */
function subscribeAs(subscription: Subscription): void {
  const key = 'push-address'
  const held = () => (localStorage.getItem(key) === null ? null : pushed)
  const pushed = {
    endpoint: subscription.endpoint,
    options: {},
    toJSON: () => subscription,
    unsubscribe: async () => localStorage.removeItem(key),
  }
  Object.assign(PushManager.prototype, {
    getSubscription: async () => held(),
    subscribe: async () => {
      localStorage.setItem(key, 'yes')
      return pushed
    },
  })
}

/** Delivers a decrypted push message, as the browser's push service does. */
async function deliver(page: Page, data: string): Promise<void> {
  const browserSide = await page.context().newCDPSession(page)
  const known = new Promise<string>((resolve) => {
    browserSide.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [ours] = registrations.filter(({ scopeURL }) => scopeURL.startsWith(server.address))
      if (ours) resolve(ours.registrationId)
    })
  })
  await browserSide.send('ServiceWorker.enable')
  await browserSide.send('ServiceWorker.deliverPushMessage', {
    origin: server.address,
    registrationId: await known,
    data,
  })
}

/** The notifications that the service worker shows. */
const shown = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    const all = await registration.getNotifications()
    return all.map(({ title, body, tag }) => ({ title, body, tag }))
  })

/** The same without an open page of the app. */
async function kept(page: Page): Promise<unknown[]> {
  const [worker] = page.context().serviceWorkers()
  return (await worker?.evaluate<unknown[]>('registration.getNotifications()')) ?? []
}

/** Taps the notification. */
async function tap(page: Page): Promise<void> {
  const [worker] = page.context().serviceWorkers()
  await worker!.evaluate(`(async () => {
    const all = await registration.getNotifications()
    const notification = all.find(({ tag }) => tag.startsWith('due-'))
    dispatchEvent(new NotificationEvent('notificationclick', { notification }))
  })()`)
}

const due = addDays(dayInGermany(new Date()), 2)
const german = due.split('-').toReversed().join('.')
const letter = `Stadtwerke Musterhafen GmbH
Hafenstraße 1, 24100 Musterhafen

Rechnung Nr. 2044 891 76

Sehr geehrte Frau Börger,

bitte überweisen Sie den Rechnungsbetrag von 84,20 EUR bis zum ${german} auf unser Konto.

Mit freundlichen Grüßen
Stadtwerke Musterhafen GmbH`

test('a mail with a letter becomes a document, a day in the calendar, and a notification that leads to it', async () => {
  const { path: _, label: __, ...subscription } = server.service.browser()
  const page = await browser.open({
    timezoneId: zoneAtNoon(),
    permissions: ['notifications'],
  })
  await page.addInitScript(subscribeAs, subscription)
  await register(page, server.address)
  await underWorker(page)

  await page.goto(`${server.address}/share`)
  await page.getByLabel(text.share.content).fill('Anbei die Rechnung.\n\nViele Grüße')
  const pdf = await printText({ lines: [], text: letter })
  const file = { name: 'Rechnung.pdf', mimeType: 'application/pdf', buffer: Buffer.from(pdf) }
  await page.locator('input[type=file]').setInputFiles(file)
  await page.getByRole('button', { name: text.share.process }).click()
  const documents = async () =>
    (await (await page.request.get(`${server.address}/api/documents`)).json()) as {
      id: number
      status: string
      reminders: { dueOn: string }[]
    }[]
  await expect
    .poll(
      async () =>
        (await documents()).map((one) => [one.status, one.reminders.map(({ dueOn }) => dueOn)]),
      { timeout: 120_000 },
    )
    .toEqual([['completed', [due]]])

  await page.goto(`${server.address}/settings#reminders`)
  await page.getByRole('button', { name: noticesText.device.turnOn }).click()
  await page.getByText(noticesText.device.on).waitFor()
  await page.getByRole('button', { name: noticesText.feed.make }).click()
  const feed = await page.getByText('/api/calendar/').textContent()
  const calendar = await (await fetch(feed!)).text()
  expect(calendar).toContain(`DTSTART;VALUE=DATE:${due.replaceAll('-', '')}`)

  // The message arrives while no page of the app is open, and reveals nothing about the letter.
  await expect.poll(() => server.service.arrived.length).toBe(1)
  await page.goto('about:blank')
  await expect
    .poll(
      async () => {
        // Push services repeat a message until the device has it; the browser loses messages while its tab changes.
        if ((await kept(page)).length === 0) await deliver(page, server.service.arrived[0]!.text)
        return kept(page)
      },
      { timeout: 60_000, interval: 1_000 },
    )
    .toHaveLength(1)
  await page.goto(`${server.address}/documents`)
  const expected = [
    {
      title: expect.stringMatching(/^You have a deadline (tomorrow|in [123] days)$/),
      body: 'Open Brieflotse to see it.',
      tag: expect.stringMatching(/^due-/),
    },
  ]
  await expect.poll(() => shown(page)).toEqual(expected)
  // A message that is sent twice is shown once.
  await deliver(page, server.service.arrived[0]!.text)
  await deliver(page, JSON.stringify({ user: 999, title: 'Geheim', body: '', tag: 'x', path: '/' }))
  await expect
    .poll(async () => (await shown(page)).map(({ tag }) => tag).toSorted())
    .toEqual(['blank', expected[0]!.tag])
  expect(JSON.stringify(await shown(page))).not.toContain('Geheim')

  await tap(page)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForURL(/\/documents\/\d+$/)
})
