import { AppError, type ErrorCode, message, type Said } from '@brieflotse/contract'
import { Stripe } from 'stripe'
import { inTime } from './in-time.ts'
import type { Charge, Charged, Payment, PaymentNews, PaymentState } from './payment.ts'
import { inProvidersWords, isEmail, isKnownState, messageOfState, oneLine } from './words.ts'
import * as v from 'valibot'

export type StripeOptions = {
  secretKey: string
  webhookSecret: string
  /** The URL of our page on which the payer confirms. It loads Stripe's script for the payment with our id. */
  payPage: (id: string) => string
  /** Another URL than Stripe's, for tests. */
  url?: string
  timeoutMs?: number
}

/** How old an event may be, in seconds: Stripe's own default. */
const tolerance = 300
const withCharge = { expand: ['latest_charge'] }

/**
 * Stripe: one PaymentIntent for each payment. The payment methods are configured in Stripe's dashboard
 * (`automatic_payment_methods`), not here; giropay and Sofort no longer exist. The payer confirms on `payPage`.
 */
export function createStripePayment(options: StripeOptions): Payment {
  const { stripe, ask, look } = connect(options)

  return {
    name: 'stripe',
    practice: false,

    async create(charge: Charge, signal) {
      const intent = await ask(
        () =>
          underKey(`payment-${charge.id}`, (idempotencyKey) =>
            stripe.paymentIntents.create(intentFor(charge), { idempotencyKey }),
          ),
        signal,
      )
      // A replayed response shows the payment as it was created, so the current state is fetched.
      return look(intent.id, signal)
    },

    status: look,
    /** Stripe charges when the payer confirms, so there is nothing to capture. */
    capture: look,

    async cancel(providerId, signal) {
      const { status } = await look(providerId, signal)
      if (isOpen(status)) {
        const reason = { cancellation_reason: 'abandoned' } as const
        await ask(() => stripe.paymentIntents.cancel(providerId, reason), signal).catch(
          (error: unknown) => {
            // The payment was just paid; the status request below shows it.
            if (!(error instanceof AppError && error.code === 'payment-failed')) throw error
          },
        )
      }
      return look(providerId, signal)
    },

    async refund(providerId, { id, amount }, signal) {
      await ask(
        () =>
          underKey(
            `refund-${providerId}-${id}`,
            (idempotencyKey) =>
              stripe.refunds.create(
                { payment_intent: providerId, amount, metadata: { refund: id } },
                { idempotencyKey },
              ),
            async () => {
              const { data } = await stripe.refunds.list({ payment_intent: providerId, limit: 100 })
              return data.find(({ metadata }) => metadata?.['refund'] === id)
            },
          ),
        signal,
      )
      return look(providerId, signal)
    },

    async verifyWebhook(headers, body): Promise<PaymentNews | null> {
      let event
      try {
        event = stripe.webhooks.constructEvent(
          Buffer.from(body),
          headers['stripe-signature'] ?? '',
          options.webhookSecret,
          tolerance,
        )
      } catch {
        throw new AppError('invalid-input')
      }
      const providerId = intentOf(event)
      return providerId === null ? null : { eventId: event.id, providerId }
    },
  }
}

/** Stripe's API with our errors. `look` tells the current state of a payment. */
function connect(options: StripeOptions) {
  const { timeoutMs = 15_000 } = options
  const stripe = new Stripe(options.secretKey, {
    ...addressOf(options.url),
    // Our job does the retries, because it knows what was started. The package still retries a closed connection with the same key.
    maxNetworkRetries: 0,
    timeout: timeoutMs,
    telemetry: false,
  })
  const ask = async <T>(call: () => Promise<T>, signal: AbortSignal): Promise<T> => {
    try {
      return await inTime(call, signal, timeoutMs)
    } catch (error) {
      throw stripeFailure(error)
    }
  }
  const read = async (id: string, signal: AbortSignal) => {
    // Any other text would change the request's path.
    if (!/^pi_\w{1,250}$/.test(id)) throw new AppError('not-found')
    return ask(() => stripe.paymentIntents.retrieve(id, withCharge), signal)
  }

  const look = async (id: string, signal: AbortSignal): Promise<Charged> => {
    const intent = await read(id, signal)
    const taken = intent.latest_charge
    if (taken === null || typeof taken !== 'object') return chargedOf(intent, 0)
    const { disputed, amount_refunded: back } = taken
    return chargedOf(intent, back + (disputed ? await fetchedBack(id, signal) : 0))
  }

  /** The amount in cents that the payer's bank has taken back in disputes, without disputes that were won. */
  async function fetchedBack(id: string, signal: AbortSignal): Promise<number> {
    const ofIntent = { payment_intent: id, limit: 100 }
    const { data } = await ask(() => stripe.disputes.list(ofIntent), signal)
    return data
      .filter(({ status }) => /^(needs_response|under_review|lost|appeal_)/.test(status))
      .reduce((sum, { amount }) => sum + amount, 0)
  }

  const chargedOf = (intent: Stripe.PaymentIntent, gone: number): Charged => {
    const status = stateOf(intent.status)
    const open = isOpen(status)
    return {
      providerId: intent.id,
      clientSecret: intent.client_secret,
      approveUrl: open ? options.payPage(intent.metadata['payment'] ?? '') : null,
      status,
      said: open
        ? inProvidersWords(intent.last_payment_error?.message, messageOfState(status))
        : messageOfState(status),
      received: Math.max(0, intent.amount_received - gone),
    }
  }

  return { stripe, ask, look }
}

