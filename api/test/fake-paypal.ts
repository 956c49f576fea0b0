import { createHmac } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { openFakeHttp, type Answered, type Asked } from './fake-http.ts'
import type { FakeEvent, FakePayments } from './fake-payments.ts'
import {
  centsOf,
  json,
  notFound,
  payLink,
  random,
  refuse,
  shownCapture,
  shownOrder,
  unprocessable,
  type Order,
} from './fake-paypal-orders.ts'
import { payerPage } from './fake-paypal-page.ts'

export type FakePaypal = FakePayments & {
  clientId: string
  secret: string
  webhookId: string
  /** Invalidates all tokens issued so far. */
  forgetTokens(): void
}

/**
 * A stateful fake of PayPal, limited to what this project uses: tokens, Orders v2, captures, refunds, request ids, signed webhooks
 * and the request that verifies them. The payer can also act in a browser, at the order's link.
 */
export async function openFakePaypal(
  options: { link?: 'approve' | 'payer-action' } = {},
): Promise<FakePaypal> {
  const clientId = `client-${random()}`
  const secret = `secret-${random()}`
  const webhookId = `WH-${random()}`
  const signingKey = random()
  const tokens = new Set<string>()
  const orders = new Map<string, Order>()
  const kept = new Map<string, { asked: string; answer: () => Answered }>()
  const events: FakeEvent[] = []
  const newest = new Map<string, FakeEvent>()
  const charges: FakePaypal['charges'] = []
  const refunds: FakePaypal['refunds'] = []

  const orderAt = (path: string) => orders.get(/orders\/([^/]+)/.exec(path)?.[1] ?? '')
  const captured = (id: string | undefined) =>
    [...orders.values()].find((order) => order.capture?.id === id)
  const shown = (order: Order) => shownOrder(order, http.url)
  const known = (id: string): Order => {
    const order = orders.get(id)
    if (!order) throw new Error(`The fake knows no order ${id}`)
    return order
  }
  const tell = (type: string, order: Order, resource: unknown) => {
    const event = { id: `WH-${random()}`, type, providerId: order.id, resource }
    events.push(event)
    newest.set(order.id, event)
  }
  const tellCapture = (order: Order, type: string) =>
    tell(`PAYMENT.CAPTURE.${type}`, order, shownCapture(order, order.capture!))

  function create(asked: Asked): Answered {
    const body = JSON.parse(asked.body) as Record<string, any> // oxlint-disable-line typescript/no-explicit-any
    const unit = body['purchase_units']?.[0]
    const amount = centsOf(unit?.amount)
    const { experience_context: context } = body['payment_source']?.paypal ?? {}
    if (body['intent'] !== 'CAPTURE' || !amount)
      return refuse(400, 'INVALID_REQUEST', 'INVALID_PARAMETER_VALUE')
    if (String(unit.description ?? '').length > 127 || String(unit.custom_id).length > 127) {
      return refuse(400, 'INVALID_REQUEST', 'INVALID_STRING_LENGTH')
    }
    const link = options.link ?? (context ? 'payer-action' : 'approve')
    const order: Order = {
      id: random(),
      ours: unit.custom_id,
      amount,
      status: link === 'approve' ? 'CREATED' : 'PAYER_ACTION_REQUIRED',
      means: 'good',
      approvals: 0,
      attempts: 0,
      capture: null,
      returnUrl: context?.return_url,
      cancelUrl: context?.cancel_url,
      link,
    }
    orders.set(order.id, order)
    return json(201, shown(order))
  }

  function capture(order: Order): Answered {
    if (order.capture) return unprocessable('ORDER_ALREADY_CAPTURED')
    if (order.status !== 'APPROVED') return unprocessable('ORDER_NOT_APPROVED')
    if ([...orders.values()].some((other) => other.ours === order.ours && other.capture)) {
      return unprocessable('DUPLICATE_INVOICE_ID')
    }
    order.attempts++
    if (order.attempts > 10) return unprocessable('MAX_NUMBER_OF_PAYMENT_ATTEMPTS_EXCEEDED')
    if (order.means === 'declined') {
      const href = payLink(order, http.url)
      return unprocessable('INSTRUMENT_DECLINED', [{ href, rel: 'redirect', method: 'GET' }])
    }
    order.status = 'COMPLETED'
    order.capture = { id: random(), status: 'PENDING', refunds: [] }
    if (order.means === 'good') come(order)
    else tellCapture(order, 'PENDING')
    return json(201, shown(order))
  }

  function come(order: Order) {
    order.capture!.status = 'COMPLETED'
    charges.push({ providerId: order.id, ours: order.ours, amount: order.amount })
    tellCapture(order, 'COMPLETED')
  }

  function giveBack(asked: Asked): Answered {
    const order = captured(/captures\/([^/]+)/.exec(asked.path)?.[1])
    if (!order?.capture) return notFound()
    const { capture } = order
    const left = order.amount - sum(capture.refunds)
    const sent = JSON.parse(asked.body) as { amount?: unknown }
    const amount = centsOf(sent.amount) ?? left
    if (!/COMPLETED|PARTIALLY/.test(capture.status)) return unprocessable('CAPTURE_FULLY_REFUNDED')
    if (amount > left) return unprocessable('REFUND_AMOUNT_EXCEEDED')
    const id = random()
    capture.refunds.push({ id, amount })
    capture.status = amount === left ? 'REFUNDED' : 'PARTIALLY_REFUNDED'
    refunds.push({ providerId: order.id, amount })
    const up = { href: `${http.url}/v2/payments/captures/${capture.id}`, rel: 'up', method: 'GET' }
    tell('PAYMENT.CAPTURE.REFUNDED', order, { id, status: 'COMPLETED', links: [up] })
    return json(201, { id, status: 'COMPLETED' })
  }

  const signature = (id: string, time: string, webhook: string, body: string, key = signingKey) =>
    createHmac('sha256', key)
      .update(`${id}|${time}|${webhook}|${crc32(Buffer.from(body))}`)
      .digest('base64')

  function verify(asked: Asked): Answered {
    const sent = JSON.parse(asked.body) as Record<string, string>
    // The event must be compared as it was sent, because serialising it again could change the text.
    const event = asked.body.slice(asked.body.indexOf('"webhook_event":') + 16, -1)
    const { transmission_id: id = '', transmission_time: time = '' } = sent
    const good =
      sent['webhook_id'] === webhookId &&
      sent['transmission_sig'] === signature(id, time, webhookId, event)
    return json(200, { verification_status: good ? 'SUCCESS' : 'FAILURE' })
  }

  /** A repeated request id is answered with the current state. */
  function once(asked: Asked, act: () => Answered, now: () => Answered): Answered {
    const name = `${asked.path} ${String(asked.headers['paypal-request-id'])}`
    const same = kept.get(name)
    if (same && same.asked !== asked.body) return unprocessable('DUPLICATE_REQUEST_ID')
    if (same) return same.answer()
    const answered = act()
    if (answered.status < 400)
      kept.set(name, { asked: asked.body, answer: now ?? (() => answered) })
    return answered
  }

  function answer(asked: Asked): Answered {
    const { method, path } = asked
    if (path === '/checkoutnow') return payerPage(asked, orders, http.url, act)
    if (path === '/v1/oauth2/token') {
      const basic = Buffer.from(`${clientId}:${secret}`).toString('base64')
      if (asked.headers.authorization !== `Basic ${basic}`)
        return json(401, { error: 'invalid_client' })
      const token = random()
      tokens.add(token)
      return json(200, { access_token: token, token_type: 'Bearer', expires_in: 32_400 })
    }
    const token = asked.headers.authorization?.replace('Bearer ', '') ?? ''
    if (!tokens.has(token)) return json(401, { name: 'AUTHENTICATION_FAILURE' })
    if (method === 'POST' && path === '/v2/checkout/orders') {
      let made: Answered
      return once(
        asked,
        () => (made = create(asked)),
        () => {
          const { id } = JSON.parse(made.body) as { id: string }
          // An order without approval is forgotten after some hours.
          const order = orders.get(id)
          return order ? json(200, shown(order)) : notFound()
        },
      )
    }
    if (path === '/v1/notifications/verify-webhook-signature') return verify(asked)
    if (method === 'POST' && path.endsWith('/refund')) {
      let made: Answered
      return once(
        asked,
        () => (made = giveBack(asked)),
        () => made,
      )
    }
    if (path.startsWith('/v2/payments/captures/')) {
      const order = captured(path.split('/').pop())
      return order ? json(200, shownCapture(order, order.capture!)) : notFound()
    }
    const order = orderAt(path)
    if (!order) return notFound()
    return path.endsWith('/capture') ? capture(order) : json(200, shown(order))
  }

  /** Applies an action of the payer. */
  function act(id: string, means: Order['means']): void {
    const order = known(id)
    if (order.capture) return
    Object.assign(order, { means, status: 'APPROVED', approvals: order.approvals + 1 })
    tell('CHECKOUT.ORDER.APPROVED', order, shown(order))
  }

  const http = await openFakeHttp(answer, (asked) => /token$|^\/checkoutnow/.test(asked.path))
  return Object.assign(http, {
    clientId,
    secret,
    webhookId,
    charges,
    refunds,
    approve: (id: string) => act(id, 'good'),
    decline: (id: string) => act(id, 'declined'),
    delay: (id: string) => act(id, 'slow'),
    settle: (id: string, came: boolean) => {
      const order = known(id)
      if (!order.capture) return act(id, came ? 'good' : 'declined')
      if (order.capture.status !== 'PENDING') return
      if (came) return come(order)
      order.capture.status = 'DECLINED'
      tellCapture(order, 'DENIED')
    },
    // An order without approval cannot be found after some hours.
    expire: (id: string) => void (known(id).capture === null && orders.delete(id)),
    taken: () => sum(charges) - sum(refunds),
    begun: (ours: string) =>
      [...orders.values()].filter((order) => order.ours === ours).map((order) => order.id),
    forgetTokens: () => tokens.clear(),
    newest: (id: string) => newest.get(id)!,
    takeEvents: () => events.splice(0),
    unrelated: () => ({
      id: `WH-${random()}`,
      type: 'BILLING.PLAN.CREATED',
      providerId: '',
      resource: { id: 'P-1' },
    }),
    deliver: (event: FakeEvent, how: 'good' | 'forged' | 'old' = 'good') => {
      const { id, type, resource } = event
      const body = JSON.stringify(
        { id, event_type: type, resource, summary: 'Müller \u00fc' },
        null,
        1,
      )
      const time = new Date(Date.now() - (how === 'old' ? 5 * 86_400_000 : 0)).toISOString()
      const transmission = random()
      return {
        headers: {
          'paypal-transmission-id': transmission,
          'paypal-transmission-time': time,
          'paypal-transmission-sig': signature(
            transmission,
            time,
            webhookId,
            body,
            how === 'forged' ? 'another key' : signingKey,
          ),
          'paypal-cert-url': `${http.url}/certs/cert-1`,
          'paypal-auth-algo': 'SHA256withRSA',
        },
        body: Buffer.from(body),
      }
    },
  })
}

const sum = (lines: readonly { amount: number }[]) =>
  lines.reduce((all, line) => all + line.amount, 0)
