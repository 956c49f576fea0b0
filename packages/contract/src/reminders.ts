import { deadlineKinds } from '@brieflotse/reading/facts'
import * as v from 'valibot'
import type { Endpoint } from './endpoint.ts'
import { ById, Day, Id, Instant } from './shapes.ts'

/**
 * A deadline of a letter that the app reminds the user of, with the user's marks. Its id stays the same when the letter is read again or
 * corrected; `what`, `law` and `dueOn` are those of the current deadline.
 */
export const Reminder = v.object({
  id: Id,
  /** The id of the deadline. Missing in rows of earlier versions: use `followedId`. */
  deadlineId: v.optional(v.string()),
  what: v.picklist(deadlineKinds),
  law: v.nullable(v.string()),
  /** Null if the user must first enter a day. */
  dueOn: v.nullable(Day),
  time: v.nullable(v.string()),
  needs: v.nullable(v.picklist(['receipt-date', 'service-date'])),
  /** False: no notifications, because the deadline was long over when the letter came or because the user turned them off. */
  followed: v.boolean(),
  /** When the user marked it as done. A payment is also done when the claims of its letter are settled: use `reminderState`. */
  doneAt: v.nullable(Instant),
  /** No notifications before this day. */
  snoozedUntil: v.nullable(Day),
  /** The previous day, if the day has changed and the user has not reacted since. */
  movedFrom: v.nullable(Day),
  /** It was done and is open again, because its new day is earlier than the one the user saw. */
  reopened: v.boolean(),
  /** How often its day has changed; the SEQUENCE of a calendar entry. */
  sequence: v.pipe(v.number(), v.integer()),
})
export type Reminder = v.InferOutput<typeof Reminder>

/** A change that the user makes to a deadline. `seen`: the day the screen showed when they marked it as done. */
export const ReminderChange = v.variant('change', [
  v.object({ change: v.literal('done'), seen: v.nullable(Day) }),
  v.object({ change: v.literal('reopen') }),
  /** `null` ends the snooze. */
  v.object({ change: v.literal('snooze'), until: v.nullable(Day) }),
  v.object({ change: v.literal('follow'), followed: v.boolean() }),
])
export type ReminderChange = v.InferOutput<typeof ReminderChange>

export const changeReminder = {
  method: 'POST',
  url: '/api/reminders/:id',
  schema: { params: ById, body: ReminderChange, response: { 200: Reminder } },
} as const satisfies Endpoint
