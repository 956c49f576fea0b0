import * as v from 'valibot'
import { languageOf } from '../account/store.ts'
import type { Db } from '../db/open.ts'
import { existing } from '../http/errors.ts'
import { userOf } from '../http/session.ts'
import type { Api } from '../http/valibot.ts'
import type { PaymentProviders } from '../providers/payment/providers.ts'
import { wordingIn } from '../text/in-language.ts'
import { findPayment, waitsForPayer } from './store.ts'
import { completePath, renderStripePage, stripePolicy } from './stripe-page.ts'

export type StripePageDeps = {
  db: Db
  payment: PaymentProviders
  /** The public URL of this app. */
  publicUrl: string
}

const params = v.object({ id: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)) })

/** The return URL for Stripe; it works without a session. */
export async function stripeReturnRoutes(app: Api, { payment }: StripePageDeps): Promise<void> {
  if (payment.publishableKey === null) return
  // Stripe adds the payment's client secret to this URL. The redirect keeps it out of the history and of other pages.
  app.get('/api/pay/:id/done', { schema: { params, hide: true } }, (request, reply) =>
    reply.redirect(completePath(request.params.id), 303),
  )
}

/** The page for paying through Stripe, for the logged-in payer. */
export async function stripeRoutes(app: Api, deps: StripePageDeps): Promise<void> {
  const { publishableKey } = deps.payment
  if (publishableKey === null) return
  app.get('/api/pay/:id', { schema: { params, hide: true } }, async (request, reply) => {
    const { userId } = userOf(request)
    const row = existing(await findPayment(deps.db.read, userId, request.params.id))
    if (row.provider !== 'stripe') existing(null)
    if (!waitsForPayer(row.status)) {
      return reply.redirect(completePath(row.id), 303)
    }
    const recipient = row.recipient && (JSON.parse(row.recipient) as { name: string | null })
    const returnUrl = new URL(`/api/pay/${row.id}/done`, deps.publicUrl).href
    const words = wordingIn(await languageOf(deps.db.read, userId))
    const payee = recipient ? recipient.name : null
    return (
      reply
        .header('content-security-policy', stripePolicy)
        // Some payment methods open a window of the bank.
        .header('cross-origin-opener-policy', 'same-origin-allow-popups')
        .type('text/html; charset=utf-8')
        .send(renderStripePage(row, publishableKey, { payee, returnUrl }, words))
    )
  })
}
