import type { ErrorCode } from '@brieflotse/contract'
import type { Generated } from 'kysely'
import type { Json, Moment } from './columns.ts'

/** Exports and imports of accounts, one file each. */
export interface TransferTable {
  id: Generated<number>
  user_id: number
  direction: 'out' | 'in'
  state: 'waiting' | 'running' | 'ready' | 'failed'
  /** Name of the export file in the transfer folder; it cannot be guessed. */
  file_name: string
  byte_size: Generated<number>
  /** Progress in steps; 0 of 0 until the steps are counted. */
  done: Generated<number>
  total: Generated<number>
  failure: Generated<ErrorCode | null>
  /** What is wrong with the file, as a message to its owner (`Said`). */
  failure_said: Generated<Json | null>
  /** What was imported or skipped (`TransferResult`). */
  result: Generated<Json | null>
  /** Paths of content that is lost and therefore missing in the file. */
  lost: Generated<Json | null>
  created_at: Moment
  ended_at: Generated<Moment | null>
}

/** Payments and posted letters of an imported account. They are shown as history and never counted. */
export interface PastRecordTable {
  id: Generated<number>
  user_id: number
  /** SHA-256 of the record, so that a repeated import does not store it twice. */
  key: string
  kind: 'payment' | 'credits' | 'order'
  record: Json
  /** The posted letter and its proof of delivery. */
  pdf_hash: string | null
  proof_hash: string | null
}

/** Accounts that are being deleted. The row is removed last. */
export interface FarewellTable {
  user_id: number
  /** Content to delete from the disk; null until the rows that refer to it are deleted. */
  hashes: Generated<Json | null>
  asked_at: Moment
}

/** Session tokens of deleted accounts, so that their devices can be told. The rows do not say whose they were. */
export interface EndedDeviceTable {
  token_hash: string
  ended_at: Moment
}

/** Invitations to register once while registration is closed. `token_hash` is the SHA-256 of the token in the URL. */
export interface InviteTable {
  token_hash: string
  made_at: Moment
  expires_at: Moment
}

export interface SessionTable {
  id: Generated<number>
  user_id: number
  /** SHA-256 of the token in the cookie, so that a stolen database gives no access. */
  token_hash: string
  /** A readable name of the device, such as "Firefox on Android"; null if unknown. */
  device: Generated<string | null>
  created_at: Moment
  expires_at: Moment
}

/** An append-only ledger: a user's credits are the sum of the entries. */
export interface CreditEntryTable {
  id: Generated<number>
  user_id: number
  amount: number
  reason: string
  /** An order or payment has at most one entry for each reason, so nothing is booked twice. */
  order_id: number | null
  payment_id: string | null
  /** The administrator's reason for granting credits. */
  note: Generated<string | null>
  created_at: Moment
}

/** The pictures of users' signatures, for their letters. */
export interface SignatureTable {
  user_id: number
  picture: Buffer
  mime_type: 'image/png' | 'image/jpeg'
  updated_at: Moment
}
