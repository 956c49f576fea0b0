import { isOrderRunning } from '@brieflotse/contract'
import type { ShownLetter } from '@brieflotse/offline'

/**
 * The postal state of a letter. `waiting` and `refused`: the server has not accepted the order, so nothing was posted. `stopped` and
 * `failed`: the order ended without cost.
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

/** `isRefused`: the pending order is stuck in the outbox. */
export function mailStateOf(letter: Facts, isRefused = false): MailState {
  const { physicalDelivery, mail, ordering, canceling } = letter
  if (physicalDelivery) return canceling || mail?.state === 'canceling' ? 'stopping' : 'mailed'
  if (ordering) return isRefused ? 'refused' : 'waiting'
  if (!mail || isOrderRunning(mail.state)) return 'none'
  return mail.state === 'canceled' ? 'stopped' : 'failed'
}

/** Whether the letter can be ordered now, for the first time or after an order that was stopped, refused or failed. */
export function canBeMailed(state: MailState): boolean {
  return state !== 'mailed' && state !== 'stopping' && state !== 'waiting'
}

/** The time until which an order can be cancelled; null if it cannot be cancelled (any more). */
export function stoppableUntil({ mail, canceling }: Facts, now: Date): Date | null {
  if (!mail?.cancelUntil || canceling) return null
  if (mail.state === 'canceling' || !isOrderRunning(mail.state)) return null
  const until = new Date(mail.cancelUntil)
  return until > now ? until : null
}
