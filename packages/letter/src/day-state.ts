import type { Claim, Reminder } from '@brieflotse/contract'
import type { DeadlineKind } from '@brieflotse/reading/facts'
import type { PlainDate } from '@brieflotse/rules'
import { canBeLate, isPast } from './late.ts'
import { isDone } from './reminders.ts'

/**
 * Where a deadline stands on a day while nobody has met it. `open`: its day is today or later, or not known. `late`: its day has passed and
 * it can still be met. `over`: its day has passed and it cannot be met any more.
 */
export function dayState(
  deadline: { what: DeadlineKind; date: PlainDate | null },
  today: PlainDate,
): 'open' | 'late' | 'over' {
  if (!isPast(deadline.date, today)) return 'open'
  return canBeLate(deadline) ? 'late' : 'over'
}

/**
 * `open`: to be done, `dueOn` is today or later, or not known. `late`: its day is over and it can still be done. `over`: its day is over
 * and it cannot be done any more. `done`: by the user's word, or because everything the letter asks for was paid. `off`: not followed.
 */
export type ReminderState = 'open' | 'late' | 'over' | 'done' | 'off'

/** The state of a reminder on a day. `claims` are those of its letter. */
export function reminderState(
  reminder: Pick<Reminder, 'what' | 'dueOn' | 'doneAt' | 'followed'>,
  claims: Claim[],
  today: PlainDate,
): ReminderState {
  if (isDone(reminder, claims)) return 'done'
  if (!reminder.followed) return 'off'
  return dayState({ what: reminder.what, date: reminder.dueOn }, today)
}

/** Whether the user wants to hear nothing of it today: until the day they put it off to. */
export function isSnoozed(
  { snoozedUntil }: Pick<Reminder, 'snoozedUntil'>,
  today: PlainDate,
): boolean {
  return snoozedUntil !== null && snoozedUntil > today
}
