import type { Db } from '../db/open.ts'
import { limits } from '../system/limits.ts'
import { limitBy, clientNetworkOf } from '../http/rate-limit.ts'
import { keepRawBodies, plainHeaders, rawBodyOf } from '../http/raw-body.ts'
import type { Api } from '../http/valibot.ts'
import type { Mail } from '../providers/mail/mail.ts'
import type { Queue } from '../providers/queue/queue.ts'
import { jobOf } from './store.ts'

export type MailNewsDeps = { db: Db; queue: Queue; mail: Mail }

/**
 * The webhook of a mail provider. A signed event only causes a poll of the provider; its content is not stored. Lost events do no
 * harm, because the server also polls by itself.
 */
export async function mailNewsRoutes(app: Api, { db, queue, mail }: MailNewsDeps): Promise<void> {
  if (!mail.news) return
  keepRawBodies(app, limits.webhookBytes)

  app.route({
    method: 'POST',
    url: `/api/webhooks/${mail.name}`,
    onRequest: limitBy(app, limits.webhooksPerIp, clientNetworkOf),
    handler: async (request, reply) => {
      const { providerIds } = mail.news!(plainHeaders(request), rawBodyOf(request))
      const asked = providerIds.slice(0, limits.syncRows)
      await db.write(async (tx) => {
        const known = await tx
          .selectFrom('mail_orders')
          .select('id')
          .where('provider', '=', mail.name)
          .where('provider_id', 'in', asked)
          .where('ended_at', 'is', null)
          .execute()
        for (const { id } of known)
          await queue.add(tx, { ...jobOf('follow-mail', id), hasten: true })
      })
      reply.code(204)
      return ''
    },
  })
}
