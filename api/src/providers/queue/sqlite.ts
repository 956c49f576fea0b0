import { randomUUID } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import { afterCommit, type Db } from '../../db/open.ts'
import { LeaseLost, type Queue } from './queue.ts'

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
export function createSqliteQueue(options: SqliteQueueOptions): Queue {
  const { db, leaseMs, onAdded, now = Date.now, userOf = sql.lit(null) } = options
  const at = (ms: number) => new Date(ms).toISOString()
  /** When a job of each user was last taken, for fair turns. It is kept in memory, because only this process takes jobs. */
  const turns = new Map<string, number>()
  let turn = 0

  /** The oldest due job of the user whose turn it is. Jobs without a user count as one user's. */
  async function nextDue(name: string, moment: string, mostPerUser: number) {
    const { rows } = await sql<{ id: number; user_id: number | null }>`
      with mine as (
        select id, run_at, ${userOf} as user_id, state = 'running' and leased_until > ${moment} as is_held
        from jobs where name = ${name} and (state = 'running' or state = 'waiting' and run_at <= ${moment})
      )
      select id, user_id, min(iif(is_held, null, run_at)) as due, sum(is_held) as held from mine group by user_id
      having due is not null and (user_id is null or held < ${mostPerUser})
      order by due, id`.execute(db.read)
    const turnOf = ({ user_id }: { user_id: number | null }) => turns.get(`${name} ${user_id}`) ?? 0
    return rows.toSorted((one, other) => turnOf(one) - turnOf(other))[0] ?? null
  }

  return {
    async add(tx, { name, payload, subject, runAt, hasten, keepFailed }) {
      const run_at = runAt?.toISOString() ?? at(now())
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
          created_at: at(now()),
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
      afterCommit(tx, () => onAdded?.(name))
    },

    async take(name, mostPerUser = Number.MAX_SAFE_INTEGER) {
      const moment = at(now())
      const due = await nextDue(name, moment, mostPerUser)
      if (!due) return null
      const lease = randomUUID()
      const taken = await db.write((tx) =>
        tx
          .updateTable('jobs')
          .set((eb) => ({
            state: 'running',
            lease,
            leased_until: at(now() + leaseMs),
            attempts: eb('attempts', '+', 1),
          }))
          .where('id', '=', due.id)
          // Another process may have taken it since.
          .where((eb) => eb.or([eb('state', '=', 'waiting'), eb('leased_until', '<=', moment)]))
          .returning(['id', 'name', 'payload', 'subject', 'attempts as attempt'])
          .executeTakeFirst(),
      )
      if (!taken) return null
      turns.set(`${name} ${due.user_id}`, (turn += 1))
      return { ...taken, payload: JSON.parse(taken.payload) as unknown, lease }
    },

    async extend(job) {
      const held = await db.write((tx) =>
        tx
          .updateTable('jobs')
          .set({ leased_until: at(now() + leaseMs) })
          .where('id', '=', job.id)
          .where('lease', '=', job.lease)
          .executeTakeFirst(),
      )
      return held.numUpdatedRows === 1n
    },

    async settle(tx, job, outcome) {
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
    },

    async bringForward(aheadMs) {
      const late = await db.read
        .selectFrom('jobs')
        .select(['id', 'name', 'state', 'run_at', 'leased_until'])
        .where((eb) => eb.or([eb('run_at', '>', at(now())), eb('leased_until', '>', at(now()))]))
        .execute()
      const wrong = late.filter(({ state, run_at, leased_until, name }) =>
        state === 'running'
          ? leased_until !== null && leased_until > at(now() + 2 * leaseMs)
          : state === 'waiting' && run_at > at(now() + aheadMs(name)),
      )
      if (wrong.length === 0) return
      await db.write(async (tx) => {
        for (const { id, state, run_at, leased_until } of wrong) {
          const isRunning = state === 'running'
          await tx
            .updateTable('jobs')
            .set(isRunning ? { leased_until: at(now() + leaseMs) } : { run_at: at(now()) })
            .where('id', '=', id)
            .where('state', '=', state)
            .where(isRunning ? 'leased_until' : 'run_at', '=', isRunning ? leased_until : run_at)
            .execute()
        }
      })
    },

    async remove(tx, subject, name) {
      await tx
        .deleteFrom('jobs')
        .where('subject', '=', subject)
        .$if(name !== undefined, (query) => query.where('name', '=', name!))
        .execute()
    },
  }
}

function hold(rows: bigint): void {
  if (rows !== 1n) throw new LeaseLost('The job is held by somebody else')
}
