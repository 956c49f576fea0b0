import { randomUUID } from 'node:crypto'
import { afterCommit, type Db } from '../../db/open.ts'
import { LeaseLost, type Queue } from './queue.ts'

export type SqliteQueueOptions = {
  db: Db
  /** How long a holder may stay silent, in milliseconds. */
  leaseMs: number
  /** Called after the commit of an added job. */
  onAdded?: (name: string) => void
  now?: () => number
}

/** A table of jobs. One process takes and runs them; after it died the next one takes over when the leases are over. */
export function createSqliteQueue(options: SqliteQueueOptions): Queue {
  const { db, leaseMs, onAdded, now = Date.now } = options
  const at = (ms: number) => new Date(ms).toISOString()

  return {
    async add(tx, { name, payload, subject, runAt, hasten }) {
      const run_at = runAt?.toISOString() ?? at(now())
      await tx
        .deleteFrom('jobs')
        .where('name', '=', name)
        .where('subject', '=', subject)
        .where('state', '=', 'dead')
        .execute()
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

    async take(name) {
      const moment = at(now())
      const due = await db.read
        .selectFrom('jobs')
        .select('id')
        .where('name', '=', name)
        .where((eb) =>
          eb.or([
            eb.and([eb('state', '=', 'waiting'), eb('run_at', '<=', moment)]),
            eb.and([eb('state', '=', 'running'), eb('leased_until', '<=', moment)]),
          ]),
        )
        .orderBy('run_at')
        .orderBy('id')
        .limit(1)
        .executeTakeFirst()
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
          // Somebody else may have taken it since.
          .where((eb) => eb.or([eb('state', '=', 'waiting'), eb('leased_until', '<=', moment)]))
          .returning(['id', 'name', 'payload', 'subject', 'attempts as attempt'])
          .executeTakeFirst(),
      )
      return taken ? { ...taken, payload: JSON.parse(taken.payload) as unknown, lease } : null
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
