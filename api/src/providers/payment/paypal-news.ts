import { AppError } from '@brieflotse/contract'
import * as v from 'valibot'

const header = v.pipe(v.string(), v.nonEmpty(), v.maxLength(2_000))
const Headers = v.object({
  'paypal-transmission-id': header,
  'paypal-transmission-time': header,
  'paypal-transmission-sig': header,
  'paypal-cert-url': header,
  'paypal-auth-algo': header,
})
const id = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/))
const Event = v.object({
  id,
  event_type: v.string(),
  resource: v.object({
    id: v.optional(v.string()),
    supplementary_data: v.optional(
      v.object({ related_ids: v.optional(v.object({ order_id: v.optional(id) })) }),
    ),
    links: v.optional(v.array(v.object({ rel: v.string(), href: v.string() })), []),
  }),
})

/** PayPal retries events for three days, so an older event is a replay. */
const oldestMs = 4 * 24 * 60 * 60 * 1000

/**
 * The request that asks PayPal to verify an event. The event is included as received, because reserialising it would break the
 * signature. Throws `invalid-input` if it cannot be from PayPal.
 */
export function questionAbout(
  headers: Record<string, string | undefined>,
  body: Uint8Array,
  given: { webhookId: string; certificateHosts: RegExp; now: number },
): { text: string; event: unknown } {
  const parsed = v.safeParse(Headers, headers)
  if (!parsed.success) throw new AppError('invalid-input')
  const sent = parsed.output
  const url = URL.canParse(sent['paypal-cert-url']) && new URL(sent['paypal-cert-url'])
  const age = given.now - Date.parse(sent['paypal-transmission-time'])
  // A certificate from another host could belong to anybody.
  if (!url || !given.certificateHosts.test(url.hostname)) throw new AppError('invalid-input')
  if (!(Math.abs(age) < oldestMs)) throw new AppError('invalid-input')
  const text = Buffer.from(body).toString()
  let event: unknown
  try {
    event = JSON.parse(text)
  } catch {
    throw new AppError('invalid-input')
  }
  const question = JSON.stringify({
    transmission_id: sent['paypal-transmission-id'],
    transmission_time: sent['paypal-transmission-time'],
    transmission_sig: sent['paypal-transmission-sig'],
    cert_url: sent['paypal-cert-url'],
    auth_algo: sent['paypal-auth-algo'],
    webhook_id: given.webhookId,
  })
  return { text: `${question.slice(0, -1)},"webhook_event":${text}}`, event }
}

/** The subject of an event: an order, or a capture whose order must be fetched. Null for everything else. */
export function eventSubjectOf(
  event: unknown,
): { eventId: string; orderId: string | null; captureId: string | null } | null {
  const parsed = v.safeParse(Event, event)
  if (!parsed.success) return null
  const { event_type: type, resource, id: eventId } = parsed.output
  if (type.startsWith('CHECKOUT.ORDER.')) {
    return v.is(id, resource.id) ? { eventId, orderId: resource.id, captureId: null } : null
  }
  if (!type.startsWith('PAYMENT.CAPTURE.') && !type.startsWith('PAYMENT.REFUND.')) return null
  const orderId = resource.supplementary_data?.related_ids?.order_id ?? null
  const up = resource.links.find(({ rel }) => rel === 'up')?.href
  const captureId = /\/captures\/([\w-]{1,64})$/.exec(up ?? '')?.[1] ?? null
  return orderId === null && captureId === null ? null : { eventId, orderId, captureId }
}
