import type { Claim, Reminder } from '@brieflotse/contract'
import type { DeadlineKind } from '@brieflotse/reading/facts'
import type { PlainDate } from '@brieflotse/rules'
import { canBeLate, isPast } from './late.ts'
import { isDone } from './reminders.ts'

/**
 * State of a deadline on a given day, if it is not done. `open`: due today, later or on an unknown day. `late`: overdue, but can still be
 * met. `over`: overdue and can no longer be met.
 */
export function dayState(
  deadline: { what: DeadlineKind; date: PlainDate | null },
  today: PlainDate,
): 'open' | 'late' | 'over' {
  if (!isPast(deadline.date, today)) return 'open'
  return canBeLate(deadline) ? 'late' : 'over'
}

/**
 * `open`: due today, later or on an unknown day. `late`: overdue, but can still be met. `over`: overdue and can no longer be met. `done`:
 * the user marked it, or all claims of the letter are paid. `off`: the user gets no notifications.
 */
export type ReminderState = 'open' | 'late' | 'over' | 'done' | 'off'

/** State of a reminder on a day. `claims` are the claims of its letter. */
export function reminderState(
  reminder: Pick<Reminder, 'what' | 'dueOn' | 'doneAt' | 'followed'>,
  claims: Claim[],
  today: PlainDate,
): ReminderState {
  if (isDone(reminder, claims)) return 'done'
  if (!reminder.followed) return 'off'
  return dayState({ what: reminder.what, date: reminder.dueOn }, today)
}

/** Whether the reminder is snoozed: no notifications before `snoozedUntil`. */
export function isSnoozed(
  { snoozedUntil }: Pick<Reminder, 'snoozedUntil'>,
  today: PlainDate,
): boolean {
  return snoozedUntil !== null && snoozedUntil > today
}
