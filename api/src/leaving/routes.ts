import { AppError, deleteAccount, getLastLook } from '@brieflotse/contract'
import { isPasswordOf } from '../account/store.ts'
import type { Db } from '../db/open.ts'
import { limits } from '../system/limits.ts'
import { limitBy } from '../http/rate-limit.ts'
import { clearToken, type Sessions, userOf } from '../http/session.ts'
import type { Api } from '../http/valibot.ts'
import type { Queue } from '../providers/queue/queue.ts'
import { beginFarewell } from './farewell.ts'
import { lastLook } from './last-look.ts'

export type LeavingDeps = { db: Db; queue: Queue; sessions: Sessions }

/** Routes for deleting the own account. */
export async function leavingRoutes(app: Api, { db, queue, sessions }: LeavingDeps): Promise<void> {
  app.route({ ...getLastLook, handler: (request) => lastLook(db.read, userOf(request).userId) })

  app.route({
    ...deleteAccount,
    preHandler: limitBy(app, limits.passwordsPerUser, (request) => String(userOf(request).userId)),
    handler: async (request, reply) => {
      const { userId } = userOf(request)
      if (!(await isPasswordOf(db.read, userId, request.body.password))) {
        throw new AppError('wrong-password')
      }
      await db.write(async (tx) => {
        // The password may have been changed while it was verified; that ends this session.
        await sessions.prove(tx, userOf(request))
        await beginFarewell(tx, queue, userId)
      })
      sessions.endedAll(userId)
      clearToken(request, reply)
      return null
    },
  })
}
