import type { Claim, Reminder, ReminderChange } from '@brieflotse/contract'
import type { PlainDate } from '@brieflotse/rules'
import { isPaid } from './claims.ts'

/** What `ReminderChange` touches of a reminder. */
type ReminderMarks = Pick<
  Reminder,
  'followed' | 'doneAt' | 'snoozedUntil' | 'movedFrom' | 'reopened' | 'dueOn'
>

/**
 * A reminder after what the user said, the same on the device and on the server. Done with another day in mind than the one it has by
 * now, and the day is earlier: it stays open and says why. What is done stays done when another device puts it off.
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

/** Whether a day comes before the one that was known; a day in place of none is not earlier. */
export function isEarlier(day: PlainDate | null, known: PlainDate | null): boolean {
  return day !== null && known !== null && day < known
}

/** Whether it is done: the user said so, or it is a payment and nothing is owed any more. One that is due after the claim is another. */
export function isDone(
  { what, doneAt, dueOn }: Pick<Reminder, 'what' | 'doneAt' | 'dueOn'>,
  claims: Claim[],
): boolean {
  if (doneAt !== null || what !== 'pay') return doneAt !== null
  const isLater = claims.every((claim) => claim.dueOn && dueOn && claim.dueOn < dueOn)
  return !isLater && isPaid({ claims })
}
