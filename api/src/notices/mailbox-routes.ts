import { AppError } from '@brieflotse/contract'
import * as v from 'valibot'
import type { Db } from '../db/open.ts'
import { limits } from '../http/limits.ts'
import { limitBy, senderOf } from '../http/rate-limit.ts'
import type { Api } from '../http/valibot.ts'
import { isOurs, mailboxPath, type MailboxAction } from './mailbox-links.ts'
import { planNotices, type RoundDeps } from './round.ts'
import { addressOf, changeSettings, settingsOf } from './settings.ts'

const Link = v.object({
  action: v.picklist(['confirm', 'stop']),
  user: v.pipe(v.string(), v.regex(/^[1-9]\d{0,15}$/), v.transform(Number)),
  to: v.pipe(v.string(), v.maxLength(254)),
  seal: v.pipe(v.string(), v.maxLength(100)),
})

export type MailboxDeps = RoundDeps & { db: Db; secret: string }

/**
 * The pages behind the links in mails. Opening one changes nothing, because programs that look for viruses open every link; pressing its
 * button does, and so does the reader's mail program by itself (RFC 8058).
 */
export async function mailboxRoutes(app: Api, deps: MailboxDeps): Promise<void> {
  const perIp = limitBy(app, limits.practicePagesPerIp, senderOf)
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
      const { action } = opened(deps, request.query)
      return reply
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-store')
        .send(page(ask[action]))
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
      return reply
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-store')
        .send(page(done[link.action]))
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
    if (email_on === 0 || (await addressOf(tx, user)) !== to) throw new AppError('not-found')
    await changeSettings(tx, user, { email: to })
    await planNotices(deps, tx, user)
  })
}

const ask: Record<MailboxAction, Page> = {
  confirm: {
    title: 'Reminders by mail',
    text: 'You want mails about your deadlines.',
    button: 'Yes, send them here',
  },
  stop: {
    title: 'Reminders by mail',
    text: 'You do not want these mails any more.',
    button: 'Stop these mails',
  },
}
const done: Record<MailboxAction, Page> = {
  confirm: {
    title: 'Reminders by mail',
    text: 'Done. You will get a mail when a deadline comes near.',
  },
  stop: { title: 'Reminders by mail', text: 'Done. You will get no more of these mails.' },
}

type Page = { title: string; text: string; button?: string }

/** Needs no style of its own and no script: it may be opened in any mail program. */
function page({ title, text, button }: Page): string {
  const form = button
    ? `<form method="post"><button>${button}</button></form>`
    : '<p><a href="/">Open Brieflotse</a></p>'
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><meta name="color-scheme" content="light dark"><title>${title} - Brieflotse</title></head>
<body><main><h1>${title}</h1><p>${text}</p>${form}</main></body>
</html>
`
}
