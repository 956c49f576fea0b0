import type { Db, Tx } from '../db/open.ts'
import { noteTime, seenBefore, tidyingStops } from '../db/server-time.ts'
import type { Handler } from '../jobs/run.ts'
import { day, limits } from '../system/limits.ts'
import { sessionsOver } from '../http/session.ts'
import type { Queue } from '../providers/queue/queue.ts'
import type { Storage } from '../providers/storage/storage.ts'
import type { Files } from './files.ts'
import type { Documents } from './store.ts'
import type { UploadChunks } from './upload/chunks.ts'

export type CleanUpDeps = {
  db: Db
  queue: Queue
  files: Files
  storage: Storage
  pieces: UploadChunks
  documents: Documents
  now?: () => number
}

const cleanUp = { name: 'clean-up', payload: {}, subject: 'everything' }

/**
 * Runs once a day: erases documents archived long ago and everything that has expired. It does nothing while clean-up is stopped
 * because the clock or database is not trusted (`tidyingStops`).
 */
export function cleanUpJob(deps: CleanUpDeps): Handler<'clean-up'> {
  const { db, queue, files, storage, pieces, documents, now = Date.now } = deps
  const planNext = (tx: Tx) => queue.add(tx, { ...cleanUp, runAt: new Date(now() + day) })
  const before = (ms: number) => seenBefore(db, ms, now())

  return {
    async run(_payload, { finish }) {
      await noteTime(db, now())
      if ((await tidyingStops(db)).length > 0) return finish(planNext)
      const archivedBefore = await before(limits.archiveMs)
      const archived = await db.read
        .selectFrom('documents')
        .selectAll()
        .where('archived_at', '<', archivedBefore)
        .execute()
      for (const row of archived) {
        await files.collect(await db.write((tx) => documents.erase(tx, row)))
      }
      const [endedBefore, keysBefore, newsBefore, translationsBefore] = await Promise.all(
        [
          limits.endedDeviceMs,
          limits.idempotencyKeyMs,
          limits.providerNewsMs,
          limits.translationCacheMs,
        ].map(before),
      )
      const sessionsEnded = await sessionsOver(db, now())
      await db.write(async (tx) => {
        await tx.deleteFrom('sessions').where('expires_at', '<', sessionsEnded).execute()
        // A session that has expired must not receive push notifications any more.
        await tx
          .deleteFrom('push_subscriptions')
          .where('session_id', 'is not', null)
          .where('session_id', 'not in', tx.selectFrom('sessions').select('id'))
          .execute()
        await tx.deleteFrom('ended_devices').where('ended_at', '<', endedBefore!).execute()
        await tx.deleteFrom('idempotency_keys').where('created_at', '<', keysBefore!).execute()
        await tx.deleteFrom('provider_news').where('received_at', '<', newsBefore!).execute()
        await tx.deleteFrom('translations').where('used_at', '<', translationsBefore!).execute()
        await tx
          .deleteFrom('jobs')
          .where('state', '=', 'dead')
          .where('created_at', '<', archivedBefore)
          .execute()
      })
      await db.scrub()
      await pieces.expire(new Date(now() - limits.heldMs))
      await files.sweep(new Date(now() - limits.strayFileMs), { now: now() })
      await storage.dropAside(archivedBefore.slice(0, 10))
      await finish(planNext)
    },

    giveUp: planNext,
  }
}

/** Queues the job if it is missing. After that it schedules itself. */
export async function planCleanUp({ db, queue }: Pick<CleanUpDeps, 'db' | 'queue'>): Promise<void> {
  await db.write((tx) => queue.add(tx, cleanUp))
}
