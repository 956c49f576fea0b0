import { AppError } from '@brieflotse/contract'
import { limits } from '../system/limits.ts'
import type { Handler } from '../jobs/run.ts'
import { jobOf, type OrderRow } from './store.ts'
import { limited, type MailJobDeps } from './submit-job.ts'

/** Polls the provider for the state of a letter until it is final. */
export function followMailJob(deps: MailJobDeps): Handler<'follow-mail'> {
  const { db, queue, mail, orders, postings, now = Date.now } = deps
  const later = (orderId: number) => ({
    ...jobOf('follow-mail', orderId),
    runAt: new Date(now() + limits.mailTryAnewMs),
  })
  return {
    async run({ orderId }, { signal, finish }) {
      const row = await orders.byId(db.read, orderId)
      if (!row?.provider_id || !isFollowed(row)) {
        // The order may have become active again meanwhile, and no new job could be queued while this one was running.
        return finish(async (tx) => {
          const current = await orders.byId(tx, orderId)
          if (current && isFollowed(current)) await queue.add(tx, jobOf('follow-mail', orderId))
        })
      }
      if (row.provider !== mail.name) return finish((tx) => queue.add(tx, later(orderId)))
      try {
        const posting = await mail.status(row.provider_id, limited(signal))
        await finish((tx) => postings.heard(tx, orderId, posting))
      } catch (error) {
        if (!(error instanceof AppError)) throw error
        if (error.code === 'mail-refused') {
          return finish((tx) => postings.refused(tx, orderId, error.said))
        }
        if (error.code !== 'not-found') throw error
        // The provider may have changed its id, so the order is searched by our reference.
        const found = await mail.find(row.reference, limited(signal))
        await finish((tx) =>
          found ? postings.heard(tx, orderId, found) : postings.vanished(tx, orderId),
        )
      }
    },

    giveUp: (tx, { orderId }) => queue.add(tx, later(orderId)),
  }
}

const isFollowed = ({ state, ended_at }: OrderRow) => state === 'submitted' && ended_at === null
