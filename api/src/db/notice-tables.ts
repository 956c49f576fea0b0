import type { Generated } from 'kysely'
import type { Flag, Moment } from './columns.ts'

/** How a user wants to be reminded. A user with default settings has no row. */
export interface NoticeSettingsTable {
  user_id: number
  hour: number
  zone: string
  details: Generated<Flag>
  email_on: Generated<Flag>
  /** The confirmed mail address. Reminders are sent only there. */
  email: string | null
  /** The last day, in the user's time zone, whose reminders are done. */
  last_day: string | null
}

/** A user's private calendar feed. Its URL is derived from `salt` and a secret outside the database; the table has only the hash. */
export interface CalendarFeedTable {
  user_id: number
  token_hash: string
  salt: string
  created_at: Moment
}

export interface PushSubscriptionTable {
  id: Generated<number>
  user_id: number
  /** The session in which it was made. Ending that session deletes the row. */
  session_id: number | null
  endpoint: string
  p256dh: string
  auth: string
  label: string
  created_at: Moment
}

export type Channel = 'push' | 'email'

/** A reminder of a deadline on a channel: `day` is the planned day, `round_on` the day it was sent with. */
export interface NoticeTable {
  id: Generated<number>
  user_id: number
  reminder_id: number
  due_on: string
  day: string
  channel: Channel
  round_on: string
}

/** The reminders of one day, bundled for one device or mailbox. */
export interface NoticeDeliveryTable {
  id: Generated<number>
  user_id: number
  channel: Channel
  round_on: string
  subscription_id: number | null
  /**
   * `sending`: it may have been sent. `unsure`: the server died while sending, and a mail is not sent twice. `dropped`: nothing was
   * left to remind of.
   */
  state: 'waiting' | 'sending' | 'sent' | 'unsure' | 'dropped' | 'failed'
  updated_at: Moment
}
