import type { FastifyReply, FastifyRequest } from 'fastify'
import { createHmac, randomBytes } from 'node:crypto'
import { day } from '../system/limits.ts'
import { safeEqual } from '../system/safe-equal.ts'

const knownCookie = 'brieflotse-known'
const yearMs = 365 * day
/** How many usernames are remembered for one browser. */
const mostNames = 8

export type KnownDevices = ReturnType<typeof createKnownDevices>

/**
 * Remembers in a cookie which usernames have logged in with a browser. So an attacker who uses up the login attempts for a name
 * elsewhere does not lock out its owner. The cookie holds random ids, each with an HMAC over the id and the name: it reveals no
 * name and cannot be forged.
 */
export function createKnownDevices(sessionKey: Buffer) {
  const key = createHmac('sha256', sessionKey).update('known devices').digest()
  const sealOf = (id: string, name: string) =>
    createHmac('sha256', key).update(`${id}\n${name}`).digest('base64url')
  const entriesIn = (request: FastifyRequest) =>
    (request.cookies[knownCookie] ?? '').split('~').slice(0, mostNames)
  const isFor = (entry: string, name: string) => {
    const [id = '', seal = ''] = entry.split('.')
    return safeEqual(seal, sealOf(id, name))
  }
  const idFor = (request: FastifyRequest, name: string): string | null =>
    entriesIn(request)
      .find((entry) => isFor(entry, name))
      ?.split('.')[0] ?? null

  const toSend = new WeakMap<FastifyReply, string>()

  return {
    /** The id of this browser if this name was logged in with it before, else null. */
    idFor,

    /** Records that this name has logged in with this browser; `send` sets the cookie after the one of the session. */
    remember(request: FastifyRequest, reply: FastifyReply, name: string): void {
      const others = entriesIn(request).filter((entry) => entry !== '' && !isFor(entry, name))
      const id = idFor(request, name) ?? randomBytes(16).toString('base64url')
      const entries = [`${id}.${sealOf(id, name)}`, ...others].slice(0, mostNames)
      toSend.set(reply, entries.join('~'))
    },

    /** Call this when the response is sent, after the session cookie was set: simple clients keep only the first cookie. */
    send(reply: FastifyReply): void {
      const entries = toSend.get(reply)
      if (entries === undefined) return
      reply.setCookie(knownCookie, entries, {
        path: '/api',
        httpOnly: true,
        sameSite: 'lax',
        secure: 'auto',
        maxAge: yearMs / 1000,
      })
    },
  }
}
