import type { FastifyReply } from 'fastify'

/** Tells caches which headers of the request this answer depends on, beside those that were named before. */
export function varyBy(reply: FastifyReply, ...names: string[]): void {
  const before = String(reply.getHeader('vary') ?? '')
  const all = new Set([...before.split(',').map((name) => name.trim()), ...names])
  reply.header('vary', [...all].filter(Boolean).join(', '))
}
