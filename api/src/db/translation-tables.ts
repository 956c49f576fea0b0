import type { ErrorCode } from '@brieflotse/contract'
import type { Generated } from 'kysely'
import type { Moment } from './columns.ts'

/** A model that somebody wants fetched. How much of it is there says the disk. */
export interface ModelFetches {
  name: string
  state: 'fetching' | 'failed'
  failure: ErrorCode | null
  updated_at: Moment
}

/** A user's yes to a service elsewhere. It counts for that service and host only. */
export interface ServiceConsents {
  user_id: number
  service: string
  host: string
  said_at: Moment
}

/** What went to a service elsewhere: who, when, for which document, how many characters. Never what. */
export interface ServiceUses {
  id: Generated<number>
  user_id: number
  document_id: number | null
  service: string
  characters: number
  used_at: Moment
}
