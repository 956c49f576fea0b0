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
import { limits } from '../system/limits.ts'
import { limitBy, clientNetworkOf } from '../http/rate-limit.ts'
import { clearToken, sessionOf, setToken, userOf, type Sessions } from '../http/session.ts'
import type { Api } from '../http/valibot.ts'
import { deviceRoutes } from './device-routes.ts'
import { type Registering, useInvite } from './invites.ts'
import type { KnownDevices } from './known-devices.ts'
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
import type { CreditEntry } from '@brieflotse/contract'
import { type StoredTitle, toTitle } from '../text/letter-title.ts'

export type AccountDeps = {
  db: Db
  sessions: Sessions
  registration: Registering
  knownDevices: KnownDevices
}

export type OwnAccountDeps = {
  db: Db
  sessions: Sessions
  deviceKey: (userId: number) => string
  mail: { practice: boolean }
  payment: { online: { practice: boolean } | null; paypal: { practice: boolean } | null }
}

const nameIn = (request: FastifyRequest) =>
  usernameKey((request.body as { username: string }).username)

/**
 * Rate-limits login attempts. A device that has logged in with the name before has its own limit, so guesses from elsewhere do not
 * lock it out.
 */
function loginLimits(app: Api, knownDevices: KnownDevices) {
  const idOf = (request: FastifyRequest) => knownDevices.idFor(request, nameIn(request))
  const perDevice = limitBy(app, limits.loginsPerKnownDevice, (request) => idOf(request) ?? '')
  const placeAndName = (request: FastifyRequest) => `${clientNetworkOf(request)} ${nameIn(request)}`
  const others = [
    limitBy(app, limits.loginsPerIp, clientNetworkOf),
    limitBy(app, limits.loginsPerUsernameAndIp, placeAndName),
    limitBy(app, limits.loginsPerUsername, nameIn),
  ]
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (idOf(request) !== null) return perDevice(request, reply)
    for (const limit of others) await limit(request, reply)
  }
}

/** Routes for registering, logging in and logging out, without a session. */
export async function accountRoutes(app: Api, deps: AccountDeps): Promise<void> {
  const { db, sessions, knownDevices, registration } = deps
  const limitLogins = loginLimits(app, knownDevices)
  const registrationsPerIp = limitBy(app, limits.registrationsPerIp, clientNetworkOf)

  app.addHook('onSend', async (_request, reply) => knownDevices.send(reply))

  const signIn = async (
    request: FastifyRequest,
    reply: FastifyReply,
    enter: (tx: Tx) => Promise<number>,
    moment = sessions.moment(),
  ): Promise<User> => {
    const before = await sessionOf(request, sessions)
    const device = deviceLabel(request.headers['user-agent'] ?? '')
    // One transaction: an account without its session would make a repeated request fail because the name is taken.
    const { userId, token, tell } = await db.write(async (tx) => {
      const id = await enter(tx)
      // Registering ends the session that this browser had before.
      const ending = before && (await sessions.endIn(tx, before.sessionId))
      return { userId: id, token: await sessions.start(tx, id, device, moment), tell: ending }
    })
    tell?.()
    setToken(request, reply, token)
    knownDevices.remember(request, reply, nameIn(request))
    return existing(await findUser(db.read, userId))
  }

  app.route({
    ...register,
    onRequest: registrationsPerIp,
    handler: async (request, reply) => {
      const { invite, ...input } = request.body
      const isOpen = registration === 'open'
      if (!isOpen && !invite) throw new AppError('registration-closed')
      const passwordHash = await hashPassword(input.password)
      return signIn(request, reply, async (tx) => {
        if (!isOpen && invite) await useInvite(tx, invite, Date.now())
        return addUser(tx, input, passwordHash)
      })
    },
  })

  app.route({
    ...login,
    preHandler: limitLogins,
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

  // No session is required: a client that is already logged out gets the same success response.
  app.route({
    ...logout,
    handler: async (request, reply) => {
      const session = await sessionOf(request, sessions)
      if (session) await sessions.end(session.sessionId)
      clearToken(request, reply)
      return null
    },
  })
}

/** Routes for the user's own account. */
export async function ownAccountRoutes(app: Api, deps: OwnAccountDeps): Promise<void> {
  const { db, sessions, deviceKey, mail, payment } = deps

  app.route({
    ...getUser,
    handler: async (request) => existing(await findUser(db.read, userOf(request).userId)),
  })

  app.route({
    ...updateUser,
    handler: async (request) => {
      const { userId } = userOf(request)
      await db.write((tx) => updateProfile(tx, userId, request.body))
      return existing(await findUser(db.read, userId))
    },
  })

  app.route({
    ...listCredits,
    handler: (request) => creditHistory(db.read, userOf(request).userId),
  })

  app.route({
    ...getPractice,
    handler: () => ({
      mail: mail.practice,
      payment: payment.online?.practice === true || payment.paypal?.practice === true,
    }),
  })

  app.register(signatureRoutes, { db })
  app.register(deviceRoutes, { db, sessions, deviceKey })

  app.route({
    ...logoutEverywhere,
    handler: async (request, reply) => {
      await sessions.endAll(userOf(request).userId)
      clearToken(request, reply)
      return null
    },
  })
}

function existing(user: User | null): User {
  if (!user) throw new AppError('not-logged-in')
  return user
}

const mostEntries = 100

/** The changes of the user's credits, newest first, without entries of amount 0. */
async function creditHistory(db: Db['read'], userId: number): Promise<CreditEntry[]> {
  const rows = await db
    .selectFrom('credit_entries as entry')
    .leftJoin('mail_orders as order', 'order.id', 'entry.order_id')
    .leftJoin('response_letters as letter', 'letter.id', 'order.letter_id')
    .select([
      'entry.amount',
      'entry.reason',
      'entry.created_at',
      'entry.note',
      'letter.id as letterId',
      'letter.title',
      'letter.title_id',
    ])
    .where('entry.user_id', '=', userId)
    .where('entry.amount', '!=', 0)
    .orderBy('entry.id', 'desc')
    .limit(mostEntries)
    .execute()
  return rows.map(({ reason, created_at, title, title_id, ...rest }) => ({
    ...rest,
    ...(title === null ? { letterTitle: null } : letterTitle({ title, title_id })),
    // A payment refunded in parts has one numbered entry for each part.
    reason: reason.replace(/-\d+$/, ''),
    at: created_at,
  }))
}

function letterTitle(stored: StoredTitle) {
  const { title, titleSaid } = toTitle(stored)
  return { letterTitle: title, ...(titleSaid && { letterTitleSaid: titleSaid }) }
}
