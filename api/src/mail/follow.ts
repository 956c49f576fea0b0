import type { Said } from '@brieflotse/contract'
import { dayInGermany, type DeliveryStatus } from '@brieflotse/rules'
import type { Updateable } from 'kysely'
import type { MailOrderTable } from '../db/mail-tables.ts'
import type { Db, Tx } from '../db/open.ts'
import { wouldChange } from '../db/would-change.ts'
import { limits } from '../system/limits.ts'
import type { Queue } from '../providers/queue/queue.ts'
import type { StagedContent, Storage } from '../providers/storage/storage.ts'
import type { Item, Tracked, Tracking } from '../providers/tracking/tracking.ts'
import { isFurther } from './posting.ts'
import { jobOf, type OrderRow, type Orders } from './store.ts'

export type FollowingDeps = {
  db: Db
  queue: Queue
  storage: Storage
  files: {
    keep<T>(
      drafts: StagedContent[],
      commit: (record: (tx: Tx) => Promise<void>) => Promise<T>,
    ): Promise<T>
    collect(hashes: string[]): Promise<void>
  }
  orders: Orders
  /** Null if no carrier can be asked. */
  tracking: Tracking | null
  now?: () => number
}

/** Commits the tracking result. */
type Commit = (save: (tx: Tx) => Promise<void>) => Promise<void>

/** Final states. Later scans do not change them. */
const ends: readonly (DeliveryStatus | null)[] = ['delivered', 'returned', 'failed']
const mostEvents = 200

/** Tracks posted letters with their carrier. */
export class Following {
  readonly #db: Db
  readonly #queue: Queue
  readonly #storage: Storage
  readonly #files: FollowingDeps['files']
  readonly #orders: Orders
  readonly #tracking: Tracking | null
  readonly #now: () => number

  constructor({ db, queue, storage, files, orders, tracking, now = Date.now }: FollowingDeps) {
    this.#db = db
    this.#queue = queue
    this.#storage = storage
    this.#files = files
    this.#orders = orders
    this.#tracking = tracking
    this.#now = now
  }

