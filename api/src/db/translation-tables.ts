import type { ErrorCode } from '@brieflotse/contract'
import type { Generated } from 'kysely'
import type { Moment } from './columns.ts'

/** Models that are queued for download. The progress is read from the disk. */
export interface ModelFetchTable {
  name: string
  state: 'fetching' | 'failed'
  failure: ErrorCode | null
  updated_at: Moment
}

/** A user's consent to an external service. It is valid for that service and host only. */
export interface ServiceConsentTable {
  user_id: number
  service: string
  host: string
  said_at: Moment
}

/** A log of transmissions to an external service: user, time, document and number of characters, but never the text. */
export interface ServiceUseTable {
  id: Generated<number>
  user_id: number
  document_id: number | null
  service: string
  characters: number
  used_at: Moment
}
