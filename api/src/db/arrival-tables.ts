import type { Generated } from 'kysely'
import type { Flag, Json, Moment } from './columns.ts'

/** The secret part of a user's forwarding address. It is stored in plain text because the user sees it in the settings. */
export interface ForwardingAddressTable {
  user_id: number
  token: string
  created_at: Moment
}

/** The user's decisions about mail senders. `proven`: the sender's mail was authenticated then, so later mails must be too. */
export interface MailSenderTable {
  id: Generated<number>
  user_id: number
  address: string
  state: 'allowed' | 'blocked'
  proven: Flag
  decided_at: Moment
}

/**
 * Incoming mails. `new`: not inspected yet; `held`: waits for the user's permission; `accepted`: becomes letters; `problem`: parts
 * could not be read; `settled`: done. A settled row keeps only its two keys, to recognise the same mail.
 */
export interface ArrivedMailTable {
  id: Generated<number>
  user_id: number
  state: 'new' | 'held' | 'accepted' | 'problem' | 'settled'
  /** SHA-256 of the raw mail. */
  content_hash: string
  /** SHA-256 of sender and Message-ID; null without a Message-ID. */
  message_key: string | null
  file_hash: string | null
  byte_size: number
  /** The SMTP envelope: IP address, host name and sender. */
  envelope: Json | null
  from_address: string | null
  from_name: string | null
  subject: string | null
  checks: Json | null
  /** A mail service's request to confirm forwarding to this address. */
  confirmation: Json | null
  /** The parts that could not be read, and why: `{ name, said }`. */
  problems: Json | null
  received_at: Moment
  settled_at: Moment | null
}
