import type { ErrorCode } from '@brieflotse/contract'
import type { Generated } from 'kysely'
import type { Json, Moment } from './columns.ts'

/** An account on its way out of this server as one file, or into it. */
export interface Transfers {
  id: Generated<number>
  user_id: number
  direction: 'out' | 'in'
  state: 'waiting' | 'running' | 'ready' | 'failed'
  /** Its file in the folder of transfers; nobody can guess it. */
  file_name: string
  byte_size: Generated<number>
  /** Steps of the way; 0 of 0 as long as nobody counted. */
  done: Generated<number>
  total: Generated<number>
  failure: Generated<ErrorCode | null>
  /** What exactly is wrong with the file, for its owner (`Said`). */
  failure_said: Generated<Json | null>
  /** What became of what was in it (`TransferResult`). */
  result: Generated<Json | null>
  /** Paths of what is lost and not in the file. */
  lost: Generated<Json | null>
  created_at: Moment
  ended_at: Generated<Moment | null>
}

/** What happened in an account that was brought along: payments, posted letters. To be read, never counted. */
export interface PastRecords {
  id: Generated<number>
  user_id: number
  /** SHA-256 of what it says: the same twice is one. */
  key: string
  kind: 'payment' | 'credits' | 'order'
  record: Json
  /** The letter as it was posted, and the proof that it arrived. */
  pdf_hash: string | null
  proof_hash: string | null
}

/** An account that is being deleted. It goes when nothing is left. */
export interface Farewells {
  user_id: number
  /** Content to remove from the disk; null until the rows that name it are gone. */
  hashes: Generated<Json | null>
  asked_at: Moment
}

/** Tokens of devices whose account was deleted, so that they hear of it. Nothing in here says whose it was. */
export interface EndedDevices {
  token_hash: string
  ended_at: Moment
}

/** Somebody may make an account although registration is closed, once. `token_hash`: SHA-256 of what stands in the address. */
export interface Invites {
  token_hash: string
  made_at: Moment
  expires_at: Moment
}
