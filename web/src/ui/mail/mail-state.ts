import { isOrderRunning } from '@brieflotse/contract'
import type { ShownLetter } from '@brieflotse/offline'

/**
 * What is true of a letter on paper. `waiting` and `refused` are orders that the server has not said yes to: nothing was posted.
 * `stopped` and `failed` ended without having cost anything.
 */
export type MailState =
  | 'none'
  | 'waiting'
  | 'refused'
  | 'mailed'
  | 'stopping'
  | 'stopped'
  | 'failed'

type Facts = Pick<ShownLetter, 'physicalDelivery' | 'mail' | 'ordering' | 'canceling'>

/** `isRefused`: the waiting order is stuck. */
export function mailStateOf(letter: Facts, isRefused = false): MailState {
  const { physicalDelivery, mail, ordering, canceling } = letter
  if (physicalDelivery) return canceling || mail?.state === 'canceling' ? 'stopping' : 'mailed'
  if (ordering) return isRefused ? 'refused' : 'waiting'
  if (!mail || isOrderRunning(mail.state)) return 'none'
  return mail.state === 'canceled' ? 'stopped' : 'failed'
}

/** Whether it can be ordered now: also again, after an order that came to nothing. */
export function canBeMailed(state: MailState): boolean {
  return state !== 'mailed' && state !== 'stopping' && state !== 'waiting'
}

/** Until when the order of a letter can be stopped; null when it cannot (any more). */
export function stoppableUntil({ mail, canceling }: Facts, now: Date): Date | null {
  if (!mail?.cancelUntil || canceling) return null
  if (mail.state === 'canceling' || !isOrderRunning(mail.state)) return null
  const until = new Date(mail.cancelUntil)
  return until > now ? until : null
}
