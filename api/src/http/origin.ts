import { AppError } from '@brieflotse/contract'
import type { FastifyRequest } from 'fastify'

const reading = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * A hook that refuses writes that another website sends with the user's cookie. Browsers say where a request comes from; programs
 * without a browser say nothing and carry no foreign cookie. X-Forwarded-Host is not read: many proxies hand on what the client
 * put there.
 */
export function refuseOtherSites(publicUrl: string) {
  return async (request: FastifyRequest): Promise<void> => {
    if (reading.has(request.method)) return
    const site = request.headers['sec-fetch-site']
    if (site !== undefined) {
      if (site === 'same-origin' || site === 'none') return
      throw new AppError('cross-site')
    }
    const { origin, host = '' } = request.headers
    if (origin === undefined) return
    const from = hostOf(origin)
    const own = [hostOf(`${request.protocol}://${host}`), hostOf(publicUrl)]
    if (from === null || !own.includes(from)) throw new AppError('cross-site')
  }
}

/** Host and port, the port only where it is not the usual one. */
function hostOf(origin: string): string | null {
  return (URL.canParse(origin) && new URL(origin).host) || null
}
