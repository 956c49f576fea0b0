import { getTracking, type TrackingRecord } from '@brieflotse/contract'
import { call } from './call/call.ts'
import type { Sync } from './sync/sync.ts'

/**
 * Looks where a posted letter is: the server asks the carrier when its last answer is old enough. What it learnt comes with the pull that
 * is begun here. Throws `AppError` (`offline`, `not-found`, `rate-limited`).
 */
export async function checkTracking(
  sync: Pick<Sync, 'now'>,
  trackingId: string,
): Promise<TrackingRecord> {
  const record = await call(getTracking, { params: { trackingId } })
  sync.now()
  return record
}
