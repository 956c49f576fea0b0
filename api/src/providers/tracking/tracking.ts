import type { DeliveryEvent, Said } from '@brieflotse/contract'
import type { DeliveryStatus } from '@brieflotse/rules'

/** The item to track. `since`: when it was ordered; older events belong to another item with the same number. */
export type Item = { code: string; zip: string | null; since: string | null }

/** A carrier's information about an item. `proof`: a PDF or picture of the delivery, which must be stored at once. */
export type Tracked = {
  status: DeliveryStatus
  at: string
  location: string | null
  locationSaid?: Said | undefined
  estimatedDelivery: string | null
  /** Oldest first. */
  events: DeliveryEvent[]
  proof: { bytes: Uint8Array; mimeType: string } | null
}

/** Port: tracks posted items. Errors are `AppError` (`provider-down`, `rate-limited`). */
export interface Tracking {
  readonly name: 'practice' | 'dhl'
  /** Null if the carrier does not know the number (yet). */
  look(item: Item, signal: AbortSignal): Promise<Tracked | null>
  /** How often one item may be polled, in milliseconds. */
  readonly pace: { perItemMs: number }
}
