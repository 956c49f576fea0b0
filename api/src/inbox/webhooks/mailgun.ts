import { AppError } from '@brieflotse/contract'
import type { Hook } from './hook.ts'
import { formFields } from './form-fields.ts'
import { safeEqual } from '../../system/safe-equal.ts'
import { hmac, isSignedRecently } from './signing.ts'

/**
 * A Mailgun route that forwards to a URL ending in `mime` sends a form with the source of the mail. The signature covers a
 * timestamp and a token, but not the mail, so each token is accepted once (`once`). After 406 Mailgun gives up; after any other
 * error it retries for hours.
 */
export const mailgun: Hook = {
  name: 'mailgun-mime',
  gone: 406,
  // The signature is in the body.
  prove: () => 'not-yet',
  async read(request, key, { windowMs, now, maxBytes }) {
    const fields = await formFields(request, 'body-mime', maxBytes)
    const [stamp, token, signature] = ['timestamp', 'token', 'signature'].map(
      (name) => fields.get(name)?.toString('utf8') ?? '',
    )
    const mine = hmac(key, stamp!, token!)
    if (!safeEqual(mine, signature!) || !isSignedRecently(stamp!, windowMs, now)) return null
    const source = fields.get('body-mime')
    if (!source) throw new AppError('invalid-input')
    return {
      bytes: source,
      recipients: (fields.get('recipient')?.toString('utf8') ?? '').split(',').map((r) => r.trim()),
      sender: fields.get('sender')?.toString('utf8') ?? null,
      once: token!,
    }
  },
}
