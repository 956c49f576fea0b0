import { visitorCookie } from '@brieflotse/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isNavigation } from './static.ts'

/** Sets a cookie that tells the app in the browser that there is no session; `session` is the session cookie's name. */
export function registerVisitors(app: FastifyInstance, session: string): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!isNavigation(request)) return
    if (session in request.cookies) unmarkVisitor(request, reply)
    else if (!(visitorCookie in request.cookies)) markVisitor(reply)
  })
}

export function markVisitor(reply: FastifyReply): void {
  reply.setCookie(visitorCookie, '1', { path: '/', sameSite: 'lax', secure: 'auto' })
}

export function unmarkVisitor(request: FastifyRequest, reply: FastifyReply): void {
  if (visitorCookie in request.cookies) reply.clearCookie(visitorCookie, { path: '/' })
}
