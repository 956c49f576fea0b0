import type { Db } from '../db/open.ts'
import { day } from '../system/limits.ts'
import type { Handler } from '../jobs/run.ts'
import type { NewJob, Queue } from '../providers/queue/queue.ts'
import { findById } from './record-status.ts'
import type { PaymentPoll } from './poll-payment.ts'
import { aboutPayment, type PaymentRow } from './store.ts'

const second = 1000
const minute = 60 * second
/** The longest time in which banks and providers can reverse a payment: 8 weeks by the SEPA direct debit rulebook, plus some days. */
const watchedMs = 64 * day

export type CheckDeps = { db: Db; queue: Queue; look: PaymentPoll; now?: () => number }

/** The job that polls a payment until its state is final, so that it does not depend on a browser or a webhook. */
export function checkPaymentJob({
  db,
  queue,
  look,
  now = Date.now,
}: CheckDeps): Handler<'check-payment'> {
  return {
    async run({ paymentId }, { finish }) {
      if (!(await findById(db.read, paymentId))) return finish(async () => {})
      const row = await look.now(paymentId)
      await finish(async (tx) => {
        const next = nextPaymentPoll(row, now())
        if (next !== null) await queue.add(tx, checkPayment(paymentId, next))
      })
    },

    // The provider was not available for long, but money may have moved meanwhile.
    giveUp: (tx, { paymentId }) => queue.add(tx, checkPayment(paymentId, now() + 60 * minute)),
  }
}

export function checkPayment(paymentId: string, at: number): NewJob {
  return {
    name: 'check-payment',
    payload: { paymentId },
    subject: aboutPayment(paymentId),
    runAt: new Date(at),
  }
}

/** The delay until the next poll in milliseconds, growing with the payment's age. Null if nothing can change any more. */
export function nextPaymentPoll(row: PaymentRow, now: number): number | null {
  const age = now - Date.parse(row.created_at)
  const isOver = row.status === 'succeeded' || row.status === 'canceled'
  const neverBegan = row.status === 'canceled' && row.provider_id === null
  if (row.provider === 'own' || neverBegan || age > watchedMs) return null
  if (isOver) return row.provider === 'practice' ? null : now + Math.max(day, age)
  if (age < 10 * minute) return now + 20 * second
  if (age < 120 * minute) return now + 5 * minute
  return now + (age < day ? 60 * minute : 12 * 60 * minute)
}
