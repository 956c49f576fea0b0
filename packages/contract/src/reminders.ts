import { deadlineKinds } from '@brieflotse/reading/facts'
import * as v from 'valibot'
import type { Endpoint } from './endpoint.ts'
import { ById, Day, Id, Instant } from './shapes.ts'

/**
 * A deadline of a letter that is followed, with what the user said of it. Its number stays when the letter is read again or corrected;
 * `what`, `law` and `dueOn` are those of the deadline as it is now.
 */
export const Reminder = v.object({
  id: Id,
  /** The id of the deadline. Missing in what an earlier version kept: ask `followedId`. */
  deadlineId: v.optional(v.string()),
  what: v.picklist(deadlineKinds),
  law: v.nullable(v.string()),
  /** Null where a day is needed first. */
  dueOn: v.nullable(Day),
  time: v.nullable(v.string()),
  needs: v.nullable(v.picklist(['receipt-date', 'service-date'])),
  /** False: nobody is reminded of it, because it was long over when the letter came or because the user does not want it. */
  followed: v.boolean(),
  /** When the user said that it is done. A payment is done as well when the claims of its letter are settled: ask `reminderState`. */
  doneAt: v.nullable(Instant),
  /** Until this day nobody is reminded of it. */
  snoozedUntil: v.nullable(Day),
  /** The day it was before, where that has changed and the user has not answered since. */
  movedFrom: v.nullable(Day),
  /** It had been done, and is open again because its day is earlier than the one the user knew. */
  reopened: v.boolean(),
  /** How often its day has changed; calendars want to know. */
  sequence: v.pipe(v.number(), v.integer()),
})
export type Reminder = v.InferOutput<typeof Reminder>

/** What the user says about a deadline. `seen`: the day they saw when they said that it is done. */
export const ReminderChange = v.variant('change', [
  v.object({ change: v.literal('done'), seen: v.nullable(Day) }),
  v.object({ change: v.literal('reopen') }),
  /** `null`: no longer put off. */
  v.object({ change: v.literal('snooze'), until: v.nullable(Day) }),
  v.object({ change: v.literal('follow'), followed: v.boolean() }),
])
export type ReminderChange = v.InferOutput<typeof ReminderChange>

export const changeReminder = {
  method: 'POST',
  url: '/api/reminders/:id',
  schema: { params: ById, body: ReminderChange, response: { 200: Reminder } },
} as const satisfies Endpoint
