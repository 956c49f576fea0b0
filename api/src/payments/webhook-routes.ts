import { existing } from '../http/errors.ts'
import { limits } from '../system/limits.ts'
import { limitBy, clientNetworkOf } from '../http/rate-limit.ts'
import { keepRawBodies, plainHeaders, rawBodyOf } from '../http/raw-body.ts'
import type { Api } from '../http/valibot.ts'
import type { Db } from '../db/open.ts'
import { type PaymentProviders, providerNamed } from '../providers/payment/providers.ts'
import { registeredPayments } from '../providers/payment/registered.ts'
import type { PaymentPoll } from './poll-payment.ts'

export type WebhookDeps = { db: Db; payment: PaymentProviders; look: PaymentPoll }

/**
 * Webhooks of payment providers. The signature replaces the session. The content of an event is not trusted: it only causes a poll,
 * so old, repeated and reordered events do no harm.
 */
export async function paymentWebhookRoutes(app: Api, deps: WebhookDeps): Promise<void> {
  const { db, payment, look } = deps
  keepRawBodies(app, limits.webhookBytes)

  // Tests configure providers that are not registered. The practice bank sends no events.
  const configured = [payment.online, payment.paypal].filter((one) => one !== payment.practiceBank)
  const names = [...registeredPayments, ...configured].flatMap((one) => one?.name ?? [])
  for (const name of new Set(names)) {
    app.post(
      `/api/webhooks/${name}`,
      { schema: { hide: true }, onRequest: limitBy(app, limits.webhooksPerIp, clientNetworkOf) },
      async (request, reply) => {
        const provider = existing(providerNamed(payment, name))
        const signal = AbortSignal.timeout(limits.paymentProviderMs)
        const news = await provider.verifyWebhook(plainHeaders(request), rawBodyOf(request), signal)
        const paymentId = news && (await newsAbout(db, name, news))
        if (news && paymentId) {
          // If the poll fails, this request fails too, and the provider sends the event again.
          await look.now(paymentId)
          await remember(db, name, news.eventId)
        }
        return reply.code(200).send({ received: true })
      },
    )
  }
}

type News = { eventId: string; providerId: string }

/** The payment that an event is about; null if the event was processed before or concerns another payment. */
async function newsAbout(db: Db, provider: string, news: News): Promise<string | null> {
  const known = await db.read
    .selectFrom('provider_news')
    .select('event_id')
    .where('provider', '=', provider)
    .where('event_id', '=', news.eventId)
    .executeTakeFirst()
  if (known) return null
  const row = await db.read
    .selectFrom('payments')
    .select('id')
    .where('provider', '=', provider)
    .where('provider_id', '=', news.providerId)
    .executeTakeFirst()
  return row?.id ?? null
}

async function remember(db: Db, provider: string, event_id: string): Promise<void> {
  const received_at = new Date().toISOString()
  await db.write((tx) =>
    tx
      .insertInto('provider_news')
      .values({ provider, event_id, received_at })
      .onConflict((on) => on.doNothing())
      .execute(),
  )
}
