import type { FastifyRequest } from 'fastify'
import type { Api } from './valibot.ts'

/** Leaves bodies below this plug-in as the bytes that came: a signature is over bytes, whatever they claim to be. */
export function keepRawBodies(app: Api, bodyLimit: number): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit }, (_request, body: Buffer, done) =>
    done(null, body),
  )
}

export function rawBodyOf(request: FastifyRequest): Uint8Array {
  return request.body instanceof Uint8Array ? request.body : new Uint8Array()
}

/** Headers with one value each; of one that came twice all values, as a proxy would join them. */
export function plainHeaders(request: FastifyRequest): Record<string, string | undefined> {
  return Object.fromEntries(
    Object.entries(request.headers).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.join(', ') : value,
    ]),
  )
}
