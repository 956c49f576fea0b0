import type { DeliveryEvent, Said } from '@brieflotse/contract'
import type { DeliveryStatus } from '@brieflotse/rules'

/** What is followed. `since`: when it was ordered; numbers are given again, and what is older is another item's. */
export type Item = { code: string; zip: string | null; since: string | null }

/** What a carrier knows of an item. `proof`: a PDF or picture that it was handed over, to be kept at once. */
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

/** Port: where a posted item is. Failures are `AppError` (`provider-down`, `rate-limited`). */
export interface Tracking {
  readonly name: 'practice' | 'dhl'
  /** Null: the carrier does not know the number (yet). */
  look(item: Item, signal: AbortSignal): Promise<Tracked | null>
  /** How often one item may be asked for, in milliseconds. */
  readonly pace: { perItemMs: number }
}
