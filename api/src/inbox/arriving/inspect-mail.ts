import { AppError } from '@brieflotse/contract'
import { limits } from '../../system/limits.ts'
import { bundleOf } from '../../system/bundle.ts'
import { keptThread } from '../../system/kept-thread.ts'
import type { Envelope, MailInspection } from './arrivals.ts'
import type { AuthenticityRequest } from './authentic.ts'
import { confirmationIn } from './confirmation.ts'
import type { MailOutside } from './mail-outside.ts'
import { sha256 } from '../../system/sha256.ts'

/** Inspects a mail without opening its attachments: the sender, and whether the sender is authenticated. */
export type InspectMail = (bytes: Uint8Array, envelope: Envelope) => Promise<MailInspection>

/** Runs in a thread, so that a malicious mail crashes only that. The call then fails with `busy` and can be retried. */
export function createInspectMail(): InspectMail {
  const thread = keptThread<AuthenticityRequest, MailOutside>({
    code: () => bundleOf(new URL('./inspect-worker.ts', import.meta.url), { packages: 'external' }),
    limitMs: limits.arrivingLookMs,
  })
  return async (bytes, envelope) => {
    const wish = { bytes, ...envelope, limitMs: limits.arrivingDnsMs }
    const seen = await thread.ask(wish).catch((cause: unknown) => {
      throw new AppError('busy', undefined, { cause })
    })
    return inspectionOf(seen)
  }
}

/** The result for a mail that could not be inspected. */
export const nothingKnown: MailInspection = {
  messageKey: null,
  from: { address: null, name: '' },
  subject: '',
  checks: null,
  confirmation: null,
}

export function inspectionOf({
  from,
  subject,
  messageId,
  checks,
  text,
}: MailOutside): MailInspection {
  // The key contains sender and authentication, so that a forged mail with the same Message-ID does not make the genuine one look
  // like a duplicate.
  const by = `${from.address ?? ''}\n${checks.authentic === 'proven' ? 'proven' : ''}`
  return {
    messageKey: messageId && sha256(`${by}\n${messageId}`),
    from,
    subject,
    checks,
    confirmation: confirmationIn({ from: from.address, subject, text }, checks),
  }
}
