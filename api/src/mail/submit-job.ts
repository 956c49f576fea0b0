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
  const submission = new Submission(deps)
  return {
    run: ({ orderId }, running) => submission.run(orderId, running),
    // An order that may have been accepted is never given up: the job tries again hours later.
    giveUp: (tx, { orderId }) => submission.tryAnew(tx, orderId),
  }
}

class Submission {
  readonly #db: Db
  readonly #queue: Queue
  readonly #storage: Storage
  readonly #mail: Mail
  readonly #orders: Orders
  readonly #postings: Postings
  readonly #now: () => number
  readonly #unsureMs: number

  constructor({ mail, now = Date.now, ...deps }: MailJobDeps) {
    this.#db = deps.db
    this.#queue = deps.queue
    this.#storage = deps.storage
    this.#mail = mail
    this.#orders = deps.orders
    this.#postings = deps.postings
    this.#now = now
    this.#unsureMs = deps.unsureMs ?? (mail.knowsAtOnce ? 0 : limits.mailUnsureMs)
  }

  async run(orderId: number, running: RunningJob): Promise<void> {
    const { signal, finish } = running
    const row = await this.#orders.byId(this.#db.read, orderId)
    if (!row || !isOpen(row)) return finish((tx) => this.#lookAgain(tx, orderId))
    if (row.provider !== this.#mail.name) {
      if (row.state === 'ordered') return finish((tx) => this.#postings.abandoned(tx, orderId))
      return finish((tx) => this.tryAnew(tx, orderId))
    }
    const mayBeThere = row.state !== 'ordered' && !row.provider_id
    const known = mayBeThere ? await this.#mail.find(row.reference, limited(signal)) : null
    if (row.state === 'canceling') return this.#stop(row, known, running)
    if (known) return finish((tx) => this.#postings.taken(tx, orderId, known))
    if (row.state === 'submitting' && !this.#isSettled(row)) {
      return finish(this.#again(orderId, this.#settledAt(row)))
    }
    return this.#handOver(row, running)
  }

  /** Tries again after hours. */
  tryAnew(tx: Tx, orderId: number): Promise<void> {
    return this.#again(orderId, this.#now() + limits.mailTryAnewMs)(tx)
  }

  #again(orderId: number, at: number) {
    return (tx: Tx) =>
      this.#queue.add(tx, { ...jobOf('submit-mail', orderId), runAt: new Date(at) })
  }

  async #handOver(row: OrderRow, { signal, finish }: RunningJob): Promise<void> {
    try {
      const posting = await this.#send(row, signal)
      if (posting === 'other') return await finish(this.#again(row.id, this.#now()))
      await finish((tx) => this.#postings.taken(tx, row.id, posting))
    } catch (error) {
      if (!isRefusal(error)) throw error
      // An earlier submission may have succeeded, and only the second one was refused as a duplicate.
      const first =
        row.state === 'submitting' ? await this.#mail.find(row.reference, limited(signal)) : null
      await finish((tx) =>
        first
          ? this.#postings.taken(tx, row.id, first)
          : this.#postings.refused(tx, row.id, (error as AppError).said),
      )
    }
  }

  /** Records the submission; false if the order has changed since it was read. */
  #mark(row: OrderRow): Promise<boolean> {
    return this.#db.write(async (tx) => {
      const current = await this.#orders.byId(tx, row.id)
      if (current?.state !== row.state || current.asked_at !== row.asked_at) return false
      const asked_at = new Date(this.#now()).toISOString()
      await this.#orders.change(tx, current, { state: 'submitting', asked_at })
      return true
    })
  }

  async #send(row: OrderRow, signal: AbortSignal): Promise<Posting | 'other'> {
    const pdf = await this.#storage.read(row.pdf_hash)
    if (!pdf) throw lost(row.pdf_hash, 'missing')
    const parcel = {
      reference: row.reference,
      pdf,
      pages: row.pages,
      recipient: JSON.parse(row.recipient) as string[],
      option: row.delivery_option as DeliveryOption,
      print: JSON.parse(row.print_options) as PrintOptions,
    }
    if (!(await this.#mark(row))) return 'other'
    return this.#mail.submit(parcel, limited(signal))
  }

  /** The user may have cancelled meanwhile, and no new job could be queued while this one was running. */
  async #lookAgain(tx: Tx, orderId: number): Promise<void> {
    const row = await this.#orders.byId(tx, orderId)
    if (row && isOpen(row)) await this.#queue.add(tx, jobOf('submit-mail', orderId))
  }

  /** `known`: the provider's order with our reference. */
  async #stop(row: OrderRow, known: Posting | null, { signal, finish }: RunningJob) {
    const providerId = row.provider_id ?? known?.providerId
    if (!providerId) {
      if (!this.#isSettled(row)) return finish(this.#again(row.id, this.#settledAt(row)))
      return finish((tx) => this.#postings.stopped(tx, row.id))
    }
    const isGone = known?.state === 'canceled' || known?.state === 'refused'
    const isStopped = isGone || (await this.#mail.cancel(providerId, limited(signal)))
    return finish(async (tx) => {
      if (known) await this.#postings.taken(tx, row.id, known)
      await this.#postings[isStopped ? 'stopped' : 'tooLate'](tx, row.id)
    })
  }

  #settledAt({ asked_at, ordered_at }: OrderRow): number {
    return Date.parse(asked_at ?? ordered_at) + this.#unsureMs
  }

  #isSettled(row: OrderRow): boolean {
    return this.#now() >= this.#settledAt(row)
  }
}

const isOpen = ({ state }: OrderRow) =>
  state === 'ordered' || state === 'submitting' || state === 'canceling'

export const limited = (signal: AbortSignal) =>
  AbortSignal.any([signal, AbortSignal.timeout(limits.mailCallMs)])
