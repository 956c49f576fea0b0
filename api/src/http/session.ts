import { AppError, noSessionCookie } from '@brieflotse/contract'
import secureSession from '@fastify/secure-session'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { randomBytes } from 'node:crypto'
import type { Moment } from '../db/columns.ts'
import type { Db, Tx } from '../db/open.ts'
import { seenBefore } from '../db/server-time.ts'
import { isDiskFull } from '../system/disk.ts'
import { limits } from '../system/limits.ts'
import { unmarkRows } from './rows-mark.ts'
import { sha256 } from '../system/sha256.ts'
import { isNavigation } from './static.ts'

declare module '@fastify/secure-session' {
  interface SessionData {
    token: string
  }
}

export type SignedIn = { userId: number; sessionId: number }

export const sessionCookie = 'brieflotse-session'

const until = (now: number) => new Date(now + limits.sessionMs).toISOString()

/**
 * Sessions that expired before this moment are over: the server has run on thirty days since their last use. The clock alone is not
 * trusted, because a clock that is ahead for an hour would end all sessions, and the devices would delete their data.
 */
export async function sessionsOver(db: Db, now: number): Promise<Moment> {
  const usedBefore = await seenBefore(db, limits.sessionMs, now)
  return usedBefore === '' ? '' : until(Date.parse(usedBefore))
}

/** Sessions are rows in the database, so ending one is final, whatever cookies still exist. */
export class Sessions {
  readonly #db: Db
  readonly #now: () => number
  readonly #listeners = new Set<(ended: Partial<SignedIn>) => void>()
  // Verifying a password takes a while. A login that started before all sessions were ended must not succeed afterwards.
  readonly #cleared = new Map<number, number>()
  #clearings = 0

  constructor(db: Db, now: () => number = Date.now) {
    this.#db = db
    this.#now = now
  }

  /** Ends a session within the caller's transaction. The caller must call the returned function after the commit. */
  async endIn(tx: Tx, sessionId: number): Promise<() => void> {
    await tx.deleteFrom('sessions').where('id', '=', sessionId).execute()
    return () => this.#ended({ sessionId })
  }

  /** The same for all sessions of a user. */
  async endAllIn(tx: Tx, userId: number): Promise<() => void> {
    await tx.deleteFrom('sessions').where('user_id', '=', userId).execute()
    this.#clear(userId)
    return () => this.#ended({ userId })
  }

  /** Call it before a password is verified and pass the result to `start`. */
  moment(): number {
    return this.#clearings
  }

