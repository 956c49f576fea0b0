import type { Db, Tx } from '../db/open.ts'
import { noteTime, seenBefore, tidyingStops } from '../db/server-time.ts'
import type { Handler } from '../jobs/run.ts'
import { day, limits } from '../http/limits.ts'
import { sessionsOver } from '../http/session.ts'
import type { Queue } from '../providers/queue/queue.ts'
import type { Storage } from '../providers/storage/storage.ts'
import type { Files } from './files.ts'
import type { Documents } from './store.ts'
import type { Pieces } from './upload/pieces.ts'

export type CleanUpDeps = {
  db: Db
  queue: Queue
  files: Files
  storage: Storage
  pieces: Pieces
  documents: Documents
  now?: () => number
}

const cleanUp = { name: 'clean-up', payload: {}, subject: 'everything' }

/**
 * Once a day: erases what was archived long enough ago, and everything that is out of date. It
 * does nothing while the clock or the database cannot be believed (`tidyingStops`).
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
        // who is logged out by time alone is told nothing any more either
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

/** Sees to it that the job exists; from then on it plans itself. */
export async function planCleanUp({ db, queue }: Pick<CleanUpDeps, 'db' | 'queue'>): Promise<void> {
  await db.write((tx) => queue.add(tx, cleanUp))
}
