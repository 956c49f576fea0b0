import { AppError } from '@brieflotse/contract'
import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isIPv6 } from 'node:net'
import { bareAddress } from './trusted-proxies.ts'

export type Rate = { max: number; timeWindow: number }

/** Enables the rate limit hooks. Routes without a hook are not limited. */
export async function registerRateLimit(app: FastifyInstance): Promise<void> {
  await app.register(rateLimit, { global: false })
}

/** A hook that rejects a request after too many with the same key. */
export function limitBy(
  app: FastifyInstance,
  rate: Rate,
  keyOf: (request: FastifyRequest) => string | Promise<string>,
) {
  const check = app.createRateLimit({ ...rate, keyGenerator: keyOf })
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const limit = await check(request)
    if (limit.isAllowed || !limit.isExceeded) return
    reply.header('retry-after', limit.ttlInSeconds)
    throw new AppError('rate-limited')
  }
}

/** The sender of a request, as a key for rate limits. */
export const clientNetworkOf = (request: FastifyRequest): string => networkOf(request.ip)

/** The part of an address that identifies a household: for IPv6 only the /64 prefix, because a household has all its addresses. */
export function networkOf(address: string): string {
  const ip = bareAddress(address)
  if (!isIPv6(ip)) return ip
  const [head = '', tail] = ip.split('::')
  const groups = head.split(':').filter(Boolean)
  const behind = tail === undefined ? [] : tail.split(':').filter(Boolean)
  const zeros = Array.from({ length: 8 - groups.length - behind.length }, () => '0')
  return [...groups, ...(tail === undefined ? [] : zeros), ...behind].slice(0, 4).join(':')
}
