import type { Db } from '../db/open.ts'
import { day } from '../http/limits.ts'
import type { Handler } from '../jobs/run.ts'
import type { NewJob, Queue } from '../providers/queue/queue.ts'
import { findById } from './book.ts'
import type { Look } from './look.ts'
import { aboutPayment, type PaymentRow } from './store.ts'

const second = 1000
const minute = 60 * second
/** Longest time in which banks and providers take money back. Source: SEPA direct debit rulebook, 8 weeks, and some days. */
const watchedMs = 64 * day

export type CheckDeps = { db: Db; queue: Queue; look: Look; now?: () => number }

/** The job that looks after a payment until nothing can change any more: no browser and no news are needed for it to end well. */
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
        const next = nextLook(row, now())
        if (next !== null) await queue.add(tx, checkPayment(paymentId, next))
      })
    },

    // the provider was away for long; money may have moved all the same
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

/** When to look next, in milliseconds; seldomer the older the payment is. Null when nothing can come any more. */
export function nextLook(row: PaymentRow, now: number): number | null {
  const age = now - Date.parse(row.created_at)
  const isOver = row.status === 'succeeded' || row.status === 'canceled'
  const neverBegan = row.status === 'canceled' && row.provider_id === null
  if (row.provider === 'own' || neverBegan || age > watchedMs) return null
  if (isOver) return row.provider === 'practice' ? null : now + Math.max(day, age)
  if (age < 10 * minute) return now + 20 * second
  if (age < 120 * minute) return now + 5 * minute
  return now + (age < day ? 60 * minute : 12 * 60 * minute)
}
