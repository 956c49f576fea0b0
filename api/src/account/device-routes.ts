import {
  AppError,
  changePassword,
  endDevice,
  getDeviceKey,
  listDevices,
} from '@brieflotse/contract'
import type { Db } from '../db/open.ts'
import { limits } from '../system/limits.ts'
import { limitBy } from '../http/rate-limit.ts'
import { type Sessions, type SignedIn, userOf } from '../http/session.ts'
import type { Api } from '../http/valibot.ts'
import { hashPassword, isPasswordOf, setPassword } from './store.ts'

type DeviceDeps = { db: Db; sessions: Sessions; deviceKey: (userId: number) => string }

/** Routes for the user's sessions and password. */
export async function deviceRoutes(
  app: Api,
  { db, sessions, deviceKey }: DeviceDeps,
): Promise<void> {
  const devicesOf = async ({ userId, sessionId }: SignedIn) =>
    (await sessions.list(userId)).map((device) => ({ ...device, here: device.id === sessionId }))

  app.route({ ...listDevices, handler: (request) => devicesOf(userOf(request)) })

  app.route({
    ...endDevice,
    handler: async (request) => {
      await sessions.endOf(userOf(request).userId, request.params.id)
      return devicesOf(userOf(request))
    },
  })

  app.route({
    ...getDeviceKey,
    handler: (request) => {
      const { userId } = userOf(request)
      return { userId, key: deviceKey(userId) }
    },
  })

  app.route({
    ...changePassword,
    preHandler: limitBy(app, limits.passwordsPerUser, (request) => String(userOf(request).userId)),
    handler: async (request) => {
      const { userId } = userOf(request)
      const { password, newPassword } = request.body
      if (!(await isPasswordOf(db.read, userId, password))) throw new AppError('wrong-password')
      const passwordHash = await hashPassword(newPassword)
      // The new password ends all other sessions, and also logins that verified the old one a moment ago.
      const tell = await db.write(async (tx) => {
        await sessions.prove(tx, userOf(request))
        await setPassword(tx, userId, passwordHash)
        return sessions.endOthers(tx, userOf(request))
      })
      tell()
      return null
    },
  })
}
