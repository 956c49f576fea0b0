import { AppError, message } from '@brieflotse/contract'
import { toDecimal } from '@brieflotse/rules'
import * as v from 'valibot'
import type { Charge, Charged, Payment } from './payment.ts'
import { createPaypalCalls, type PaypalCall } from './paypal-calls.ts'
import { createDeclines } from './paypal-declines.ts'
import { refusalOf } from './paypal-failure.ts'
import { questionAbout, eventSubjectOf } from './paypal-news.ts'
import { approveLink, captureOf, chargedOf, orderOf } from './paypal-order.ts'
import { isEmail, oneLine } from './words.ts'

export type PaypalOptions = {
  clientId: string
  secret: string
  /** The id of the webhook in PayPal's dashboard, needed to verify events. */
  webhookId: string
  /** https://api-m.paypal.com, or https://api-m.sandbox.paypal.com for tests. */
  url?: string
  timeoutMs?: number
  now?: () => number
}

/** Declines after which the payer can choose another funding source at PayPal. */
const chooseAgain = new Set([
  'INSTRUMENT_DECLINED',
  'PAYER_ACTION_REQUIRED',
  'PAYER_CANNOT_PAY',
  'TRANSACTION_REFUSED',
])
const CaptureOfOrder = v.object({
  supplementary_data: v.object({ related_ids: v.object({ order_id: v.string() }) }),
})

/** PayPal, Orders v2: one order for each payment. The payer approves it at PayPal and we capture it; only then we have the money. */
export function createPaypalPayment(options: PaypalOptions): Payment {
  const { url = 'https://api-m.paypal.com', timeoutMs = 15_000, webhookId } = options
  const declines = createDeclines(options.now)
  const call = createPaypalCalls({ ...options, url, timeoutMs })

  const read = async (id: string, signal: AbortSignal) => {
    // Any other text would change the request's path.
    if (!/^[\w-]{1,64}$/.test(id)) throw new AppError('not-found')
    return orderOf(await call('GET', `/v2/checkout/orders/${id}`, signal))
  }

  return {
    name: 'paypal',
    practice: false,

    async create(charge, signal) {
      const answer = await call('POST', '/v2/checkout/orders', signal, {
        body: orderFor(charge),
        requestId: `payment-${charge.id}`,
      })
      return chargedOf(orderOf(answer))
    },

    async status(providerId, signal) {
      return chargedOf(await read(providerId, signal))
    },

    async capture(providerId, signal) {
      const order = await read(providerId, signal)
      const before = chargedOf(order)
      if (before.status !== 'requires_capture') return before
      const earlier = declines.fresh(order)
      if (earlier) return declined(before, earlier.approveUrl)
      try {
        await call('POST', `/v2/checkout/orders/${providerId}/capture`, signal)
      } catch (error) {
        const refusal = refusalOf(error)
        if (refusal?.issue && chooseAgain.has(refusal.issue)) {
          const link = approveLink(refusal.links) ?? approveLink(order.links)
          declines.note(order, link)
          return declined(before, link)
        }
        // The order was captured by a concurrent call, or the payer withdrew the approval.
        if (!/^ORDER_(ALREADY_CAPTURED|NOT_APPROVED)$/.test(refusal?.issue ?? '')) throw error
      }
      return chargedOf(await read(providerId, signal))
    },

    async refund(providerId, { id, amount }, signal) {
      const capture = captureOf(await read(providerId, signal))
      if (!capture) throw new AppError('payment-failed')
      await call('POST', `/v2/payments/captures/${encodeURIComponent(capture.id)}/refund`, signal, {
        body: { amount: euros(amount), custom_id: oneLine(id, 127) },
        requestId: `refund-${providerId}-${id}`,
      })
      return chargedOf(await read(providerId, signal))
    },

    async verifyWebhook(headers, body, signal) {
      const event = await verified(call, { webhookId, url }, headers, body, signal)
      const subject = eventSubjectOf(event)
      if (!subject) return null
      const { eventId, captureId } = subject
      const providerId =
        subject.orderId ?? (captureId && (await orderOfCapture(call, captureId, signal)))
      if (providerId) declines.forget(providerId)
      return providerId ? { eventId, providerId } : null
    },
  }
}

/** The event in a webhook call, if PayPal confirms that the call is its own. */
async function verified(
  call: PaypalCall,
  { webhookId, url }: { webhookId: string; url: string },
  headers: Parameters<Payment['verifyWebhook']>[0],
  body: Uint8Array,
  signal: AbortSignal,
) {
  const { hostname } = new URL(url)
  const certificateHosts = hostname.endsWith('paypal.com')
    ? /(^|\.)paypal\.com$/
    : new RegExp(`^${hostname.replaceAll('.', '\\.')}$`)
  const { text, event } = questionAbout(headers, body, {
    webhookId,
    certificateHosts,
    now: Date.now(),
  })
  const path = '/v1/notifications/verify-webhook-signature'
  const answer = await call('POST', path, signal, { body: text }).catch((error: unknown) => {
    throw refusalOf(error) ? new AppError('invalid-input', undefined, { cause: error }) : error
  })
  if (!v.is(v.object({ verification_status: v.literal('SUCCESS') }), answer)) {
    throw new AppError('invalid-input')
  }
  return event
}

async function orderOfCapture(
  call: PaypalCall,
  id: string,
  signal: AbortSignal,
): Promise<string | null> {
  const answer = await call('GET', `/v2/payments/captures/${id}`, signal)
  const parsed = v.safeParse(CaptureOfOrder, answer)
  return parsed.success ? parsed.output.supplementary_data.related_ids.order_id : null
}

const euros = (cents: number) => ({ currency_code: 'EUR', value: toDecimal(cents) })

function orderFor({ id, amount, reference, returnUrl, payerEmail }: Charge) {
  return {
    intent: 'CAPTURE',
    purchase_units: [
      {
        amount: euros(amount),
        custom_id: id,
        // PayPal charges an invoice id only once, even if two orders exist.
        invoice_id: id,
        description: oneLine(reference, 120) || 'Payment',
      },
    ],
    payment_source: {
      paypal: {
        ...(isEmail(payerEmail) && { email_address: payerEmail }),
        experience_context: {
          brand_name: 'Brieflotse',
          user_action: 'PAY_NOW',
          shipping_preference: 'NO_SHIPPING',
          payment_method_preference: 'IMMEDIATE_PAYMENT_REQUIRED',
          return_url: returnUrl,
          cancel_url: returnUrl,
        },
      },
    },
  }
}

const declined = (before: Charged, approveUrl: string | null): Charged => ({
  ...before,
  status: 'requires_payment_method',
  approveUrl,
  said: message('paypal.declined'),
})
