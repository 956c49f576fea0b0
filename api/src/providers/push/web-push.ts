import { AppError } from '@brieflotse/contract'
import { Agent, request as httpsRequest, type RequestOptions } from 'node:https'
import webpush from 'web-push'
import { isPublicHttps, lookUpPublic } from './public-host.ts'
import type { Push, PushAddress, PushMessage } from './push.ts'

type Reach = { accepts(endpoint: string): boolean; request: typeof httpsRequest; agent?: Agent }

export type WebPushOptions = {
  /** Who answers for this server, for the people who run push services: `mailto:` or an https address. */
  contact: string
  publicKey: string
  privateKey: string
  /** How a push service is reached and which ones may be; tests have one of their own. */
  reach?: Reach
}

const patienceMs = 20_000
const open: Reach = {
  accepts: isPublicHttps,
  request: httpsRequest,
  agent: new Agent({ lookup: lookUpPublic, maxCachedSessions: 0 }),
}

/** Web Push: RFC 8030 with messages encrypted for the device (RFC 8291) and this server named to the push service (RFC 8292). */
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
      // with such keys nobody can ever read anything
      if (!details) return 'gone'
      const { headers, body } = details
      const status = await post(reach, to.endpoint, { headers, body, signal })
      // Apple answers 400 for a device that is gone as well, but also for mistakes of ours: it stays
      if (status === 404 || status === 410) return 'gone'
      if (status >= 200 && status < 300) return 'sent'
      if (status === 429) throw new AppError('rate-limited')
      const code = status >= 500 || status < 400 ? 'provider-down' : 'invalid-input'
      throw new AppError(code, undefined, { cause: refusal(status) })
    },
  }
}

/** With a code, so that the log shows what it says. */
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

/** The status of the answer. No redirect is followed and nothing of the answer is kept: whoever answers may be anybody. */
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
