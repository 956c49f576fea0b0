import type { Reminder } from '@brieflotse/contract'
import type { Generated } from 'kysely'
import type { Flag, Moment } from './columns.ts'

/** A deadline of a letter that is followed. What was read stands in `what` to `needs`, what the user said in the rest. */
export interface Reminders {
  id: Generated<number>
  user_id: number
  document_id: number
  /** The id of the deadline in the letter; null in rows of earlier versions: ask `toReminder`. */
  deadline_id: string | null
  what: Reminder['what']
  law: string | null
  due_on: string | null
  time: string | null
  needs: Reminder['needs']
  followed: Flag
  done_at: Moment | null
  snoozed_until: string | null
  moved_from: string | null
  reopened: Generated<Flag>
  /** How often its day has changed. */
  sequence: Generated<number>
  /** 0: the letter, as it is read now, does not have it. Kept only where the user said something, in case it comes back. */
  read: Generated<Flag>
  updated_at: Moment
}
