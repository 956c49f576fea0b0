import { processSharedEmail } from '@brieflotse/contract'
import { limits } from '../system/limits.ts'
import { onceOf } from '../http/once.ts'
import { limitBy } from '../http/rate-limit.ts'
import { createReceiving } from '../http/receiving.ts'
import { userOf } from '../http/session.ts'
import { createSlots } from '../http/slots.ts'
import type { Api } from '../http/valibot.ts'
import type { MailReader } from './mail-reader.ts'
import { processMail, type LetterImport, type SharedMail } from './process-mail.ts'
import { receiveMail } from './receive-mail.ts'
import { sha256 } from '../system/sha256.ts'

export type InboxDeps = {
  mailReader: MailReader
  takeIn: (userId: number) => LetterImport
}

/** Routes for mails that a user shares by hand or from another app. */
export async function inboxRoutes(app: Api, deps: InboxDeps): Promise<void> {
  const coming = createReceiving(limits.mailsComing)
  const inWork = createSlots(limits.mailsAtOnce)

  app.route({
    ...processSharedEmail,
    preValidation: limitBy(app, limits.mailsPerUser, (request) => String(userOf(request).userId)),
    handler: async (request) => {
      const { userId } = userOf(request)
      coming.begin(request, String(userId))
      const mail = await receiveMail(request)
      coming.end(request)
      const wish = onceOf(request, userId, wishOf(mail))
      return inWork(userId, async () => ({
        parts: await processMail(deps.mailReader, deps.takeIn(userId), wish, mail),
      }))
    },
  })
}

const wishOf = ({ content, files }: SharedMail) => [
  sha256(content),
  ...files.flatMap(({ name, bytes }) => [name, sha256(bytes)]),
]
