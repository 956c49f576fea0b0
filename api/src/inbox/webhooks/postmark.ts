import { AppError } from '@brieflotse/contract'
import * as v from 'valibot'
import { rawBodyOf } from '../../http/raw-body.ts'
import type { Hook } from './hook.ts'
import { safeEqual } from '../../system/safe-equal.ts'

const Person = v.object({ Email: v.string() })
const Inbound = v.object({
  MessageID: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  RawEmail: v.string('"Include raw email content in JSON payload" is off'),
  From: v.optional(v.string(), ''),
  OriginalRecipient: v.optional(v.string(), ''),
  ToFull: v.optional(v.array(Person), []),
})

/**
 * Postmark does not sign. It calls a URL that contains a name and a password (our key), over TLS. A repeated mail is recognised by
 * its content. After 403 Postmark gives up.
 */
export const postmark: Hook = {
  name: 'postmark',
  gone: 403,
  prove(request, key) {
    const [, packed = ''] =
      /^basic ([a-z0-9+/=]+)$/i.exec(request.headers.authorization ?? '') ?? []
    const [, password = ''] = /^[^:]*:(.*)$/s.exec(Buffer.from(packed, 'base64').toString()) ?? []
    return safeEqual(password, key) ? 'yes' : 'no'
  },
  async read(request) {
    const mail = v.safeParse(Inbound, jsonOf(rawBodyOf(request)))
    if (!mail.success) throw new AppError('invalid-input')
    const { RawEmail, From, OriginalRecipient, ToFull } = mail.output
    return {
      bytes: Buffer.from(RawEmail, 'utf8'),
      recipients: OriginalRecipient ? [OriginalRecipient] : ToFull.map(({ Email }) => Email),
      sender: From || null,
      once: null,
    }
  },
}

function jsonOf(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(bytes).toString('utf8'))
  } catch {
    throw new AppError('invalid-input')
  }
}
