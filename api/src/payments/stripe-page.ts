import type { Wording } from '../text/in-language.ts'
import { escapeHtml, isolated, htmlPage, sourceOf } from './html-page.ts'
import type { PaymentRow } from './store.ts'

/** The app's languages that Stripe's own fields support. Source: docs.stripe.com/js/appendix/supported_locales. */
const spokenByStripe = ['en', 'de', 'tr', 'ar', 'ru', 'fr']

// All values are in data attributes, so that the script is constant and a hash in the policy can allow it.
const script = `
const { key, secret, back, email, locale, unloaded, failed } = document.querySelector('form').dataset
const [form, button, message] = ['form', 'button', '[role=alert]'].map((name) => document.querySelector(name))
const say = (text) => { message.textContent = text }
const stripe = window.Stripe && window.Stripe(key)
if (!stripe) say(unloaded)
else {
  const theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'night' : 'stripe'
  const elements = stripe.elements({ clientSecret: secret, locale, appearance: { theme } })
  const billingDetails = { address: { country: 'DE' }, ...(email && { email }) }
  const fields = elements.create('payment', { defaultValues: { billingDetails } })
  fields.on('ready', () => { button.disabled = false })
  fields.on('loaderror', () => say(unloaded))
  fields.mount('#fields')
  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    if (button.disabled) return
    button.disabled = true
    say('')
    try {
      const { error } = await stripe.confirmPayment({ elements, confirmParams: { return_url: back } })
      say((error && error.message) || failed)
    } catch {
      say(failed)
    }
    button.disabled = false
  })
}
`

/** Allows Stripe's script and frames on this page only. Source: docs.stripe.com/security/guide. */
export const stripePolicy = [
  "default-src 'none'",
  // Stripe's script adds styles to the page; a hash of our own styles would forbid that.
  "style-src 'unsafe-inline'",
  `script-src ${sourceOf(script)} https://js.stripe.com https://*.js.stripe.com`,
  'frame-src https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com',
  'connect-src https://api.stripe.com',
  'img-src https://*.stripe.com data:',
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** The screen that shows the result of a payment. */
export const completePath = (id: string) => `/payment-complete?payment_intent=${id}`

/** The page for paying through Stripe. It contains the payment's client secret, so only the payer may get it. */
export function renderStripePage(
  row: PaymentRow,
  publishableKey: string,
  { payee, returnUrl }: { payee: string | null; returnUrl: string },
  words: Wording,
): string {
  const isTest = publishableKey.startsWith('pk_test')
  const data = {
    key: publishableKey,
    secret: row.client_secret ?? '',
    back: returnUrl,
    email: row.payer_email ?? '',
    // For other languages Stripe uses that of the browser.
    locale: spokenByStripe.includes(words.language) ? words.language : 'auto',
    unloaded: words.pay.unloaded,
    failed: words.pay.failed,
  }
  const attributes = Object.entries(data).map(
    ([name, text]) => `data-${name}="${escapeHtml(text)}"`,
  )
  const { bank, pay } = words
  return htmlPage({
    ...words,
    title: pay.title,
    where: 'Brieflotse',
    body: `${isTest ? `<p class="note">${pay.test}</p>` : ''}
<div class="card">
<dl>
<dt>${bank.amount}</dt><dd class="amount">${words.cents(row.amount_cents)}</dd>
<dt>${bank.to}</dt><dd>${isolated(payee ?? 'Brieflotse')}</dd>
<dt>${bank.reference}</dt><dd>${isolated(row.reference)}</dd>
</dl>
<form ${attributes.join(' ')}>
<div id="fields"></div>
<p role="alert"></p>
<noscript><p>${pay.script}</p></noscript>
<button value="approve" disabled>${pay.now}</button>
</form>
<a class="leave" href="${escapeHtml(completePath(row.id))}">${pay.leave}</a>
</div>
<script src="https://js.stripe.com/v3/"></script>
<script>${script}</script>`,
  })
}
