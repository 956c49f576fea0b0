import type { FastifyReply, FastifyRequest } from 'fastify'
import { limits } from './limits.ts'

/** Says that this browser was given its user's rows. Where it is wrong, one call comes later or in vain. */
const rowsCookie = 'brieflotse-rows'

export const wasGivenRows = (request: FastifyRequest) => rowsCookie in request.cookies

export function markRows(request: FastifyRequest, reply: FastifyReply): void {
  if (wasGivenRows(request)) return
  const maxAge = limits.sessionMs / 1000
  const options = { path: '/', httpOnly: true, sameSite: 'lax', secure: 'auto', maxAge } as const
  reply.setCookie(rowsCookie, '1', options)
}

/** Somebody comes or goes: whoever is here next has nothing. */
export function unmarkRows(request: FastifyRequest, reply: FastifyReply): void {
  if (wasGivenRows(request)) reply.clearCookie(rowsCookie, { path: '/' })
}
