import {
  AppError,
  getTracking,
  type ResponseLetter,
  type TrackingRecord,
} from '@brieflotse/contract'
import type { Db } from '../db/open.ts'
import { existing } from '../http/errors.ts'
import { limits } from '../system/limits.ts'
import { limitBy } from '../http/rate-limit.ts'
import { userOf } from '../http/session.ts'
import type { Api } from '../http/valibot.ts'
import { toLetter, type Letters } from '../letters/store.ts'
import type { Queue } from '../providers/queue/queue.ts'
import type { Following } from './follow.ts'
import { jobOf, type OrderRow, type Orders } from './store.ts'

export type TrackingDeps = {
  db: Db
  queue: Queue
  letters: Letters
  orders: Orders
  following: Following
}

/** The tracking of a posted letter, for its owner. */
export async function trackingRoutes(app: Api, deps: TrackingDeps): Promise<void> {
  const { db, orders, following } = deps
  const perUser = limitBy(app, limits.tracksPerUser, (request) => `${userOf(request).userId}`)

  app.route({
    ...getTracking,
    preHandler: perUser,
    handler: async (request): Promise<TrackingRecord> => {
      const { userId } = userOf(request)
      const row = existing(await orders.findByTrackingId(userId, request.params.trackingId))
      // Nothing was posted, so there is no tracking.
      if (row.state === 'canceled' || row.state === 'failed') throw new AppError('not-found')
      if (following.carrierOf(row)) {
        const signal = AbortSignal.timeout(limits.trackNowMs)
        await following.look(row, signal, (save) => db.write(save))
      } else {
        await hasten(deps, row)
      }
      return recordOf(toLetter(existing(await deps.letters.find(userId, row.letter_id))))
    },
  })
}

function recordOf(letter: ResponseLetter): TrackingRecord {
  const mail = existing(letter.mail)
  return {
    status: letter.deliveryStatus ?? 'unknown',
    lastUpdate: letter.lastUpdated ?? mail.orderedAt,
    estimatedDelivery: letter.estimatedDelivery,
    location: letter.deliveryLocation,
    locationSaid: letter.deliveryLocationSaid,
    tracked: mail.tracked,
    practice: mail.practice,
    carrierCode: mail.carrierCode,
    events: mail.events,
  }
}

/** There is no tracking number yet, so the print shop is polled soon. The result arrives through the change feed. */
async function hasten({ db, queue, following }: TrackingDeps, row: OrderRow): Promise<void> {
  if (row.state !== 'submitted' || row.ended_at || row.carrier_code) return
  if (!(await following.takeTurn(row, limits.hastenMs))) return
  await db.write((tx) => queue.add(tx, { ...jobOf('follow-mail', row.id), hasten: true }))
}
