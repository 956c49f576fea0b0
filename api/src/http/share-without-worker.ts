import type { FastifyRequest } from 'fastify'
import type { Api } from './valibot.ts'
import { limits } from './limits.ts'
import { limitBy, senderOf } from './rate-limit.ts'

type Texts = { title: string; text: string; url: string }

/**
 * Other apps share by a post to /share, which the service worker takes. Only where there is none yet (the app was never opened since it
 * was installed) does it come here. Texts go on to the screen in its address, if they fit; files cannot be kept here, because nobody has
 * said yet whose they are: `problem=not-ready` has the screen ask to share again.
 */
export function shareWithoutWorker(app: Api): void {
  app.post(
    '/share',
    { schema: { hide: true }, onRequest: limitBy(app, limits.sharesPerIp, senderOf) },
    async (request, reply) => {
      const { isWhole, ...texts } = await readShare(request)
      const query = new URLSearchParams(texts)
      // the browser asks for this address in turn, and a server takes only so long a line
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
    // no form, or one that is cut off: what came before counts
    share.isWhole = false
    request.raw.resume()
  }
  return share
}

function isText(name: string): name is keyof Texts {
  return name === 'title' || name === 'text' || name === 'url'
}
