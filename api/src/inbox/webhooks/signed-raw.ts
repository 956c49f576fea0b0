import type { FastifyRequest } from 'fastify'
import { rawBodyOf } from '../../http/raw-body.ts'
import type { Hook } from './hook.ts'
import { safeEqual } from '../../system/safe-equal.ts'
import { hmac, isSignedRecently } from './signing.ts'
import { sha256 } from '../../system/sha256.ts'

/**
 * The body is the source of a mail, as a function behind SES or a mail server's pipe sends it. The signature is an HMAC-SHA256 of
 * the timestamp (seconds), the recipient, the sender and the SHA-256 of the body, each followed by a line break.
 */
export const signedRaw: Hook = {
  name: 'raw-mail',
  gone: 406,
  // The signature covers the body, so it can be checked only after the body was read.
  prove(request, _key, { windowMs, now }) {
    const { stamp, signature } = signedOf(request)
    return isSignedRecently(stamp, windowMs, now) && signature !== '' ? 'not-yet' : 'no'
  },
  async read(request, key, { windowMs, now }) {
    const bytes = rawBodyOf(request)
    const { stamp, recipient, sender, signature } = signedOf(request)
    const hash = sha256(bytes)
    const mine = hmac(key, `${stamp}\n${recipient}\n${sender}\n${hash}\n`)
    if (!safeEqual(mine, signature) || !isSignedRecently(stamp, windowMs, now)) return null
    return { bytes, recipients: [recipient], sender: sender || null, once: null }
  },
}

function signedOf({ headers }: FastifyRequest) {
  const of = (name: string) => String(headers[`x-brieflotse-${name}`] ?? '')
  return {
    stamp: of('timestamp'),
    recipient: of('recipient'),
    sender: of('sender'),
    signature: of('signature'),
  }
}
