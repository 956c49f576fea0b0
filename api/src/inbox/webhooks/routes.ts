import { AppError } from '@brieflotse/contract'
import type { Db } from '../../db/open.ts'
import { limits } from '../../system/limits.ts'
import { limitBy, clientNetworkOf } from '../../http/rate-limit.ts'
import { createReceiving } from '../../http/receiving.ts'
import { createSlots } from '../../http/slots.ts'
import { keepRawBodies } from '../../http/raw-body.ts'
import type { Api } from '../../http/valibot.ts'
import { createGate, MailRefusal } from '../arriving/gate.ts'
import type { Addresses } from '../arriving/addresses.ts'
import type { Arrivals } from '../arriving/arrivals.ts'
import type { Incoming } from '../arriving/incoming.ts'
import type { TakeDelivery } from '../arriving/take-delivery.ts'
import { takeForms } from './form-fields.ts'
import type { HandedOver, Hook } from './hook.ts'
import { mailgun } from './mailgun.ts'
import { postmark } from './postmark.ts'
import { signedRaw } from './signed-raw.ts'
import { sha256 } from '../../system/sha256.ts'

export type ArrivalHookDeps = {
  db: Db
  incoming: Incoming | null
  addresses: Addresses | null
  arrivals: Arrivals
  takeDelivery: TakeDelivery
  now?: () => number
}

/** Webhooks of mail providers. A webhook without its key is off, and every request must be signed or authenticated. */
export async function arrivalHooks(app: Api, deps: ArrivalHookDeps): Promise<void> {
  const { incoming, addresses, arrivals, now = Date.now } = deps
  if (!incoming || !addresses) return
  const { maxBytes, webhookKeys: keys } = incoming
  const gate = createGate({ addresses, arrivals })
  const hooks: [Hook, string | undefined][] = [
    [mailgun, keys.mailgun],
    [postmark, keys.postmark],
    [signedRaw, keys.raw],
  ]
  const coming = createReceiving(limits.arrivingHooksComing)
  const inWork = createSlots(limits.arrivingHooksAtOnce)

  for (const [hook, key] of hooks) {
    if (key === undefined) continue
    app.register(async (own: Api) => {
      // JSON and form encoding make mails larger.
      if (hook === mailgun) takeForms(own, 3 * maxBytes)
      else keepRawBodies(own, 2 * maxBytes)
      own.route({
        method: 'POST',
        url: `/api/webhooks/${hook.name}`,
        schema: { hide: true },
        onRequest: [
          limitBy(app, limits.webhooksPerIp, clientNetworkOf),
          async (request, reply) => {
            const proof = hook.prove(request, key, optionsNow())
            if (proof === 'no') return reply.code(401).send({ received: false })
            // Senders with the key get their own slots, so that strangers cannot fill them.
            coming.begin(
              request,
              `${proof} ${proof === 'yes' ? hook.name : clientNetworkOf(request)}`,
            )
          },
        ],
        handler: async (request, reply) => {
          const mail = await hook.read(request, key, optionsNow())
          coming.end(request)
          if (!mail) return reply.code(401).send({ received: false })
          const status = await inWork(hook.name, () => take(hook, mail))
          return reply.code(status as 200).send({ received: status === 200 })
        },
      })
    })
  }

  function optionsNow() {
    return { windowMs: limits.arrivingHookMs, now: now(), maxBytes }
  }

  async function take(hook: Hook, mail: HandedOver): Promise<number> {
    const userIds: number[] = []
    for (const recipient of mail.recipients.slice(0, limits.arrivingRecipients)) {
      try {
        userIds.push(await gate.recipient(null, recipient))
      } catch (error) {
        if (!(error instanceof MailRefusal)) throw error
        if (error.responseCode !== 550) throw new AppError('busy', undefined, { cause: error })
      }
    }
    if (userIds.length === 0 || mail.bytes.length > maxBytes) return hook.gone
    if (mail.once !== null && !(await isFirst(deps.db, hook.name, mail.once, mail.bytes))) {
      return hook.gone
    }
    await deps.takeDelivery({
      content: oneChunk(mail.bytes),
      maxBytes,
      userIds: [...new Set(userIds)],
      envelope: { ip: null, helo: null, sender: mail.sender },
    })
    return 200
  }
}

async function* oneChunk(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}

/** Whether the token is new, or comes again with the same mail because our response was lost. */
async function isFirst(db: Db, hook: string, token: string, bytes: Uint8Array): Promise<boolean> {
  const content = sha256(bytes)
  const event = (end: string) => `${sha256(token)} ${end}`
  return db.write(async (tx) => {
    const known = await tx
      .selectFrom('provider_news')
      .select('event_id')
      .where('provider', '=', hook)
      .where('event_id', 'like', event('%'))
      .executeTakeFirst()
    if (known) return known.event_id === event(content)
    const received_at = new Date().toISOString()
    await tx
      .insertInto('provider_news')
      .values({ provider: hook, event_id: event(content), received_at })
      .execute()
    return true
  })
}
