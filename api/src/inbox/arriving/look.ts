import { AppError } from '@brieflotse/contract'
import { limits } from '../../http/limits.ts'
import { bundleOf } from '../../providers/bundle.ts'
import { keptThread } from '../../providers/kept-thread.ts'
import type { Envelope, Sight } from './arrivals.ts'
import type { AuthenticWish } from './authentic.ts'
import { confirmationIn } from './confirmation.ts'
import type { Looked } from './look-into.ts'
import { sha256 } from '../../providers/sha256.ts'

/** Looks at the outside of a mail: who it is from, and whether that is proven. */
export type LookAt = (bytes: Uint8Array, envelope: Envelope) => Promise<Sight>

/** In a thread of its own: a mail that is built to do harm breaks only that. Then it fails with `busy`: another time may be better. */
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

/** Of a mail at which nobody can look nothing is known. */
export const nothingSeen: Sight = {
  messageKey: null,
  from: { address: null, name: '' },
  subject: '',
  checks: null,
  confirmation: null,
}

export function sightOf({ from, subject, messageId, checks, text }: Looked): Sight {
  // a forged mail that waits, or was deleted, must not keep the true one with its number out
  const by = `${from.address ?? ''}\n${checks.authentic === 'proven' ? 'proven' : ''}`
  return {
    messageKey: messageId && sha256(`${by}\n${messageId}`),
    from,
    subject,
    checks,
    confirmation: confirmationIn({ from: from.address, subject, text }, checks),
  }
}
