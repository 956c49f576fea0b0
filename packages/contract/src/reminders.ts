import { deadlineKinds } from '@brieflotse/reading/facts'
import type { PlainDate } from '@brieflotse/rules'
import * as v from 'valibot'
import { type Claim, isSettled } from './claims.ts'
import type { Endpoint } from './endpoint.ts'
import { ById, Day, Id, Instant } from './shapes.ts'

/**
 * A deadline of a letter that is followed, with what the user said of it. Its number stays when the letter is read again or corrected;
 * `what`, `law` and `dueOn` are those of the deadline as it is now, so that a screen finds the one beside the other.
 */
export const Reminder = v.object({
  id: Id,
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

/** What `ReminderChange` touches of a reminder. */
export type ReminderMarks = Pick<
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

/** What can still be done when its day is over. The others (a right, an appointment) are over with their day. */
const duties: Reminder['what'][] = ['pay', 'reply', 'send-documents', 'consent', 'other']

export function canBeLate({ what }: Pick<Reminder, 'what'>): boolean {
  return duties.includes(what)
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
  if (reminder.dueOn === null || reminder.dueOn >= today) return 'open'
  return canBeLate(reminder) ? 'late' : 'over'
}

/** Whether it is done: the user said so, or it is a payment and nothing is owed any more. One that is due after the claim is another. */
export function isDone(
  { what, doneAt, dueOn }: Pick<Reminder, 'what' | 'doneAt' | 'dueOn'>,
  claims: Claim[],
): boolean {
  if (doneAt !== null || what !== 'pay' || claims.length === 0) return doneAt !== null
  const isLater = claims.every((claim) => claim.dueOn && dueOn && claim.dueOn < dueOn)
  return !isLater && claims.every(isSettled)
}

/** Whether the user wants to hear nothing of it today: until the day they put it off to. */
export function isSnoozed(
  { snoozedUntil }: Pick<Reminder, 'snoozedUntil'>,
  today: PlainDate,
): boolean {
  return snoozedUntil !== null && snoozedUntil > today
}
