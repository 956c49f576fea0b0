import { randomUUID } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import { afterCommit, type Db, type Tx } from '../../db/open.ts'
import { type HeldJob, LeaseLost, type NewJob, type JobOutcome, type Queue } from './queue.ts'

export type SqliteQueueOptions = {
  db: Db
  /** How long a holder may go without extending its lease, in milliseconds. */
  leaseMs: number
  /** Called after the commit of an added job. */
  onAdded?: (name: string) => void
  now?: () => number
  /** SQL for the user that a job belongs to. */
  userOf?: RawBuilder<number | null>
}

/** A queue in a database table. One process runs the jobs; after a crash the next process takes them over when their leases expire. */
export class SqliteQueue implements Queue {
  readonly #db: Db
  readonly #leaseMs: number
  readonly #onAdded: ((name: string) => void) | undefined
  readonly #now: () => number
  readonly #userOf: RawBuilder<number | null>
  /** When a job of each user was last taken, for fair turns. It is kept in memory, because only this process takes jobs. */
  readonly #turns = new Map<string, number>()
  #turn = 0

  constructor(options: SqliteQueueOptions) {
    const { db, leaseMs, onAdded, now = Date.now, userOf = sql.lit(null) } = options
    this.#db = db
    this.#leaseMs = leaseMs
    this.#onAdded = onAdded
    this.#now = now
    this.#userOf = userOf
  }

  async add(tx: Tx, job: NewJob): Promise<void> {
    const { name, payload, subject, runAt, hasten, keepFailed } = job
    const run_at = runAt?.toISOString() ?? at(this.#now())
    if (!keepFailed) {
      await tx
        .deleteFrom('jobs')
        .where('name', '=', name)
        .where('subject', '=', subject)
        .where('state', '=', 'dead')
        .execute()
    }
    await tx
      .insertInto('jobs')
      .values({
        name,
        subject,
        payload: JSON.stringify(payload),
        state: 'waiting',
        run_at,
        attempts: 0,
        created_at: at(this.#now()),
      })
      .onConflict((on) => on.doNothing())
      .execute()
    if (hasten) {
      await tx
        .updateTable('jobs')
        .set({ run_at })
        .where('name', '=', name)
        .where('subject', '=', subject)
        .where('state', '=', 'waiting')
        .where('run_at', '>', run_at)
        .execute()
    }
    afterCommit(tx, () => this.#onAdded?.(name))
  }

  async take(name: string, mostPerUser = Number.MAX_SAFE_INTEGER): Promise<HeldJob | null> {
    const moment = at(this.#now())
    const due = await this.#nextDue(name, moment, mostPerUser)
    if (!due) return null
    const lease = randomUUID()
    const taken = await this.#db.write((tx) =>
      tx
        .updateTable('jobs')
        .set((eb) => ({
          state: 'running',
          lease,
          leased_until: at(this.#now() + this.#leaseMs),
          attempts: eb('attempts', '+', 1),
        }))
        .where('id', '=', due.id)
        // Another process may have taken it since.
        .where((eb) => eb.or([eb('state', '=', 'waiting'), eb('leased_until', '<=', moment)]))
        .returning(['id', 'name', 'payload', 'subject', 'attempts as attempt'])
        .executeTakeFirst(),
    )
    if (!taken) return null
    this.#turns.set(`${name} ${due.user_id}`, (this.#turn += 1))
    return { ...taken, payload: JSON.parse(taken.payload) as unknown, lease }
  }

  async extend(job: HeldJob): Promise<boolean> {
    const held = await this.#db.write((tx) =>
      tx
        .updateTable('jobs')
        .set({ leased_until: at(this.#now() + this.#leaseMs) })
        .where('id', '=', job.id)
        .where('lease', '=', job.lease)
        .executeTakeFirst(),
    )
    return held.numUpdatedRows === 1n
  }

  async settle(tx: Tx, job: HeldJob, outcome: JobOutcome): Promise<void> {
    if (outcome.kind === 'done') {
      const gone = await tx
        .deleteFrom('jobs')
        .where('id', '=', job.id)
        .where('lease', '=', job.lease)
        .executeTakeFirst()
      return hold(gone.numDeletedRows)
    }
    const free = { lease: null, leased_until: null } as const
    const change =
      outcome.kind === 'dead'
        ? { ...free, state: 'dead' as const, failure: outcome.failure }
        : {
            ...free,
            state: 'waiting' as const,
            failure: outcome.failure ?? null,
            run_at: outcome.at.toISOString(),
            attempts: job.attempt - (outcome.counted ? 0 : 1),
          }
    const set = await tx
      .updateTable('jobs')
      .set(change)
      .where('id', '=', job.id)
      .where('lease', '=', job.lease)
      .executeTakeFirst()
    hold(set.numUpdatedRows)
  }

  async bringForward(aheadMs: (name: string) => number): Promise<void> {
    const late = await this.#db.read
      .selectFrom('jobs')
      .select(['id', 'name', 'state', 'run_at', 'leased_until'])
      .where((eb) =>
        eb.or([eb('run_at', '>', at(this.#now())), eb('leased_until', '>', at(this.#now()))]),
      )
      .execute()
    const wrong = late.filter(({ state, run_at, leased_until, name }) =>
      state === 'running'
        ? leased_until !== null && leased_until > at(this.#now() + 2 * this.#leaseMs)
        : state === 'waiting' && run_at > at(this.#now() + aheadMs(name)),
    )
    if (wrong.length === 0) return
    await this.#db.write(async (tx) => {
      for (const { id, state, run_at, leased_until } of wrong) {
        const isRunning = state === 'running'
        await tx
          .updateTable('jobs')
          .set(
            isRunning
              ? { leased_until: at(this.#now() + this.#leaseMs) }
              : { run_at: at(this.#now()) },
          )
          .where('id', '=', id)
          .where('state', '=', state)
          .where(isRunning ? 'leased_until' : 'run_at', '=', isRunning ? leased_until : run_at)
          .execute()
      }
    })
  }

  async remove(tx: Tx, subject: string, name?: string): Promise<void> {
    await tx
      .deleteFrom('jobs')
      .where('subject', '=', subject)
      .$if(name !== undefined, (query) => query.where('name', '=', name!))
      .execute()
  }

  /** The oldest due job of the user whose turn it is. Jobs without a user count as one user's. */
  async #nextDue(name: string, moment: string, mostPerUser: number) {
    const { rows } = await sql<{ id: number; user_id: number | null }>`
      with mine as (
        select id, run_at, ${this.#userOf} as user_id, state = 'running' and leased_until > ${moment} as is_held
        from jobs where name = ${name} and (state = 'running' or state = 'waiting' and run_at <= ${moment})
      )
      select id, user_id, min(iif(is_held, null, run_at)) as due, sum(is_held) as held from mine group by user_id
      having due is not null and (user_id is null or held < ${mostPerUser})
      order by due, id`.execute(this.#db.read)
    const turnOf = ({ user_id }: { user_id: number | null }) =>
      this.#turns.get(`${name} ${user_id}`) ?? 0
    return rows.toSorted((one, other) => turnOf(one) - turnOf(other))[0] ?? null
  }
}

const at = (ms: number) => new Date(ms).toISOString()

function hold(rows: bigint): void {
  if (rows !== 1n) throw new LeaseLost('The job is held by somebody else')
}
