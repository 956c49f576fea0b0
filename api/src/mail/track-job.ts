import type { Db } from '../db/open.ts'
import type { Handler } from '../jobs/run.ts'
import type { Following } from './follow.ts'
import type { Orders } from './store.ts'
import { limited } from './submit-job.ts'

export type TrackJobDeps = { db: Db; orders: Orders; following: Following }

/** Polls the carrier of a registered letter until it was delivered or returned, or the carrier no longer knows it. */
export function trackLetterJob({ db, orders, following }: TrackJobDeps): Handler<'track-letter'> {
  return {
    async run({ orderId }, { signal, finish }) {
      const row = await orders.byId(db.read, orderId)
      if (!row) return finish(async () => {})
      await following.poll(row, limited(signal), finish)
    },
    // The carrier was not available, but the letter may still arrive.
    giveUp: (tx, { orderId }) => following.plan(tx, orderId),
  }
}
