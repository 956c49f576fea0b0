import { AppError } from '@brieflotse/contract'
import { Agent, request as httpsRequest, type RequestOptions } from 'node:https'
import webpush from 'web-push'
import { isPublicHttps, lookUpPublic } from './public-host.ts'
import type { Push, PushAddress, PushMessage } from './push.ts'

type Reach = { accepts(endpoint: string): boolean; request: typeof httpsRequest; agent?: Agent }

export type WebPushOptions = {
  /** The operator's contact for push services: `mailto:` or an https URL. */
  contact: string
  publicKey: string
  privateKey: string
  /** How push services are reached and which are allowed; tests use their own. */
  reach?: Reach
}

const patienceMs = 20_000
const open: Reach = {
  accepts: isPublicHttps,
  request: httpsRequest,
  agent: new Agent({ lookup: lookUpPublic, maxCachedSessions: 0 }),
}

/** Web Push: RFC 8030 with encrypted messages (RFC 8291) and VAPID (RFC 8292). */
export function createWebPush({
  contact,
  publicKey,
  privateKey,
  reach = open,
}: WebPushOptions): Push {
  const vapidDetails = { subject: contact, publicKey, privateKey }
  return {
    publicKey,
    accepts: reach.accepts,
    async send(to, message, signal) {
      if (!reach.accepts(to.endpoint)) return 'gone'
      const details = detailsOf(to, message, vapidDetails)
      // With invalid keys no message can ever be decrypted.
      if (!details) return 'gone'
      const { headers, body } = details
      const status = await post(reach, to.endpoint, { headers, body, signal })
      // Apple returns 400 both for a device that is gone and for our own errors, so such a device is kept.
      if (status === 404 || status === 410) return 'gone'
      if (status >= 200 && status < 300) return 'sent'
      if (status === 429) throw new AppError('rate-limited')
      const code = status >= 500 || status < 400 ? 'provider-down' : 'invalid-input'
      throw new AppError(code, undefined, { cause: refusal(status) })
    },
  }
}

/** An error with a code, so that its message may be logged. */
const refusal = (status: number) =>
  Object.assign(new Error(`the push service answered ${status}`), { code: `PUSH${status}` })

type Vapid = { subject: string; publicKey: string; privateKey: string }

function detailsOf({ endpoint, p256dh, auth }: PushAddress, message: PushMessage, vapid: Vapid) {
  try {
    return webpush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, message.text, {
      vapidDetails: vapid,
      TTL: message.keepFor,
      topic: message.topic,
      urgency: 'high',
      contentEncoding: 'aes128gcm',
    })
  } catch {
    return null
  }
}

type Sent = { headers: RequestOptions['headers']; body: Buffer; signal: AbortSignal }

/** Returns the response status. Redirects are not followed and the body is ignored, because the server could be anybody's. */
function post(
  { request, agent }: Reach,
  address: string,
  { headers, body, signal }: Sent,
): Promise<number> {
  const options = {
    method: 'POST',
    headers,
    signal: AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]),
    ...(agent && { agent }),
  }
  return new Promise((resolve, reject) => {
    const sent = request(address, options, (response) => {
      response.on('error', () => {})
      response.destroy()
      resolve(response.statusCode ?? 0)
    })
    sent.on('error', (error: Error & { code?: string }) => {
      if (signal.aborted) return reject(signal.reason as Error)
      reject(new AppError('provider-down', undefined, { cause: error.code ?? error.name }))
    })
    sent.end(body)
  })
}
