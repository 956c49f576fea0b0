import { AppError, processSharedEmail } from '@brieflotse/contract'
import { limits } from '../http/limits.ts'
import { onceOf } from '../http/once.ts'
import { limitBy } from '../http/rate-limit.ts'
import { requireUser, userOf, type Sessions } from '../http/session.ts'
import type { Api } from '../http/valibot.ts'
import type { MailReader } from './mail-reader.ts'
import { processMail, type Intake, type SharedMail } from './process-mail.ts'
import { receiveMail } from './receive-mail.ts'
import { sha256 } from '../providers/sha256.ts'

export type InboxDeps = {
  sessions: Sessions
  mailReader: MailReader
  takeIn: (userId: number) => Intake
}

/** Mails that a user shares by hand or from another app. */
export async function inboxRoutes(app: Api, deps: InboxDeps): Promise<void> {
  app.addHook('onRequest', requireUser(deps.sessions))
  let inWork = 0

  app.route({
    ...processSharedEmail,
    preValidation: limitBy(app, limits.mailsPerUser, (request) => String(userOf(request).userId)),
    handler: async (request) => {
      const { userId } = userOf(request)
      if (inWork >= limits.mailsAtOnce) throw new AppError('busy')
      inWork += 1
      try {
        const mail = await receiveMail(request)
        const wish = onceOf(request, userId, wishOf(mail))
        return { parts: await processMail(deps.mailReader, deps.takeIn(userId), wish, mail) }
      } finally {
        inWork -= 1
      }
    },
  })
}

const wishOf = ({ content, files }: SharedMail) => [
  sha256(content),
  ...files.flatMap(({ name, bytes }) => [name, sha256(bytes)]),
]
