import type { Db } from '../db/open.ts'
import type { Handler } from '../jobs/run.ts'
import type { Following } from './follow.ts'
import type { Orders } from './store.ts'
import { limited } from './submit-job.ts'

export type TrackJobDeps = { db: Db; orders: Orders; following: Following }

/** Asks the carrier where a registered letter is, until it has arrived, came back, or nobody knows it any more. */
export function trackLetterJob({ db, orders, following }: TrackJobDeps): Handler<'track-letter'> {
  return {
    async run({ orderId }, { signal, finish }) {
      const row = await orders.byId(db.read, orderId)
      if (!row) return finish(async () => {})
      await following.look(row, limited(signal), finish)
    },
    // however long the carrier was away, the letter may still arrive
    giveUp: (tx, { orderId }) => following.plan(tx, orderId),
  }
}
