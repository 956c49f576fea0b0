import { AppError } from '@brieflotse/contract'
import type { Db } from '../db/open.ts'
import { limits } from '../http/limits.ts'
import { limitBy, senderOf } from '../http/rate-limit.ts'
import type { Api } from '../http/valibot.ts'
import type { Mail } from '../providers/mail/mail.ts'
import type { Queue } from '../providers/queue/queue.ts'
import { jobOf } from './store.ts'

export type MailNewsDeps = { db: Db; queue: Queue; mail: Mail }

/**
 * Where a mail provider calls us. What it signed is believed so far that we ask it how its letters are; nothing it says here is
 * written down. News that are lost are no loss: we ask by ourselves as well.
 */
export async function mailNewsRoutes(app: Api, { db, queue, mail }: MailNewsDeps): Promise<void> {
  if (!mail.news) return
  // A signature is about the bytes as they came.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))

  app.route({
    method: 'POST',
    url: `/api/webhooks/${mail.name}`,
    onRequest: limitBy(app, limits.newsPerIp, senderOf),
    handler: async (request, reply) => {
      const body = request.body
      if (!Buffer.isBuffer(body)) throw new AppError('invalid-input')
      const headers = Object.fromEntries(
        Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
      )
      const { providerIds } = mail.news!(headers, body)
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
