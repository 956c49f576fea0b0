import {
  AppError,
  decideMail,
  forgetSender,
  getEmailForwardingInfo,
  getInbox,
  renewForwardingAddress,
} from '@brieflotse/contract'
import type { Db } from '../../db/open.ts'
import { limits } from '../../system/limits.ts'
import { limitBy } from '../../http/rate-limit.ts'
import { userOf } from '../../http/session.ts'
import type { Api } from '../../http/valibot.ts'
import type { Addresses } from './addresses.ts'
import type { Arrivals } from './arrivals.ts'
import { decide } from './decide.ts'
import { inboxOf } from './waiting.ts'
import { deleteSenderDecision } from './senders.ts'

export type ArrivalDeps = {
  db: Db
  files: { collect(hashes: string[]): Promise<void> }
  arrivals: Arrivals
  /** Null if this server receives no mail. */
  addresses: Addresses | null
}

/** Routes for the user's forwarding address, and for mails and senders that wait for the user's decision. */
export async function arrivalRoutes(app: Api, deps: ArrivalDeps): Promise<void> {
  const { db, addresses } = deps
  app.route({
    ...getEmailForwardingInfo,
    handler: async (request) => {
      const { userId } = userOf(request)
      return { userId, address: addresses && (await addresses.of(userId)) }
    },
  })

  app.route({
    ...renewForwardingAddress,
    preValidation: limitBy(app, limits.mailsPerUser, (request) => String(userOf(request).userId)),
    handler: async (request) => {
      if (!addresses) throw new AppError('not-found')
      const { userId } = userOf(request)
      return { userId, address: await addresses.renew(userId) }
    },
  })

  app.route({ ...getInbox, handler: (request) => inboxOf(db.read, userOf(request).userId) })

  app.route({
    ...decideMail,
    handler: async (request) => {
      const { userId } = userOf(request)
      await decide(deps, userId, request.params.id, request.body.decision)
      return inboxOf(db.read, userId)
    },
  })

  app.route({
    ...forgetSender,
    handler: async (request) => {
      const { userId } = userOf(request)
      await db.write((tx) => deleteSenderDecision(tx, userId, request.params.id))
      return inboxOf(db.read, userId)
    },
  })
}
