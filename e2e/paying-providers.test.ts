import { randomBytes } from 'node:crypto'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FakePaypal, openFakePaypal } from '../api/test/fake-paypal.ts'
import { type FakeStripe, openFakeStripe } from '../api/test/fake-stripe.ts'
import { prepareBrowser } from './browser.ts'
import { prepareServer, type Server } from './server.ts'

let stripe: FakeStripe
let paypal: FakePaypal
let server: Server
let browser: Awaited<ReturnType<typeof prepareBrowser>>
let page: Page
const refusals: string[] = []

/** A fake of Stripe's script: it has the functions that the page calls, and confirms payments through the test. */
const script = `window.Stripe = (key) => ({
  elements: (given) => ({ given, create: (kind, options) => {
    const heard = {}
    return { on: (name, hear) => { heard[name] = hear }, mount: (at) => {
      const frame = document.createElement('p')
      frame.setAttribute('style', 'color: rgb(1, 2, 3)')
      frame.textContent = [key, kind, options.defaultValues.billingDetails.address.country].join(' ')
      document.querySelector(at).append(frame)
      setTimeout(() => heard.ready())
    } }
  } }),
  confirmPayment: async ({ elements, confirmParams }) => {
    const { clientSecret } = elements.given
    const answer = await confirmInTest(clientSecret)
    if (answer) return { error: { message: answer } }
    location.href = confirmParams.return_url + '?payment_intent=pi_1&payment_intent_client_secret=' + clientSecret
    return new Promise(() => {})
  },
})`

beforeAll(async () => {
  stripe = await openFakeStripe()
  paypal = await openFakePaypal()
  const settings: Record<string, string> = {
    BRIEFLOTSE_PAYMENT: 'stripe',
    BRIEFLOTSE_STRIPE_SECRET_KEY: stripe.key,
    BRIEFLOTSE_STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
    BRIEFLOTSE_STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
    BRIEFLOTSE_STRIPE_URL: stripe.url,
    BRIEFLOTSE_PAYPAL: 'paypal',
    BRIEFLOTSE_PAYPAL_CLIENT: paypal.clientId,
    BRIEFLOTSE_PAYPAL_SECRET: paypal.secret,
    BRIEFLOTSE_PAYPAL_WEBHOOK_ID: paypal.webhookId,
    BRIEFLOTSE_PAYPAL_URL: paypal.url,
  }
  server = await prepareServer(settings)
  settings['BRIEFLOTSE_PUBLIC_URL'] = server.address
  await server.start()
  browser = await prepareBrowser()
  page = await browser.open()
  page.on('console', (message) => {
    if (/Content Security Policy/.test(message.text())) refusals.push(message.text())
  })
  await page.route('https://js.stripe.com/**', (route) =>
    route.fulfill({ body: script, contentType: 'text/javascript' }),
  )
  await post('/api/register', {
    username: `payer-${randomBytes(4).toString('hex')}`,
    password: 'a long password 1',
    email: `payer-${randomBytes(4).toString('hex')}@example.org`,
    firstName: 'Ada',
    lastName: 'Payer',
  })
}, 120_000)

afterAll(async () => {
  await browser.remove()
  await server.remove()
  await Promise.all([stripe.close(), paypal.close()])
})

async function post<T>(path: string, data: object): Promise<T> {
  const answer = await page.request.post(`${server.address}${path}`, {
    data,
    headers: { 'idempotency-key': randomBytes(16).toString('hex') },
  })
  expect(answer.status(), await answer.text()).toBe(201)
  return (await answer.json()) as T
}

type Begun = { paymentIntentId: string; approveUrl: string }
const credits = (method: 'online' | 'paypal') =>
  post<Begun>('/api/payments/credits', { credits: 6, method })
const stateOf = async ({ paymentIntentId }: Begun) => {
  const answer = await page.request.get(`${server.address}/api/payments/${paymentIntentId}/status`)
  return (await answer.json()) as { status: string }
}

test('Stripe: declined, then paid, on our own page, with nothing of it in an address', async () => {
  const begun = await credits('online')
  const [intent] = stripe.begun(begun.paymentIntentId)
  let declines = 1
  await page.exposeFunction('confirmInTest', (secret: string) => {
    expect(secret).toMatch(new RegExp(`^${intent}_secret_`))
    if (declines-- > 0) {
      stripe.decline(intent!)
      return 'Your card was declined.'
    }
    stripe.approve(intent!)
    return null
  })
  await page.goto(server.address + begun.approveUrl)
  await page.getByText('pk_test_1 payment DE').waitFor()
  expect(await page.locator('#fields p').evaluate((p) => getComputedStyle(p).color)).toBe(
    'rgb(1, 2, 3)',
  )
  const pay = page.getByRole('button', { name: 'Pay now' }).and(page.locator(':enabled'))
  await pay.press('Enter')
  await page.getByRole('alert').getByText('Your card was declined.').waitFor()
  await pay.press('Enter')
  await page.waitForURL('**/payment-complete?payment_intent=*')
  expect(page.url()).toBe(
    `${server.address}/payment-complete?payment_intent=${begun.paymentIntentId}`,
  )
  expect(await stateOf(begun)).toMatchObject({
    status: 'succeeded',
    statusMessage: 'The payment was received.',
  })
  expect(stripe.charges).toHaveLength(1)
  expect(refusals).toEqual([])
  // Going back must not start a second payment.
  await page.goto(server.address + begun.approveUrl)
  expect(page.url()).toContain('/payment-complete')
})

test('PayPal: cancelled, declined, then paid, and captured once', async () => {
  const begun = await credits('paypal')
  const choose = async (words: string) => {
    await page.goto(begun.approveUrl)
    await page.getByText(words).click()
    await page.waitForURL('**/payment-complete?*')
    expect(new URL(page.url()).searchParams.get('payment_intent')).toBe(begun.paymentIntentId)
  }
  await choose('Cancel and return')
  expect(await stateOf(begun)).toMatchObject({ status: 'requires_action' })
  await choose('Pay with a card that is declined')
  // A provider is polled about a payment at most every two seconds.
  await expect.poll(() => stateOf(begun)).toMatchObject({ status: 'requires_payment_method' })
  await choose('Pay now')
  await expect.poll(() => stateOf(begun)).toMatchObject({ status: 'succeeded' })
  expect(paypal.charges).toMatchObject([{ amount: 660 }])
})
