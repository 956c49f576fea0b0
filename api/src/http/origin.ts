import { AppError } from '@brieflotse/contract'
import type { FastifyRequest } from 'fastify'

const reading = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * A hook that rejects writes which another website sends with the user's cookie (CSRF). Browsers send the origin; other programs
 * send none and have no foreign cookie. X-Forwarded-Host is ignored, because many proxies pass on the client's own value.
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

/** Host and port; the port is omitted if it is the default. */
function hostOf(origin: string): string | null {
  return (URL.canParse(origin) && new URL(origin).host) || null
}
