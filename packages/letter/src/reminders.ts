import type { Claim, Reminder, ReminderChange } from '@brieflotse/contract'
import type { PlainDate } from '@brieflotse/rules'
import { isPaid } from './claims.ts'

/** The fields of a reminder that a `ReminderChange` can change. */
type ReminderMarks = Pick<
  Reminder,
  'followed' | 'doneAt' | 'snoozedUntil' | 'movedFrom' | 'reopened' | 'dueOn'
>

/**
 * Applies the user's change to a reminder, with the same result on device and server. If the deadline has since moved to an earlier day
 * than the user saw, marking as done reopens it (`reopened`, `movedFrom`). A snooze from another device does not reopen a reminder that is
 * done.
 */
export function remindedWith<T extends ReminderMarks>(
  reminder: T,
  change: ReminderChange,
  now: string,
): T {
  const answered = { movedFrom: null, reopened: false }
  switch (change.change) {
    case 'done':
      if (isEarlier(reminder.dueOn, change.seen)) {
        return { ...reminder, doneAt: null, movedFrom: change.seen, reopened: true }
      }
      return { ...reminder, ...answered, doneAt: now, snoozedUntil: null }
    case 'reopen':
      return { ...reminder, ...answered, doneAt: null, snoozedUntil: null, followed: true }
    case 'snooze':
      if (reminder.doneAt !== null) return reminder
      return { ...reminder, ...answered, snoozedUntil: change.until, followed: true }
    case 'follow':
      return { ...reminder, ...answered, followed: change.followed, snoozedUntil: null }
  }
}

/** Whether a day is earlier than the known one; false if either is missing. */
export function isEarlier(day: PlainDate | null, known: PlainDate | null): boolean {
  return day !== null && known !== null && day < known
}

/**
 * Whether a reminder is done: the user marked it, or it is a payment and its claims are settled. A payment due later than the claim is a
 * different one.
 */
export function isDone(
  { what, doneAt, dueOn }: Pick<Reminder, 'what' | 'doneAt' | 'dueOn'>,
  claims: Claim[],
): boolean {
  if (doneAt !== null || what !== 'pay') return doneAt !== null
  const isLater = claims.every((claim) => claim.dueOn && dueOn && claim.dueOn < dueOn)
  return !isLater && isPaid({ claims })
}