  /** The tracking provider for this order. An order at the practice post office can only be tracked there. */
  carrierOf(row: OrderRow): Tracking | null {
    if (!this.#tracking || !row.carrier_code || !isUnderWay(row)) return null
    return (row.provider === 'practice') === (this.#tracking.name === 'practice')
      ? this.#tracking
      : null
  }

  /** Reserves the right to poll the carrier; false if somebody polled less than `pauseMs` ago. */
  async takeTurn(row: OrderRow, pauseMs: number): Promise<boolean> {
    const taken = await this.#db.write((tx) =>
      tx
        .updateTable('mail_orders')
        .set({ looked_at: this.#moment() })
        .where('id', '=', row.id)
        .where((eb) =>
          eb.or([
            eb('looked_at', 'is', null),
            eb('looked_at', '<=', this.#moment(this.#now() - pauseMs)),
          ]),
        )
        .executeTakeFirst(),
    )
    return taken.numUpdatedRows === 1n
  }

  /** Polls the carrier if that is due, and saves the result. `commit` is called exactly once, even without news. */
  async poll(row: OrderRow, signal: AbortSignal, commit: Commit): Promise<void> {
    const carrier = this.carrierOf(row)
    if (!carrier) return commit((tx) => this.plan(tx, row.id))
    const isDue = await this.takeTurn(row, carrier.pace.perItemMs)
    const tracked = isDue ? await carrier.look(itemOf(row), signal) : null
    if (!tracked?.proof || row.proof_hash) {
      return commit(async (tx) => {
        if (tracked) await this.#heard(tx, row.id, tracked, null)
        await this.plan(tx, row.id)
      })
    }
    const { bytes } = tracked.proof
    const draft = await this.#storage.write(single(bytes), { maxBytes: bytes.length })
    try {
      await this.#files.keep([draft], (record) =>
        commit(async (tx) => {
          await record(tx)
          await this.#heard(tx, row.id, tracked, draft.hash)
          await this.plan(tx, row.id)
        }),
      )
    } finally {
      await draft.drop()
      // Deletes the file if the commit failed or the order is gone.
      await this.#files.collect([draft.hash])
    }
  }

  /** Schedules the next poll, at growing intervals. After some months the carrier has deleted the item. */
  async plan(tx: Tx, id: number): Promise<void> {
    const row = await this.#orders.byId(tx, id)
    if (!row?.carrier_code || !isUnderWay(row)) return
    const age = this.#now() - Date.parse(row.submitted_at ?? row.ordered_at)
    if (age > limits.trackFollowMs)
      return void (await this.#orders.change(tx, row, { ended_at: this.#moment() }))
    const unit = this.carrierOf(row)?.pace.perItemMs ?? limits.mailTryAnewMs
    const isNear = row.looked_at === null || row.delivery_status === 'out_for_delivery'
    const pause = unit * (isNear ? 1 : age < 100 * unit ? 2 : age < 300 * unit ? 5 : 10)
    await this.#queue.add(tx, {
      ...jobOf('track-letter', id),
      runAt: new Date(this.#now() + pause),
    })
  }

  #moment(ms = this.#now()) {
    return new Date(ms).toISOString()
  }

  /** Saves the carrier's result. A repeated event is stored once, and a final state never changes. */
  async #heard(tx: Tx, id: number, tracked: Tracked, proof: string | null): Promise<void> {
    const row = await this.#orders.byId(tx, id)
    if (!row || !isUnderWay(row)) return
    const before = row.delivery_status
    const isEnd = ends.includes(before)
    const status =
      isEnd || !(isFurther(tracked.status, before) || before === 'exception')
        ? before
        : tracked.status
    const set: Updateable<MailOrderTable> = {
      delivery_status: status,
      ...(status === tracked.status && {
        delivery_location: tracked.location,
        delivery_location_said: inJson(tracked.locationSaid),
      }),
      ...(tracked.estimatedDelivery && {
        estimated_on: dayInGermany(new Date(tracked.estimatedDelivery)),
      }),
      ...(proof && { proof_hash: proof }),
    }
    const isOver =
      ends.includes(status) && (status !== 'delivered' || this.#hasProof(row, proof, tracked))
    const added = await this.#addEvents(tx, id, tracked)
    if (!wouldChange(row, set) && !added && !isOver) return
    await this.#orders.change(tx, row, { ...set, ...(isOver && { ended_at: this.#moment() }) })
  }

  /** A proof of delivery may arrive some days after the letter. */
  #hasProof(row: OrderRow, proof: string | null, { at }: Tracked) {
    return (
      proof !== null ||
      row.proof_hash !== null ||
      this.#now() - Date.parse(at) > limits.proofFollowMs
    )
  }

  async #addEvents(tx: Tx, order_id: number, { events }: Tracked): Promise<boolean> {
    // The event `processing` is left out, because the order itself already says so.
    const told = events.filter(({ status }) => status !== 'processing').slice(-mostEvents)
    if (told.length === 0) return false
    const added = await tx
      .insertInto('mail_events')
      .values(
        told.map(({ locationSaid, said, ...event }) => ({
          order_id,
          ...event,
          location_said: inJson(locationSaid),
          said: inJson(said),
        })),
      )
      .onConflict((on) => on.doNothing())
      .executeTakeFirst()
    return (added.numInsertedOrUpdatedRows ?? 0n) > 0n
  }
}

const inJson = (said: Said | undefined) => (said ? JSON.stringify(said) : null)

const isUnderWay = ({ state, ended_at }: OrderRow) =>
  ended_at === null && (state === 'submitted' || state === 'canceling')

/** The tracking request for an order, with the last postcode in the address. */
function itemOf({ carrier_code, recipient, ordered_at }: OrderRow): Item {
  const lines = JSON.parse(recipient) as string[]
  const zip = lines.flatMap((line) => /^(\d{5}) \S/.exec(line)?.[1] ?? []).at(-1) ?? null
  return { code: carrier_code ?? '', zip, since: ordered_at }
}

async function* single(bytes: Uint8Array) {
  yield bytes
}
