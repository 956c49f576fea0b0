import { getTracking, type TrackingRecord } from '@brieflotse/contract'
import { callEndpoint } from './call/call.ts'
import type { Sync } from './sync/sync.ts'

/**
 * Updates the tracking of a posted letter: the server asks the carrier if its last response is old enough. The result arrives with the pull
 * that this starts. Throws `AppError` (`offline`, `not-found`, `rate-limited`).
 */
export async function checkTracking(
  sync: Pick<Sync, 'now'>,
  trackingId: string,
): Promise<TrackingRecord> {
  const record = await callEndpoint(getTracking, { params: { trackingId } })
  sync.now()
  return record
}
