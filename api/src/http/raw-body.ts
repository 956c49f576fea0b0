import type { FastifyRequest } from 'fastify'
import type { Api } from './valibot.ts'

/** Keeps request bodies in this plugin as raw bytes, because a signature covers the bytes. */
export function keepRawBodies(app: Api, bodyLimit: number): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit }, (_request, body: Buffer, done) =>
    done(null, body),
  )
}

export function rawBodyOf(request: FastifyRequest): Uint8Array {
  return request.body instanceof Uint8Array ? request.body : new Uint8Array()
}

/** Headers with one value each. Values of a repeated header are joined with commas, as a proxy would do. */
export function plainHeaders(request: FastifyRequest): Record<string, string | undefined> {
  return Object.fromEntries(
    Object.entries(request.headers).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.join(', ') : value,
    ]),
  )
}
