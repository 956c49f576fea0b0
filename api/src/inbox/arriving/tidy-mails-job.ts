import type { Db } from '../../db/open.ts'
import { seenBefore, tidyingStops } from '../../db/server-time.ts'
import { day, limits } from '../../system/limits.ts'
import type { Handler } from '../../jobs/run.ts'
import type { Queue } from '../../providers/queue/queue.ts'

export type TidyDeps = {
  db: Db
  queue: Queue
  files: { collect(hashes: string[]): Promise<void> }
  now?: () => number
}

const tidy = { name: 'tidy-mails', payload: {}, subject: 'everything' }

/** Runs once a day: deletes mails that were left undecided for long, and later the keys that identify them. */
export function tidyMailsJob({
  db,
  queue,
  files,
  now = Date.now,
}: TidyDeps): Handler<'tidy-mails'> {
  const before = (ms: number) => seenBefore(db, ms, now())
  const again = () => ({ ...tidy, runAt: new Date(now() + day) })
  return {
    async run(_payload, { finish }) {
      if ((await tidyingStops(db)).length > 0) return finish((tx) => queue.add(tx, again()))
      const known = await before(limits.arrivingKnownMs)
      const held = await before(limits.arrivingHeldMs)
      const gone = await db.write((tx) =>
        tx
          .deleteFrom('arrived_mails')
          .where((eb) =>
            eb.or([
              eb('received_at', '<', known),
              eb.and([eb('state', 'in', ['held', 'problem']), eb('received_at', '<', held)]),
            ]),
          )
          .returning('file_hash')
          .execute(),
      )
      await files.collect(gone.flatMap(({ file_hash }) => file_hash ?? []))
      await finish((tx) => queue.add(tx, again()))
    },
    giveUp: (tx) => queue.add(tx, again()),
  }
}

/** Queues the job if it is missing. After that it schedules itself. */
export async function planTidying({ db, queue }: Pick<TidyDeps, 'db' | 'queue'>): Promise<void> {
  await db.write((tx) => queue.add(tx, tidy))
}
