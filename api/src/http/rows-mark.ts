import { rowsCookie } from '@brieflotse/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { limits } from '../system/limits.ts'

// If the cookie is wrong, one API request is sent late or needlessly.

export const wasGivenRows = (request: FastifyRequest) => rowsCookie in request.cookies

export function markRows(request: FastifyRequest, reply: FastifyReply): void {
  if (wasGivenRows(request)) return
  const maxAge = limits.sessionMs / 1000
  // A page with an empty database reads the cookie to see that it had data before, so scripts must be able to read it.
  const options = { path: '/', sameSite: 'lax', secure: 'auto', maxAge } as const
  reply.setCookie(rowsCookie, '1', options)
}

/** After a login or logout the next user of the browser has no data yet. */
export function unmarkRows(request: FastifyRequest, reply: FastifyReply): void {
  if (wasGivenRows(request)) reply.clearCookie(rowsCookie, { path: '/' })
}
