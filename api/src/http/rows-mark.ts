import { rowsCookie } from '@brieflotse/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { limits } from './limits.ts'

// Where the cookie is wrong, one call comes later or in vain.

export const wasGivenRows = (request: FastifyRequest) => rowsCookie in request.cookies

export function markRows(request: FastifyRequest, reply: FastifyReply): void {
  if (wasGivenRows(request)) return
  const maxAge = limits.sessionMs / 1000
  // a page whose database is empty reads it: then there was one
  const options = { path: '/', sameSite: 'lax', secure: 'auto', maxAge } as const
  reply.setCookie(rowsCookie, '1', options)
}

/** Somebody comes or goes: whoever is here next has nothing. */
export function unmarkRows(request: FastifyRequest, reply: FastifyReply): void {
  if (wasGivenRows(request)) reply.clearCookie(rowsCookie, { path: '/' })
}
