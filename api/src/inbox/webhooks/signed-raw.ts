import { rawBodyOf } from '../../http/raw-body.ts'
import type { Hook } from './hook.ts'
import { isSame } from '../../http/same.ts'
import { hmac, isFresh } from './signing.ts'
import { sha256 } from '../../providers/sha256.ts'

/**
 * The source of a mail as the body, as a function behind SES or a mail server's pipe sends it. Signed is all of it: HMAC-SHA256 of the
 * moment (seconds), the recipient and the SHA-256 of the body, each ended by a line break.
 */
export const signedRaw: Hook = {
  name: 'raw-mail',
  gone: 406,
  async read(request, key, { windowMs, now }) {
    const bytes = rawBodyOf(request)
    const [stamp, recipient, sender, signature] = [
      'timestamp',
      'recipient',
      'sender',
      'signature',
    ].map((name) => String(request.headers[`x-brieflotse-${name}`] ?? ''))
    const hash = sha256(bytes)
    const mine = hmac(key, `${stamp}\n${recipient}\n${sender}\n${hash}\n`)
    if (!isSame(mine, signature!) || !isFresh(stamp!, windowMs, now)) return null
    return { bytes, recipients: [recipient!], sender: sender || null, once: null }
  },
}
