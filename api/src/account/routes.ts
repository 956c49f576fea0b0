import {
  AppError,
  deviceLabel,
  getPractice,
  getUser,
  listCredits,
  login,
  logout,
  logoutEverywhere,
  register,
  updateUser,
  type User,
} from '@brieflotse/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Db, Tx } from '../db/open.ts'
import { limits } from '../http/limits.ts'
import { limitBy, senderOf } from '../http/rate-limit.ts'
import {
  clearToken,
  requireUser,
  sessionOf,
  setToken,
  userOf,
  type Sessions,
} from '../http/session.ts'
import type { Api } from '../http/valibot.ts'
import { creditHistory } from './credits.ts'
import { deviceRoutes } from './device-routes.ts'
import { signatureRoutes } from './signature-routes.ts'
import {
  addUser,
  checkPassword,
  findUser,
  hashPassword,
  isLocked,
  updateProfile,
  usernameKey,
} from './store.ts'

export type AccountDeps = {
  db: Db
  sessions: Sessions
  mail: { practice: boolean }
  payment: { online: { practice: boolean } | null; paypal: { practice: boolean } | null }
}

const nameIn = (request: FastifyRequest) =>
  usernameKey((request.body as { username: string }).username)

export async function accountRoutes(app: Api, deps: AccountDeps): Promise<void> {
  const { db, sessions, mail, payment } = deps
  const loginsPerIp = limitBy(app, limits.loginsPerIp, senderOf)
  const loginsPerUsername = limitBy(app, limits.loginsPerUsername, nameIn)
  const registrationsPerIp = limitBy(app, limits.registrationsPerIp, senderOf)

  const signIn = async (
    request: FastifyRequest,
    reply: FastifyReply,
    enter: (tx: Tx) => Promise<number>,
    moment = sessions.moment(),
  ): Promise<User> => {
    const before = await sessionOf(request, sessions)
    const device = deviceLabel(request.headers['user-agent'] ?? '')
    // In one: an account without its session would be a name that is taken when it is tried again.
    const { userId, token, tell } = await db.write(async (tx) => {
      const id = await enter(tx)
      // Whoever was signed in on this device is not any more.
      const ending = before && (await sessions.endIn(tx, before.sessionId))
      return { userId: id, token: await sessions.start(tx, id, device, moment), tell: ending }
    })
    tell?.()
    setToken(request, reply, token)
    return existing(await findUser(db.read, userId))
  }

  app.route({
    ...register,
    onRequest: registrationsPerIp,
    handler: async (request, reply) => {
      const passwordHash = await hashPassword(request.body.password)
      return signIn(request, reply, (tx) => addUser(tx, request.body, passwordHash))
    },
  })

  app.route({
    ...login,
    onRequest: loginsPerIp,
    preHandler: loginsPerUsername,
    handler: async (request, reply) => {
      const { username, password, preferredLanguage } = request.body
      const moment = sessions.moment()
      const userId = await checkPassword(db.read, username, password)
      if (userId === null) throw new AppError('wrong-credentials')
      if (await isLocked(db.read, userId)) throw new AppError('account-locked')
      const enter = async (tx: Tx) => {
        await updateProfile(tx, userId, { preferredLanguage })
        return userId
      }
      return signIn(request, reply, enter, moment)
    },
  })

  // Open to everybody: whoever is signed out already has what they asked for.
  app.route({
    ...logout,
    handler: async (request, reply) => {
      const session = await sessionOf(request, sessions)
      if (session) await sessions.end(session.sessionId)
      clearToken(request, reply)
      return null
    },
  })

  app.register(async (signedIn: Api) => {
    signedIn.addHook('onRequest', requireUser(sessions))

    signedIn.route({
      ...getUser,
      handler: async (request) => existing(await findUser(db.read, userOf(request).userId)),
    })

    signedIn.route({
      ...updateUser,
      handler: async (request) => {
        const { userId } = userOf(request)
        await db.write((tx) => updateProfile(tx, userId, request.body))
        return existing(await findUser(db.read, userId))
      },
    })

    signedIn.route({
      ...listCredits,
      handler: (request) => creditHistory(db.read, userOf(request).userId),
    })

    signedIn.route({
      ...getPractice,
      handler: () => ({
        mail: mail.practice,
        payment: payment.online?.practice === true || payment.paypal?.practice === true,
      }),
    })

    signedIn.register(signatureRoutes, { db })
    signedIn.register(deviceRoutes, { db, sessions })

    signedIn.route({
      ...logoutEverywhere,
      handler: async (request, reply) => {
        await sessions.endAll(userOf(request).userId)
        clearToken(request, reply)
        return null
      },
    })
  })
}

function existing(user: User | null): User {
  if (!user) throw new AppError('not-logged-in')
  return user
}
