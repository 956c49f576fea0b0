import { AppError } from '@brieflotse/contract'
import { limits } from '../../http/limits.ts'
import { bundleOf } from '../../providers/bundle.ts'
import { keptThread } from '../../providers/kept-thread.ts'
import type { Envelope, Sight } from './arrivals.ts'
import type { AuthenticWish } from './authentic.ts'
import { confirmationIn } from './confirmation.ts'
import type { Looked } from './look-into.ts'
import { sha256 } from '../../providers/sha256.ts'

/** Inspects a mail without opening its attachments: the sender, and whether the sender is authenticated. */
export type LookAt = (bytes: Uint8Array, envelope: Envelope) => Promise<Sight>

/** Runs in a thread, so that a malicious mail crashes only that. The call then fails with `busy` and can be retried. */
export function createLookAt(): LookAt {
  const thread = keptThread<AuthenticWish, Looked>({
    code: () => bundleOf(new URL('./look-worker.ts', import.meta.url), { packages: 'external' }),
    limitMs: limits.arrivingLookMs,
  })
  return async (bytes, envelope) => {
    const wish = { bytes, ...envelope, limitMs: limits.arrivingDnsMs }
    const seen = await thread.ask(wish).catch((cause: unknown) => {
      throw new AppError('busy', undefined, { cause })
    })
    return sightOf(seen)
  }
}

/** The result for a mail that could not be inspected. */
export const nothingSeen: Sight = {
  messageKey: null,
  from: { address: null, name: '' },
  subject: '',
  checks: null,
  confirmation: null,
}

export function sightOf({ from, subject, messageId, checks, text }: Looked): Sight {
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
