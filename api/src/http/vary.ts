import type { FastifyReply } from 'fastify'

/** Adds request headers that the response depends on to the `Vary` header, for caches. */
export function varyBy(reply: FastifyReply, ...names: string[]): void {
  const before = String(reply.getHeader('vary') ?? '')
  const all = new Set([...before.split(',').map((name) => name.trim()), ...names])
  reply.header('vary', [...all].filter(Boolean).join(', '))
}
