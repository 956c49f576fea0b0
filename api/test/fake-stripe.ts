import { randomBytes } from 'node:crypto'
import { Stripe } from 'stripe'
import { openFakeHttp, type Answered, type Asked } from './fake-http.ts'
import type { FakeEvent, FakePayments } from './fake-payments.ts'

type Intent = {
  id: string
  ours: string
  amount: number
  status: string
  error: { code: string; message: string } | null
  refunded: number
  dispute: string | null
  secret: string
}
type Fields = Record<string, string>

const random = (prefix: string) => `${prefix}_${randomBytes(12).toString('hex')}`
const json = (status: number, value: unknown, headers?: Record<string, string>): Answered => ({
  status,
  body: JSON.stringify(value),
  ...(headers && { headers }),
})
const refuse = (status: number, message: string, more: object = {}): Answered =>
  json(status, { error: { type: 'invalid_request_error', message, ...more } })
const unfinished = [
  'requires_payment_method',
  'requires_confirmation',
  'requires_action',
  'processing',
]

export type FakeStripe = FakePayments & {
  key: string
  webhookSecret: string
  /**
   * The next write fails with error 500, before or after it is executed. Like Stripe, the fake stores the error for its idempotency
   * key.
   */
  breakDown(when: 'before' | 'after'): void
  /** The payer disputes the payment; `won` returns the money to the shop. */
  dispute(providerId: string, status: 'needs_response' | 'lost' | 'won'): void
  /** The payer must first confirm at the bank. */
  challenge(providerId: string): void
}

/**
 * A stateful fake of Stripe, limited to what this project uses: payment intents, refunds, idempotency keys (the first response is
 * stored; different content under the same key is rejected) and webhooks signed by the real package.
 */
