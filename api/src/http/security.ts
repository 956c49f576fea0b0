import { AppError } from '@brieflotse/contract'
import helmet from '@fastify/helmet'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** Security headers that keep foreign scripts, frames and connections out of the page. */
export async function registerSecurityHeaders(app: FastifyInstance): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        // The toast library adds a style element.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'blob:', 'data:'],
        connectSrc: ["'self'"],
        workerSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        // No upgrade-insecure-requests: a fresh installation serves plain http, on localhost or in the home network.
      },
    },
    // Browsers ignore this header over http. Subdomains are left out, because other hosts of the operator's domain may need http.
    strictTransportSecurity: { maxAge: 180 * 24 * 60 * 60, includeSubDomains: false },
    // With this header, browsers on plain http log a warning and ignore it.
    originAgentCluster: false,
    xFrameOptions: { action: 'deny' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'no-referrer' },
  })
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('permissions-policy', 'camera=(self), microphone=(), geolocation=()')
  })
}

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
