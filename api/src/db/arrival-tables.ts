import type { Generated } from 'kysely'
import type { Flag, Json, Moment } from './columns.ts'

/** The secret part of a user's forwarding address. It is shown to the user, so it is kept as it is. */
export interface ForwardingAddresses {
  user_id: number
  token: string
  created_at: Moment
}

/** What a user decided about a sender of mails. `proven`: the sender's mail was genuine then, so it must stay so. */
export interface MailSenders {
  id: Generated<number>
  user_id: number
  address: string
  state: 'allowed' | 'blocked'
  proven: Flag
  decided_at: Moment
}

/**
 * A mail that came in. `new`: nobody looked at it yet; `held`: waits for the user's yes; `accepted`: becomes letters; `problem`: parts of it
 * could not be read; `settled`: dealt with, and then only the two keys are left, by which it is known again.
 */
export interface ArrivedMails {
  id: Generated<number>
  user_id: number
  state: 'new' | 'held' | 'accepted' | 'problem' | 'settled'
  /** SHA-256 of the mail as it came. */
  content_hash: string
  /** SHA-256 of its sender and Message-ID; null where it has none. */
  message_key: string | null
  file_hash: string | null
  byte_size: number
  /** Who handed it over: address, name and sender. */
  envelope: Json | null
  from_address: string | null
  from_name: string | null
  subject: string | null
  checks: Json | null
  /** Where a mail service asks whether it may forward to here. */
  confirmation: Json | null
  /** Which of its parts could not be read, and why: `{ name, said }`. */
  problems: Json | null
  received_at: Moment
  settled_at: Moment | null
}
