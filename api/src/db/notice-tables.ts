import type { Generated } from 'kysely'
import type { Flag, Moment } from './columns.ts'

/** How a user is reminded; who never changed anything has no row. */
export interface NoticeSettings {
  user_id: number
  hour: number
  zone: string
  details: Generated<Flag>
  email_on: Generated<Flag>
  /** The address that was confirmed. Mails go nowhere else. */
  email: string | null
  /** The last day whose reminders are settled, as the user's clock has it. */
  last_day: string | null
}

/** The private calendar of a user. Its address is made of `salt` and a secret outside of the database; here is only its hash. */
export interface CalendarFeeds {
  user_id: number
  token_hash: string
  salt: string
  created_at: Moment
}

export interface PushSubscriptions {
  id: Generated<number>
  user_id: number
  /** The session it was made in: it goes when that session is ended. */
  session_id: number | null
  endpoint: string
  p256dh: string
  auth: string
  label: string
  created_at: Moment
}

export type Channel = 'push' | 'email'

/** That somebody is reminded of a deadline by a channel, for the planned day `day`, in the round of the day `round_on`. */
export interface Notices {
  id: Generated<number>
  user_id: number
  reminder_id: number
  due_on: string
  day: string
  channel: Channel
  round_on: string
}

/** The reminders of one round on their way to one device or mailbox. */
export interface NoticeDeliveries {
  id: Generated<number>
  user_id: number
  channel: Channel
  round_on: string
  subscription_id: number | null
  /** `sending`: it may have left. `unsure`: the server died then; a mail is not sent twice. `dropped`: nothing was left to say. */
  state: 'waiting' | 'sending' | 'sent' | 'unsure' | 'dropped' | 'failed'
  updated_at: Moment
}