/** Whether the payment waits for its payer. */
const isOpen = (status: PaymentState) =>
  /^requires_(payment_method|confirmation|action)$/.test(status)

const intentFor = ({ id, amount, reference, payerEmail }: Charge) => ({
  amount,
  currency: 'eur',
  automatic_payment_methods: { enabled: true },
  description: oneLine(reference, 200),
  metadata: { payment: id },
  ...(isEmail(payerEmail) && { receipt_email: payerEmail }),
})

/** An unknown new state of Stripe does not count as paid; the payment is polled again. */
function stateOf(status: string): PaymentState {
  return isKnownState(status) ? status : 'processing'
}

function addressOf(url: string | undefined) {
  if (url === undefined) return {}
  const { protocol, hostname, port } = new URL(url)
  return {
    protocol: protocol === 'http:' ? ('http' as const) : ('https' as const),
    host: hostname,
    ...(port && { port: Number(port) }),
  }
}

/**
 * Maps a failed Stripe call to our errors. The log gets type, code and request id, but not the package's error, which contains
 * headers and sent data.
 */
function stripeFailure(error: unknown): unknown {
  if (!(error instanceof Stripe.errors.StripeError)) return error
  const code = codeOf(error)
  const { type, code: reason = 'none', statusCode = 0, requestId = 'none' } = error
  const cause = Object.assign(
    new Error(`Stripe: ${type}, ${reason}, ${statusCode}, ${requestId}`),
    {
      code: 'E_STRIPE',
    },
  )
  return new AppError(code, code === 'payment-failed' ? wordsOf(error) : undefined, { cause })
}

function codeOf(error: Stripe.errors.StripeError): ErrorCode {
  const { statusCode = 0 } = error
  if (error instanceof Stripe.errors.StripeRateLimitError || statusCode === 409) return 'busy'
  if (error.code === 'resource_missing' && statusCode === 404) return 'not-found'
  // The operator must fix 401 and 403; the payment itself was not rejected.
  if ([400, 402, 404, 422].includes(statusCode)) return 'payment-failed'
  return 'provider-down'
}

function wordsOf(error: Stripe.errors.StripeError): Said | undefined {
  if (error.code === 'amount_too_small') return message('payment.too-small')
  if (error.code === 'amount_too_large') return message('payment.too-large')
  // Only card errors have messages written for the payer.
  return error instanceof Stripe.errors.StripeCardError
    ? inProvidersWords(error.message, message('payment-failed'))
    : undefined
}

/** How many keys one request may use. */
const mostKeys = 4

/**
 * Sends a change to Stripe with a deterministic idempotency key. Stripe stores its first response for a key, even an error 500, and
 * replays it. Then the next key is tried, but only if `done` finds that the change was not executed after all. Creating a payment
 * takes no money and needs no `done`.
 */
async function underKey<T>(
  key: string,
  ask: (key: string) => Promise<T>,
  done?: () => Promise<T | undefined>,
): Promise<T> {
  for (let times = 1; ; times++) {
    try {
      return await ask(times === 1 ? key : `${key}-${times}`)
    } catch (error) {
      if (times === mostKeys || !isKeptError(error)) throw error
      const found = await done?.()
      if (found !== undefined) return found
    }
  }
}

const isKeptError = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeError &&
  (error.statusCode ?? 0) >= 500 &&
  error.headers?.['idempotent-replayed'] === 'true'

const Named = v.object({ id: v.pipe(v.string(), v.nonEmpty()) })
const Reference = v.union([
  v.string(),
  v.pipe(
    Named,
    v.transform(({ id }) => id),
  ),
])
const Event = v.object({
  type: v.string(),
  data: v.object({
    object: v.object({
      id: v.optional(v.string()),
      payment_intent: v.optional(v.nullable(Reference)),
    }),
  }),
})

/**
 * The payment that a Stripe event is about, or null. Other and new kinds of events are not errors: they arrive depending on the
 * subscription and are added without notice.
 */
export function intentOf(event: unknown): string | null {
  const parsed = v.safeParse(Event, event)
  if (!parsed.success) return null
  const { type, data } = parsed.output
  const id = type.startsWith('payment_intent.') ? data.object.id : data.object.payment_intent
  return id?.startsWith('pi_') ? id : null
}
