import type { FastifyReply, FastifyRequest } from 'fastify'
import { createHmac, randomBytes } from 'node:crypto'
import { day } from '../http/limits.ts'
import { isSame } from '../http/same.ts'

const knownCookie = 'brieflotse-known'
const yearMs = 365 * day
/** How many users of one browser are remembered. */
const mostNames = 8

export type KnownDevices = ReturnType<typeof createKnownDevices>

/**
 * Remembers in a cookie which names were logged in with a browser, so that nobody who tries out passwords elsewhere keeps their owners
 * out. The cookie holds random ids, each with a seal over the id and the name: it names nobody, and nobody can make one.
 */
export function createKnownDevices(sessionKey: Buffer) {
  const key = createHmac('sha256', sessionKey).update('known devices').digest()
  const sealOf = (id: string, name: string) =>
    createHmac('sha256', key).update(`${id}\n${name}`).digest('base64url')
  const entriesIn = (request: FastifyRequest) =>
    (request.cookies[knownCookie] ?? '').split('~').slice(0, mostNames)
  const isFor = (entry: string, name: string) => {
    const [id = '', seal = ''] = entry.split('.')
    return isSame(seal, sealOf(id, name))
  }
  const idFor = (request: FastifyRequest, name: string): string | null =>
    entriesIn(request)
      .find((entry) => isFor(entry, name))
      ?.split('.')[0] ?? null

  const toSend = new WeakMap<FastifyReply, string>()

  return {
    /** The id of this browser if this name was logged in with it before, else null. */
    idFor,

    /** Notes that this name was logged in with this browser; `send` has the cookie follow that of the session. */
    remember(request: FastifyRequest, reply: FastifyReply, name: string): void {
      const others = entriesIn(request).filter((entry) => entry !== '' && !isFor(entry, name))
      const id = idFor(request, name) ?? randomBytes(16).toString('base64url')
      const entries = [`${id}.${sealOf(id, name)}`, ...others].slice(0, mostNames)
      toSend.set(reply, entries.join('~'))
    },

    /** To be called when an answer goes, after the session's cookie was set: simple clients keep the first cookie alone. */
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