  /**
   * Starts a session and returns its token, which only the cookie stores. Throws `account-locked` if the account was locked or
   * deleted while the password was verified, and `not-logged-in` if all its sessions were ended since `moment`.
   */
  async start(
    tx: Tx,
    userId: number,
    device: string | null = null,
    moment = this.#clearings,
  ): Promise<string> {
    if ((this.#cleared.get(userId) ?? 0) > moment) throw new AppError('not-logged-in')
    const user = await tx
      .selectFrom('users')
      .select('locked_at')
      .where('id', '=', userId)
      .executeTakeFirst()
    if (user && user.locked_at !== null) throw new AppError('account-locked')
    const token = randomBytes(32).toString('base64url')
    const row = {
      user_id: userId,
      token_hash: sha256(token),
      device,
      expires_at: until(this.#now()),
    }
    await tx
      .insertInto('sessions')
      .values({ ...row, created_at: new Date(this.#now()).toISOString() })
      .execute()
    return token
  }

  /** The user of this token, and whether the session was extended just now. */
  async find(token: string): Promise<(SignedIn & { renewed: boolean }) | null> {
    const session = await this.#db.read
      .selectFrom('sessions')
      .select(['id', 'user_id', 'expires_at'])
      .where('token_hash', '=', sha256(token))
      .executeTakeFirst()
    if (!session) return null
    const age = limits.sessionMs - (Date.parse(session.expires_at) - this.#now())
    const mayBeOver = age >= limits.sessionMs
    if (mayBeOver && session.expires_at <= (await sessionsOver(this.#db, this.#now()))) return null
    // A session extended by a clock that was ahead would otherwise never be extended again until that time.
    const isStale = age > limits.sessionRenewMs || age < -limits.sessionRenewMs
    const renewed = isStale && (await this.#prolong(session.id))
    return { userId: session.user_id, sessionId: session.id, renewed }
  }

  async end(sessionId: number): Promise<void> {
    const notify = await this.#db.write((tx) => this.endIn(tx, sessionId))
    notify()
  }

  async endAll(userId: number): Promise<void> {
    const notify = await this.#db.write((tx) => this.endAllIn(tx, userId))
    notify()
  }

  /** Throws `not-logged-in` if this session has ended since the request began. */
  async prove(tx: Tx, { sessionId }: SignedIn): Promise<void> {
    const row = await tx
      .selectFrom('sessions')
      .select('id')
      .where('id', '=', sessionId)
      .executeTakeFirst()
    if (!row) throw new AppError('not-logged-in')
  }

  /** Ends all other sessions of the user within the caller's transaction. The caller must call the returned function after the commit. */
  async endOthers(tx: Tx, { userId, sessionId }: SignedIn): Promise<() => void> {
    const others = await tx
      .deleteFrom('sessions')
      .where('user_id', '=', userId)
      .where('id', '!=', sessionId)
      .returning('id')
      .execute()
    this.#clear(userId)
    return () => others.forEach(({ id }) => this.#ended({ sessionId: id }))
  }

  /** The user's devices, most recently used first. */
  async list(userId: number) {
    const rows = await this.#db.read
      .selectFrom('sessions')
      .select(['id', 'device', 'created_at', 'expires_at'])
      .where('user_id', '=', userId)
      .where('expires_at', '>', await sessionsOver(this.#db, this.#now()))
      .orderBy('expires_at', 'desc')
      .orderBy('id', 'desc')
      .execute()
    return rows.map(({ id, device, created_at, expires_at }) => ({
      id,
      device,
      since: created_at,
      usedAt: new Date(Date.parse(expires_at) - limits.sessionMs).toISOString(),
    }))
  }

  /** Ends one session if it belongs to the user. */
  async endOf(userId: number, sessionId: number): Promise<void> {
    const { numDeletedRows } = await this.#db.write((tx) =>
      tx
        .deleteFrom('sessions')
        .where('id', '=', sessionId)
        .where('user_id', '=', userId)
        .executeTakeFirst(),
    )
    if (numDeletedRows > 0n) this.#ended({ sessionId })
  }

  /** Whether the token belonged to a deleted account. */
  async isOfDeleted(token: string): Promise<boolean> {
    const row = await this.#db.read
      .selectFrom('ended_devices')
      .select('token_hash')
      .where('token_hash', '=', sha256(token))
      .executeTakeFirst()
    return row !== undefined
  }

  /** Notifies listeners that all sessions of a user were ended in another module's transaction. */
  endedAll(userId: number): void {
    this.#ended({ userId })
  }

  onEnd(listener: (ended: Partial<SignedIn>) => void): void {
    this.#listeners.add(listener)
  }

  #ended(who: Partial<SignedIn>): void {
    for (const listener of this.#listeners) listener(who)
  }

  #clear(userId: number): void {
    this.#cleared.set(userId, (this.#clearings += 1))
  }

  /** Returns false if the disk is full. The session stays valid then, and its data can be read. */
  async #prolong(id: number): Promise<boolean> {
    const change = (tx: Tx) =>
      tx
        .updateTable('sessions')
        .set({ expires_at: until(this.#now()) })
        .where('id', '=', id)
        .execute()
    return this.#db.write(change).then(
      () => true,
      (error: unknown) => {
        if (isDiskFull(error)) return false
        throw error
      },
    )
  }
}

/** Registers the session cookie: encrypted, httpOnly, sameSite, and Secure if the page was loaded over HTTPS. */
export async function registerSessionCookie(app: FastifyInstance, key: Buffer): Promise<void> {
  await app.register(secureSession, {
    key,
    cookieName: sessionCookie,
    // The session's row decides how long it lasts, so the cookie's own expiry is only made long enough.
    expiry: 10 * 365 * 24 * 60 * 60,
    cookie: {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: 'auto',
      maxAge: limits.sessionMs / 1000,
    },
  })
  registerNoSessionCookie(app, sessionCookie)
  app.decorateRequest('signedIn', null)
}

export function setToken(request: FastifyRequest, reply: FastifyReply, token: string): void {
  request.session.set('token', token)
  clearNoSessionCookie(request, reply)
  unmarkRows(request, reply)
}

export function clearToken(request: FastifyRequest, reply: FastifyReply): void {
  request.session.delete()
  setNoSessionCookie(reply)
  unmarkRows(request, reply)
  // Clears the cache, so that pages of letters do not stay on a shared device.
  reply.header('clear-site-data', '"cache"')
}

export async function sessionOf(request: FastifyRequest, sessions: Sessions) {
  const token = request.session.get('token')
  return token ? sessions.find(token) : null
}

/** A hook that requires a session. */
export function requireUser(sessions: Sessions) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const found = await sessionOf(request, sessions)
    if (!found) throw new AppError(await whyOut(request, reply, sessions))
    if (found.renewed) request.session.touch()
    request.setDecorator<SignedIn>('signedIn', found)
  }
}

async function whyOut(request: FastifyRequest, reply: FastifyReply, sessions: Sessions) {
  const token = request.session.get('token')
  // The session was ended elsewhere, so its pages must leave the cache of this device too.
  if (token) reply.header('clear-site-data', '"cache"')
  return token && (await sessions.isOfDeleted(token)) ? 'account-deleted' : 'not-logged-in'
}

export function userOf(request: FastifyRequest): SignedIn {
  return request.getDecorator<SignedIn>('signedIn')
}

/** Sets a cookie that tells the app in the browser that there is no session; `session` is the session cookie's name. */
function registerNoSessionCookie(app: FastifyInstance, session: string): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!isNavigation(request)) return
    if (session in request.cookies) clearNoSessionCookie(request, reply)
    else if (!(noSessionCookie in request.cookies)) setNoSessionCookie(reply)
  })
}

function setNoSessionCookie(reply: FastifyReply): void {
  reply.setCookie(noSessionCookie, '1', { path: '/', sameSite: 'lax', secure: 'auto' })
}

function clearNoSessionCookie(request: FastifyRequest, reply: FastifyReply): void {
  if (noSessionCookie in request.cookies) reply.clearCookie(noSessionCookie, { path: '/' })
}
