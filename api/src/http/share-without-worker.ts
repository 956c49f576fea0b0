import type { FastifyRequest } from 'fastify'
import type { Api } from './valibot.ts'
import { limits } from '../system/limits.ts'
import { limitBy, clientNetworkOf } from './rate-limit.ts'

type Texts = { title: string; text: string; url: string }

/**
 * Handles POST /share, which other apps send and the service worker normally answers. The server gets it only if no worker is
 * installed yet. Texts are passed on in the URL if they fit. Files cannot be kept, because there may be no session to store them
 * for: `problem=not-ready` tells the screen to ask the user to share again.
 */
export function shareWithoutWorker(app: Api): void {
  app.post(
    '/share',
    { schema: { hide: true }, onRequest: limitBy(app, limits.sharesPerIp, clientNetworkOf) },
    async (request, reply) => {
      const { isWhole, ...texts } = await readShare(request)
      const query = new URLSearchParams(texts)
      // The browser requests this URL next, and a server accepts only URLs of limited length.
      const isLong = query.toString().length > limits.sharedQueryCharacters
      if (isLong) query.delete('text')
      if (isLong || !isWhole) query.set('problem', 'not-ready')
      return reply.header('cache-control', 'no-store').redirect(`/share?${query.toString()}`, 303)
    },
  )
}

async function readShare(request: FastifyRequest): Promise<Texts & { isWhole: boolean }> {
  const share = { title: '', text: '', url: '', isWhole: true }
  const fieldSize = limits.sharedFieldBytes
  try {
    for await (const part of request.parts({ limits: { fieldSize, files: 100, parts: 200 } })) {
      if (part.type === 'file') {
        share.isWhole = false
        part.file.resume()
      } else if (isText(part.fieldname)) {
        share[part.fieldname] = String(part.value)
        share.isWhole &&= !part.valueTruncated
      }
    }
  } catch {
    // The form is invalid or was cut off. The fields before the error are used.
    share.isWhole = false
    request.raw.resume()
  }
  return share
}

function isText(name: string): name is keyof Texts {
  return name === 'title' || name === 'text' || name === 'url'
}
