import { AppError } from '@brieflotse/contract'
import * as v from 'valibot'
import { languageOf } from '../account/store.ts'
import type { Db } from '../db/open.ts'
import { limits } from '../system/limits.ts'
import { limitBy, clientNetworkOf } from '../http/rate-limit.ts'
import type { Api } from '../http/valibot.ts'
import { wordingIn, type Wording } from '../text/in-language.ts'
import { isOurs, mailboxPath, type MailboxAction } from './mailbox-links.ts'
import { planNotices, type RoundDeps } from './round.ts'
import { profileAddressOf, changeSettings, settingsOf } from './settings.ts'

const Link = v.object({
  action: v.picklist(['confirm', 'stop']),
  user: v.pipe(v.string(), v.regex(/^[1-9]\d{0,15}$/), v.transform(Number)),
  to: v.pipe(v.string(), v.maxLength(254)),
  seal: v.pipe(v.string(), v.maxLength(100)),
})

export type MailboxDeps = RoundDeps & { db: Db; secret: string }

/**
 * The pages behind links in mails. Opening a page changes nothing, because virus scanners open every link. Only its button does, or
 * the one-click unsubscribe of a mail program (RFC 8058).
 */
export async function mailboxRoutes(app: Api, deps: MailboxDeps): Promise<void> {
  const perIp = limitBy(app, limits.practicePagesPerIp, clientNetworkOf)
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_r, _b, done) => done(null, null),
  )

  app.route({
    method: 'GET',
    url: mailboxPath,
    schema: { querystring: Link },
    onRequest: perIp,
    handler: async (request, reply) => {
      const { action, user } = opened(deps, request.query)
      const words = wordingIn(await languageOf(deps.db.read, user))
      return reply
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-store')
        .send(page(words, action, false))
    },
  })

  app.route({
    method: 'POST',
    url: mailboxPath,
    schema: { querystring: Link },
    onRequest: perIp,
    handler: async (request, reply) => {
      const link = opened(deps, request.query)
      await carryOut(deps, link)
      const words = wordingIn(await languageOf(deps.db.read, link.user))
      return reply
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-store')
        .send(page(words, link.action, true))
    },
  })
}

type Opened = { action: MailboxAction; user: number; to: string }

function opened({ secret }: MailboxDeps, { seal, ...link }: v.InferOutput<typeof Link>): Opened {
  if (!isOurs(secret, link.action, link.user, link.to, seal)) throw new AppError('not-found')
  return link
}

async function carryOut(deps: MailboxDeps, { action, user, to }: Opened): Promise<void> {
  await deps.db.write(async (tx) => {
    if (action === 'stop') {
      const { email } = await settingsOf(tx, user)
      if (email === to) await changeSettings(tx, user, { email_on: 0 })
      return
    }
    const { email_on } = await settingsOf(tx, user)
    if (email_on === 0 || (await profileAddressOf(tx, user)) !== to) throw new AppError('not-found')
    await changeSettings(tx, user, { email: to })
    await planNotices(deps, tx, user)
  })
}

/** The page has no styles or scripts of its own, because any mail program may open it. */
function page({ mailbox, language, dir }: Wording, action: MailboxAction, isDone: boolean): string {
  const { text, button, done } = mailbox[action]
  const next = isDone
    ? `<p><a href="/">${mailbox.back}</a></p>`
    : `<form method="post"><button>${button}</button></form>`
  return `<!doctype html>
<html lang="${language}" dir="${dir}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><meta name="color-scheme" content="light dark"><title>${mailbox.title} - Brieflotse</title></head>
<body><main><h1>${mailbox.title}</h1><p>${isDone ? done : text}</p>${next}</main></body>
</html>
`
}
