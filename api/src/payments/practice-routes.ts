import type { Language } from '@brieflotse/contract'
import type { FastifyReply } from 'fastify'
import * as v from 'valibot'
import { languageOf } from '../account/store.ts'
import type { Db } from '../db/open.ts'
import { existing } from '../http/errors.ts'
import { limits } from '../system/limits.ts'
import { limitBy, clientNetworkOf } from '../http/rate-limit.ts'
import { languageRead } from '../http/read-languages.ts'
import type { Api } from '../http/valibot.ts'
import type { PaymentProviders } from '../providers/payment/providers.ts'
import { wordingIn } from '../text/in-language.ts'
import type { PaymentPoll } from './poll-payment.ts'
import { practicePolicy, renderPracticePage, unknownPracticePage } from './practice-page.ts'

export type PracticeDeps = { db: Db; payment: PaymentProviders; look: PaymentPoll }

const url = '/api/practice-bank/:token'
const Params = v.object({ token: v.pipe(v.string(), v.regex(/^[\w.-]{1,200}$/)) })
const Form = v.object({ decision: v.picklist(['approve', 'decline']), formToken: v.string() })

/** The pages of the practice bank. The URL is secret, so anybody who opens it counts as the payer. */
export async function practiceRoutes(app: Api, { db, payment, look }: PracticeDeps): Promise<void> {
  const bank = payment.practiceBank
  if (!bank) return
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 2_000 },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )
  const onRequest = limitBy(app, limits.practicePagesPerIp, clientNetworkOf)
  const html = (reply: FastifyReply, text: string) =>
    reply
      .header('content-security-policy', practicePolicy)
      // Without this header browsers send the form without an origin, which looks like another site.
      .header('referrer-policy', 'same-origin')
      .type('text/html; charset=utf-8')
      .send(text)

  app.get(url, { schema: { params: Params, hide: true }, onRequest }, async (request, reply) => {
    const page = await bank.page(request.params.token)
    if (page)
      return html(
        reply,
        renderPracticePage(page, wordingIn(await languageOfPayer(db.read, page.id))),
      )
    return html(reply.code(404), unknownPracticePage(wordingIn(languageRead(request) ?? 'en')))
  })

  app.post(
    url,
    { schema: { params: Params, body: Form, hide: true }, onRequest },
    async (request, reply) => {
      const { token } = request.params
      const { decision, formToken } = request.body
      const { returnPath } = existing(await bank.page(token))
      const id = await bank.decide(token, formToken, decision)
      // The decision is saved. If this poll fails, the screen polls again.
      await look.now(id).catch((error: unknown) => {
        request.log.warn({ err: error }, 'cannot look at a payment')
      })
      return reply.redirect(returnPath, 303)
    },
  )
}

/** The page has no session, so it uses the language of the payment's user. */
async function languageOfPayer(read: Db['read'], providerId: string): Promise<Language> {
  const payment = await read
    .selectFrom('payments')
    .select('user_id')
    .where('provider_id', '=', providerId)
    .executeTakeFirst()
  return payment ? languageOf(read, payment.user_id) : 'en'
}