export async function openFakeStripe(): Promise<FakeStripe> {
  const key = random('sk_test')
  const webhookSecret = random('whsec')
  const intents = new Map<string, Intent>()
  const kept = new Map<string, { asked: string; answered: Answered }>()
  const events: FakeEvent[] = []
  const broken: { when: 'before' | 'after' | null } = { when: null }
  const newest = new Map<string, FakeEvent>()
  const charges: FakeStripe['charges'] = []
  const refunds: (FakeStripe['refunds'][number] & { id: string; ours: string })[] = []

  const shownIntent = (intent: Intent) => ({
    id: intent.id,
    object: 'payment_intent',
    amount: intent.amount,
    amount_received: intent.status === 'succeeded' ? intent.amount : 0,
    currency: 'eur',
    status: intent.status,
    client_secret: intent.secret,
    last_payment_error: intent.error && { type: 'card_error', ...intent.error },
    metadata: { payment: intent.ours },
    latest_charge:
      intent.status === 'succeeded'
        ? {
            id: `ch_${intent.id}`,
            object: 'charge',
            amount_refunded: intent.refunded,
            disputed: intent.dispute !== null,
          }
        : null,
  })
  const tell = (type: string, intent: Intent, resource: unknown = shownIntent(intent)) =>
    remember({ id: random('evt'), type, providerId: intent.id, resource })
  const remember = (event: FakeEvent) => {
    events.push(event)
    newest.set(event.providerId, event)
  }
  const known = (id: string): Intent => {
    const intent = intents.get(id)
    if (!intent) throw new Error(`The fake knows no payment ${id}`)
    return intent
  }
  const move = (id: string, status: string, error: Intent['error'] = null) => {
    const intent = known(id)
    if (!unfinished.includes(intent.status)) return
    Object.assign(intent, { status, error })
    if (status === 'succeeded') {
      charges.push({ providerId: id, ours: intent.ours, amount: intent.amount })
    }
    const type = error ? 'payment_failed' : status.replace('cancelled', 'canceled')
    tell(`payment_intent.${type}`, intent)
  }

  function create(fields: Fields): Answered {
    const amount = Number(fields['amount'])
    if (!Number.isSafeInteger(amount) || amount < 50 || amount > 99_999_999) {
      return refuse(400, 'Amount is not possible.', { param: 'amount', code: 'amount_too_small' })
    }
    if (fields['currency'] !== 'eur') return refuse(400, 'Invalid currency', { param: 'currency' })
    if (fields['automatic_payment_methods[enabled]'] !== 'true') {
      return refuse(400, 'This fake wants automatic payment methods.')
    }
    if (
      (fields['description'] ?? '').length > 1_000 ||
      (fields['metadata[payment]'] ?? '').length > 500
    ) {
      return refuse(400, 'Too long.')
    }
    const id = random('pi')
    const intent: Intent = {
      id,
      ours: fields['metadata[payment]'] ?? '',
      amount,
      status: 'requires_payment_method',
      error: null,
      refunded: 0,
      dispute: null,
      secret: `${id}_secret_${randomBytes(9).toString('hex')}`,
    }
    intents.set(id, intent)
    tell('payment_intent.created', intent)
    return json(200, shownIntent(intent))
  }

  function giveBack(fields: Fields): Answered {
    const intent = intents.get(fields['payment_intent'] ?? '')
    if (!intent) return missing(fields['payment_intent'])
    const left = intent.status === 'succeeded' ? intent.amount - intent.refunded : 0
    const amount = Number(fields['amount'] ?? left)
    if (left === 0 || amount > left) {
      return refuse(400, 'Refund amount is greater than unrefunded amount on charge.')
    }
    intent.refunded += amount
    const refund = { id: random('re'), object: 'refund', amount, payment_intent: intent.id }
    const ours = fields['metadata[refund]'] ?? ''
    refunds.push({ providerId: intent.id, amount, id: refund.id, ours })
    tell('charge.refunded', intent, {
      id: `ch_${intent.id}`,
      object: 'charge',
      payment_intent: intent.id,
    })
    return json(200, { ...refund, status: 'succeeded' })
  }

  function change(asked: Asked): Answered {
    const fields = Object.fromEntries(new URLSearchParams(asked.body))
    if (asked.path === '/v1/payment_intents') return create(fields)
    if (asked.path === '/v1/refunds') return giveBack(fields)
    const canceled = intents.get(
      /^\/v1\/payment_intents\/(\w+)\/cancel$/.exec(asked.path)?.[1] ?? '',
    )
    if (canceled) {
      if (!canceled.status.startsWith('requires_')) {
        return refuse(400, 'You cannot cancel it.', { code: 'payment_intent_unexpected_state' })
      }
      move(canceled.id, 'canceled')
      return json(200, shownIntent(canceled))
    }
    return refuse(404, 'Unrecognized request URL')
  }

  function answer(asked: Asked): Answered {
    if (asked.headers.authorization !== `Bearer ${key}`) {
      return json(401, {
        error: { type: 'invalid_request_error', message: 'Invalid API Key provided' },
      })
    }
    if (asked.method === 'GET' && asked.path === '/v1/refunds') {
      const of = refunds.filter((line) => line.providerId === asked.query.get('payment_intent'))
      const data = of.map(({ id, ours, amount }) => ({ id, amount, metadata: { refund: ours } }))
      return json(200, { object: 'list', has_more: false, data, url: asked.path })
    }
    if (asked.method === 'GET' && asked.path === '/v1/disputes') {
      const intent = intents.get(asked.query.get('payment_intent') ?? '')
      const data = intent?.dispute ? [{ status: intent.dispute, amount: intent.amount }] : []
      return json(200, { object: 'list', has_more: false, data, url: asked.path })
    }
    if (asked.method === 'GET') {
      const id = decodeURIComponent(/^\/v1\/payment_intents\/([^/]+)$/.exec(asked.path)?.[1] ?? '')
      const intent = intents.get(id)
      return intent ? json(200, shownIntent(intent)) : missing(id)
    }
    const name = String(asked.headers['idempotency-key'])
    const same = kept.get(name)
    const content = `${asked.path}?${asked.body}`
    if (same && same.asked !== content) {
      return refuse(
        400,
        'Keys for idempotent requests can only be used with the same parameters.',
        {
          type: 'idempotency_error',
        },
      )
    }
    if (same) {
      return { ...same.answered, headers: { 'idempotent-replayed': 'true' } }
    }
    const { when } = broken
    broken.when = null
    const done = when === 'before' ? null : change(asked)
    const answered = when || !done ? json(500, { error: { type: 'api_error' } }) : done
    // Stripe does not store a key for an invalid request.
    if (answered.status < 400 || answered.status === 500)
      kept.set(name, { asked: content, answered })
    return answered
  }

  const http = await openFakeHttp(answer)
  return Object.assign(http, {
    key,
    webhookSecret,
    charges,
    refunds,
    approve: (id: string) => move(id, 'succeeded'),
    decline: (id: string) =>
      move(id, 'requires_payment_method', {
        code: 'card_declined',
        message: 'Your card has insufficient funds.',
      }),
    breakDown: (when: 'before' | 'after') => void (broken.when = when),
    dispute: (id: string, status: 'needs_response' | 'lost' | 'won') => {
      const intent = known(id)
      intent.dispute = status
      tell('charge.dispute.updated', intent, { object: 'dispute', status, payment_intent: id })
    },
    challenge: (id: string) => move(id, 'requires_action'),
    delay: (id: string) => move(id, 'processing'),
    settle: (id: string, came: boolean) =>
      came
        ? move(id, 'succeeded')
        : move(id, 'requires_payment_method', {
            code: 'payment_intent_payment_attempt_failed',
            message: 'The payment failed.',
          }),
    expire: (id: string) => move(id, 'canceled'),
    taken: () => sum(charges) - sum(refunds),
    begun: (ours: string) => [...intents.values()].filter((i) => i.ours === ours).map((i) => i.id),
    newest: (id: string) => newest.get(id)!,
    takeEvents: () => events.splice(0),
    unrelated: () => ({
      id: random('evt'),
      type: 'customer.created',
      providerId: '',
      resource: { id: 'cus_1', object: 'customer' },
    }),
    deliver: (event: FakeEvent, how: 'good' | 'forged' | 'old' = 'good') => {
      const body = JSON.stringify({
        id: event.id,
        object: 'event',
        api_version: Stripe.API_VERSION,
        created: 1_790_000_000,
        type: event.type,
        data: { object: event.resource },
      })
      const signed = Stripe.webhooks.generateTestHeaderString({
        payload: body,
        secret: how === 'forged' ? random('whsec') : webhookSecret,
        timestamp: Math.floor(Date.now() / 1_000) - (how === 'old' ? 3_600 : 0),
      })
      return { headers: { 'stripe-signature': signed }, body: Buffer.from(body) }
    },
  })
}

const missing = (id = ''): Answered =>
  refuse(404, `No such payment_intent: '${id.slice(0, 40)}'`, { code: 'resource_missing' })
const sum = (lines: readonly { amount: number }[]) =>
  lines.reduce((all, line) => all + line.amount, 0)
