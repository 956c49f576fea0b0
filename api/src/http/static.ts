import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { access } from 'node:fs/promises'
import { join } from 'node:path'
import { varyBy } from './vary.ts'

const year = 'public, max-age=31536000, immutable'

/**
 * Serves the built web app. Returns a function that tells whether the app is built; it is called for each page, because the app may
 * be rebuilt while the server runs.
 */
export async function registerWebApp(
  app: FastifyInstance,
  folder: string,
): Promise<() => Promise<boolean>> {
  await app.register(fastifyStatic, {
    root: folder,
    cacheControl: false,
    preCompressed: true,
    setHeaders: (reply, path) => {
      // File names in assets contain a hash of the content. Everything else must be revalidated, or an update would never arrive.
      const hashed = path.startsWith(join(folder, 'assets'))
      reply.setHeader('cache-control', hashed ? year : 'no-cache')
      if (path.endsWith('.br')) reply.setHeader('vary', 'accept-encoding')
    },
  })
  // The headers of the page depend on session and language, and only a navigation gets the page.
  app.addHook('onRequest', async (request, reply) => {
    if (!isNavigation(request)) return
    varyBy(reply, 'accept', 'accept-language', 'cookie')
    reply.header('cache-control', 'private, no-cache')
  })
  return () =>
    access(join(folder, 'index.html')).then(
      () => true,
      () => false,
    )
}

/** Whether the request opens a page of the app. A screen has no file of its own; its URL is answered with the app. */
export function isNavigation(request: FastifyRequest): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false
  const [path = ''] = request.url.split('?')
  if (/^\/(api|models|assets|healthz|readyz|metrics)(\/|$)/.test(path)) return false
  if (path.split('/').at(-1)!.includes('.')) return false
  return request.headers.accept?.includes('text/html') ?? false
}
