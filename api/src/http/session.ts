import { AppError } from '@brieflotse/contract'
import secureSession from '@fastify/secure-session'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createHash, randomBytes } from 'node:crypto'
import type { Db, Tx } from '../db/open.ts'
import { limits } from './limits.ts'

declare module '@fastify/secure-session' {
  interface SessionData {
    token: string
  }
}

export type SignedIn = { userId: number; sessionId: number }

/** Sessions as rows: ending one really ends it, whatever cookies are still around. */
export type Sessions = ReturnType<typeof createSessions>

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')
const until = (now: number) => new Date(now + limits.sessionMs).toISOString()

export function createSessions(db: Db, now: () => number = Date.now) {
  const listeners = new Set<(ended: Partial<SignedIn>) => void>()
  const ended = (who: Partial<SignedIn>) => listeners.forEach((listener) => listener(who))
  return {
    /** Starts a session; the answer is the token, which is stored nowhere but in the cookie. */
    async start(tx: Tx, userId: number): Promise<string> {
      const token = randomBytes(32).toString('base64url')
      const row = { user_id: userId, token_hash: hashOf(token), expires_at: until(now()) }
      await tx
        .insertInto('sessions')
        .values({ ...row, created_at: new Date(now()).toISOString() })
        .execute()
      return token
    },

    /** Who is signed in with this token, and whether the session was prolonged just now. */
    async find(token: string): Promise<(SignedIn & { renewed: boolean }) | null> {
      const session = await db.read
        .selectFrom('sessions')
        .select(['id', 'user_id', 'expires_at'])
        .where('token_hash', '=', hashOf(token))
        .where('expires_at', '>', new Date(now()).toISOString())
        .executeTakeFirst()
      if (!session) return null
      const age = limits.sessionMs - (Date.parse(session.expires_at) - now())
      const renewed = age > limits.sessionRenewMs
      if (renewed) {
        await db.write((tx) =>
          tx
            .updateTable('sessions')
            .set({ expires_at: until(now()) })
            .where('id', '=', session.id)
            .execute(),
        )
      }
      return { userId: session.user_id, sessionId: session.id, renewed }
    },

    async end(sessionId: number): Promise<void> {
      await db.write((tx) => tx.deleteFrom('sessions').where('id', '=', sessionId).execute())
      ended({ sessionId })
    },

    async endAll(userId: number): Promise<void> {
      await db.write((tx) => tx.deleteFrom('sessions').where('user_id', '=', userId).execute())
      ended({ userId })
    },

    onEnd(listener: (ended: Partial<SignedIn>) => void): void {
      listeners.add(listener)
    },
  }
}

/** The cookie: sealed, out of reach of scripts, not sent along by other sites, Secure wherever the page came over HTTPS. */
export async function registerSessionCookie(app: FastifyInstance, key: Buffer): Promise<void> {
  await app.register(secureSession, {
    key,
    cookieName: 'brieflotse-session',
    // The row in the table decides how long a session lasts; the seal only must not end earlier.
    expiry: 10 * 365 * 24 * 60 * 60,
    cookie: {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: 'auto',
      maxAge: limits.sessionMs / 1000,
    },
  })
  app.decorateRequest('signedIn', null)
}

export function setToken(request: FastifyRequest, token: string): void {
  request.session.set('token', token)
}

export function clearToken(request: FastifyRequest, reply: FastifyReply): void {
  request.session.delete()
  // Pages of letters must not stay in the cache of a shared device.
  reply.header('clear-site-data', '"cache"')
}

export async function sessionOf(request: FastifyRequest, sessions: Sessions) {
  const token = request.session.get('token')
  return token ? sessions.find(token) : null
}

/** A hook that lets only signed-in users pass. */
export function requireUser(sessions: Sessions) {
  return async (request: FastifyRequest): Promise<void> => {
    const found = await sessionOf(request, sessions)
    if (!found) throw new AppError('not-logged-in')
    if (found.renewed) request.session.touch()
    request.setDecorator<SignedIn>('signedIn', found)
  }
}

export function userOf(request: FastifyRequest): SignedIn {
  return request.getDecorator<SignedIn>('signedIn')
}
