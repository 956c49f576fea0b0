import { calendarAddress } from '@brieflotse/rules'
import type { FastifyRequest } from 'fastify'

/** The URL at which this request reached the server: the public URL if phones can use it, otherwise the requested host. */
export function reachedAt(publicUrl: string, { protocol, host }: FastifyRequest): string {
  const asked = `${protocol}://${host}`
  return calendarAddress(publicUrl) ?? (URL.canParse(asked) ? asked : publicUrl)
}
