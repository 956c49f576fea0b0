import type { Reminder } from '@brieflotse/contract'
import type { Generated } from 'kysely'
import type { Flag, Moment } from './columns.ts'

/** The deadlines of letters. The columns `what` to `needs` come from the reading, the others from the user. */
export interface ReminderTable {
  id: Generated<number>
  user_id: number
  document_id: number
  /** The id of the deadline in the letter; null in rows of earlier versions, for which `toReminder` finds it. */
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
  /** How often the date has changed. */
  sequence: Generated<number>
  /**
   * 0 if the newest reading of the letter lacks this deadline. Such a row is kept only if the user changed it, in case the deadline
   * returns.
   */
  read: Generated<Flag>
  updated_at: Moment
}
