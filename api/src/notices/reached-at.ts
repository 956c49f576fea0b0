import { calendarAddress } from '@brieflotse/rules'
import type { FastifyRequest } from 'fastify'

/** Where a request reached this server: the public address when it is set for phones, else the one that was asked. */
export function reachedAt(publicUrl: string, { protocol, host }: FastifyRequest): string {
  const asked = `${protocol}://${host}`
  return calendarAddress(publicUrl) ?? (URL.canParse(asked) ? asked : publicUrl)
}
