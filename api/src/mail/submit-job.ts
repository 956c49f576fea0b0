import { AppError, type PrintOptions } from '@brieflotse/contract'
import type { DeliveryOption } from '@brieflotse/rules'
import type { Db, Tx } from '../db/open.ts'
import { limits } from '../system/limits.ts'
import type { Handler, RunningJob } from '../jobs/run.ts'
import type { Mail, Posting } from '../providers/mail/mail.ts'
import type { Queue } from '../providers/queue/queue.ts'
import { lost } from '../providers/storage/lost.ts'
import type { Storage } from '../providers/storage/storage.ts'
import type { Postings } from './posting.ts'
import { jobOf, type OrderRow, type Orders } from './store.ts'

export type MailJobDeps = {
  db: Db
  queue: Queue
  storage: Storage
  mail: Mail
  orders: Orders
  postings: Postings
  /** How long after the last submission an order that the provider does not know counts as not received. */
  unsureMs?: number
  now?: () => number
}

/** After these errors the letter will certainly not be posted. After any other error it may have been accepted. */
const isRefusal = (error: unknown) =>
  error instanceof AppError &&
  (error.code === 'mail-refused' || error.code === 'option-not-offered')

/**
 * Submits an order to the provider exactly once, or cancels it. The submission is recorded before it is sent. A retry finds that
 * record and looks up the order by its reference; it submits again only if the provider still does not know the order long after.
 */
export function submitMailJob(deps: MailJobDeps): Handler<'submit-mail'> {
  const { db, queue, storage, mail, orders, postings, now = Date.now } = deps
  const { unsureMs = mail.knowsAtOnce ? 0 : limits.mailUnsureMs } = deps

  /** Records the submission; false if the order has changed since it was read. */
  const mark = (row: OrderRow) =>
    db.write(async (tx) => {
      const current = await orders.byId(tx, row.id)
      if (current?.state !== row.state || current.asked_at !== row.asked_at) return false
      const asked_at = new Date(now()).toISOString()
      await orders.change(tx, current, { state: 'submitting', asked_at })
      return true
    })

  async function send(row: OrderRow, signal: AbortSignal): Promise<Posting | 'other'> {
    const pdf = await storage.read(row.pdf_hash)
    if (!pdf) throw lost(row.pdf_hash, 'missing')
    const parcel = {
      reference: row.reference,
      pdf,
      pages: row.pages,
      recipient: JSON.parse(row.recipient) as string[],
      option: row.delivery_option as DeliveryOption,
      print: JSON.parse(row.print_options) as PrintOptions,
    }
    if (!(await mark(row))) return 'other'
    return mail.submit(parcel, limited(signal))
  }

  const again = (orderId: number, at: number) => (tx: Tx) =>
    queue.add(tx, { ...jobOf('submit-mail', orderId), runAt: new Date(at) })

  /** The user may have cancelled meanwhile, and no new job could be queued while this one was running. */
  async function lookAgain(tx: Tx, orderId: number): Promise<void> {
    const row = await orders.byId(tx, orderId)
    if (row && isOpen(row)) await queue.add(tx, jobOf('submit-mail', orderId))
  }

  /** `known`: the provider's order with our reference. */
  async function stop(row: OrderRow, known: Posting | null, { signal, finish }: RunningJob) {
    const providerId = row.provider_id ?? known?.providerId
    if (!providerId) {
      if (!isSettled(row)) return finish(again(row.id, settledAt(row)))
      return finish((tx) => postings.stopped(tx, row.id))
    }
    const isGone = known?.state === 'canceled' || known?.state === 'refused'
    const isStopped = isGone || (await mail.cancel(providerId, limited(signal)))
    return finish(async (tx) => {
      if (known) await postings.taken(tx, row.id, known)
      await postings[isStopped ? 'stopped' : 'tooLate'](tx, row.id)
    })
  }

  async function handOver(row: OrderRow, { signal, finish }: RunningJob): Promise<void> {
    try {
      const posting = await send(row, signal)
      if (posting === 'other') return await finish(again(row.id, now()))
      await finish((tx) => postings.taken(tx, row.id, posting))
    } catch (error) {
      if (!isRefusal(error)) throw error
      // An earlier submission may have succeeded, and only the second one was refused as a duplicate.
      const first =
        row.state === 'submitting' ? await mail.find(row.reference, limited(signal)) : null
      await finish((tx) =>
        first
          ? postings.taken(tx, row.id, first)
          : postings.refused(tx, row.id, (error as AppError).said),
      )
    }
  }

  return {
    async run({ orderId }, running) {
      const { signal, finish } = running
      const row = await orders.byId(db.read, orderId)
      if (!row || !isOpen(row)) return finish((tx) => lookAgain(tx, orderId))
      if (row.provider !== mail.name) {
        if (row.state === 'ordered') return finish((tx) => postings.abandoned(tx, orderId))
        return finish(again(orderId, now() + limits.mailTryAnewMs))
      }
      const mayBeThere = row.state !== 'ordered' && !row.provider_id
      const known = mayBeThere ? await mail.find(row.reference, limited(signal)) : null
      if (row.state === 'canceling') return stop(row, known, running)
      if (known) return finish((tx) => postings.taken(tx, orderId, known))
      if (row.state === 'submitting' && !isSettled(row)) {
        return finish(again(orderId, settledAt(row)))
      }
      return handOver(row, running)
    },

    // An order that may have been accepted is never given up: the job tries again hours later.
    giveUp: (tx, { orderId }) => again(orderId, now() + limits.mailTryAnewMs)(tx),
  }

  function settledAt({ asked_at, ordered_at }: OrderRow): number {
    return Date.parse(asked_at ?? ordered_at) + unsureMs
  }

  function isSettled(row: OrderRow): boolean {
    return now() >= settledAt(row)
  }
}

const isOpen = ({ state }: OrderRow) =>
  state === 'ordered' || state === 'submitting' || state === 'canceling'

export const limited = (signal: AbortSignal) =>
  AbortSignal.any([signal, AbortSignal.timeout(limits.mailCallMs)])
