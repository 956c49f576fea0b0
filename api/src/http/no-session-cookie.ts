import { noSessionCookie } from '@brieflotse/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isNavigation } from './static.ts'

/** Sets a cookie that tells the app in the browser that there is no session; `session` is the session cookie's name. */
export function registerNoSessionCookie(app: FastifyInstance, session: string): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!isNavigation(request)) return
    if (session in request.cookies) clearNoSessionCookie(request, reply)
    else if (!(noSessionCookie in request.cookies)) setNoSessionCookie(reply)
  })
}

export function setNoSessionCookie(reply: FastifyReply): void {
  reply.setCookie(noSessionCookie, '1', { path: '/', sameSite: 'lax', secure: 'auto' })
}

export function clearNoSessionCookie(request: FastifyRequest, reply: FastifyReply): void {
  if (noSessionCookie in request.cookies) reply.clearCookie(noSessionCookie, { path: '/' })
}
