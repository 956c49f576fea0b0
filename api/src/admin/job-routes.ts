import { type DeadJobs, dropJob, listDeadJobs, retryJob } from '@brieflotse/contract'
import type { Db } from '../db/open.ts'
import type { Api } from '../http/valibot.ts'
import type { Queue } from '../providers/queue/queue.ts'

const most = 100

/** Lists, retries and deletes jobs that were given up. */
export async function jobRoutes(app: Api, { db, queue }: { db: Db; queue: Queue }): Promise<void> {
  app.route({ ...listDeadJobs, handler: () => deadJobs(db) })

  app.route({
    ...retryJob,
    handler: async (request) => {
      await db.write(async (tx) => {
        const job = await tx
          .selectFrom('jobs')
          .select(['name', 'payload', 'subject'])
          .where('id', '=', request.params.id)
          .where('state', '=', 'dead')
          .executeTakeFirst()
        // The queue replaces the dead job with the new one.
        if (job) await queue.add(tx, { ...job, payload: JSON.parse(job.payload), hasten: true })
      })
      return deadJobs(db)
    },
  })

  app.route({
    ...dropJob,
    handler: async (request) => {
      await db.write((tx) =>
        tx
          .deleteFrom('jobs')
          .where('id', '=', request.params.id)
          .where('state', '=', 'dead')
          .execute(),
      )
      return deadJobs(db)
    },
  })
}

async function deadJobs({ read }: Db): Promise<DeadJobs> {
  const rows = await read
    .selectFrom('jobs')
    .select(['id', 'name', 'subject', 'attempts', 'failure', 'created_at'])
    .where('state', '=', 'dead')
    .orderBy('id', 'desc')
    .limit(most)
    .execute()
  const counts = await read
    .selectFrom('jobs')
    .select(({ fn }) => ['state', fn.countAll<number>().as('count')])
    .groupBy('state')
    .execute()
  const countOf = (state: string) => counts.find((row) => row.state === state)?.count ?? 0
  return {
    jobs: rows.map(({ subject, created_at, ...rest }) => ({
      ...rest,
      about: subject,
      since: created_at,
    })),
    waiting: countOf('waiting'),
    running: countOf('running'),
  }
}
