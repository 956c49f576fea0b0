import type { Db } from '../db/open.ts'
import type { Handler } from '../jobs/run.ts'
import { day, limits } from '../http/limits.ts'
import type { Queue } from '../providers/queue/queue.ts'
import type { Files } from './files.ts'
import type { Documents } from './store.ts'
import type { Pieces } from './upload/pieces.ts'

export type CleanUpDeps = {
  db: Db
  queue: Queue
  files: Files
  pieces: Pieces
  documents: Documents
  now?: () => number
}

const cleanUp = { name: 'clean-up', payload: {}, subject: 'everything' }

/** Once a day: erases what was archived long enough ago, and everything that is out of date. */
export function cleanUpJob(deps: CleanUpDeps): Handler<'clean-up'> {
  const { db, queue, files, pieces, documents, now = Date.now } = deps
  const before = (ms: number) => new Date(now() - ms).toISOString()

  return {
    async run(_payload, { finish }) {
      const archived = await db.read
        .selectFrom('documents')
        .selectAll()
        .where('archived_at', '<', before(limits.archiveMs))
        .execute()
      for (const row of archived) {
        await files.collect(await db.write((tx) => documents.erase(tx, row)))
      }
      await db.write(async (tx) => {
        await tx.deleteFrom('sessions').where('expires_at', '<', before(0)).execute()
        // who is logged out by time alone is told nothing any more either
        await tx
          .deleteFrom('push_subscriptions')
          .where('session_id', 'is not', null)
          .where('session_id', 'not in', tx.selectFrom('sessions').select('id'))
          .execute()
        await tx
          .deleteFrom('ended_devices')
          .where('ended_at', '<', before(limits.endedDeviceMs))
          .execute()
        await tx
          .deleteFrom('idempotency_keys')
          .where('created_at', '<', before(limits.idempotencyKeyMs))
          .execute()
        await tx
          .deleteFrom('provider_news')
          .where('received_at', '<', before(limits.providerNewsMs))
          .execute()
        await tx
          .deleteFrom('translations')
          .where('used_at', '<', before(limits.translationCacheMs))
          .execute()
        await tx
          .deleteFrom('jobs')
          .where('state', '=', 'dead')
          .where('created_at', '<', before(limits.archiveMs))
          .execute()
      })
      await db.scrub()
      await pieces.expire(new Date(now() - limits.heldMs))
      await files.sweep(new Date(now() - limits.strayFileMs))
      await finish((tx) => queue.add(tx, { ...cleanUp, runAt: new Date(now() + day) }))
    },

    giveUp: async (tx) => queue.add(tx, { ...cleanUp, runAt: new Date(now() + day) }),
  }
}

/** Sees to it that the job exists; from then on it plans itself. */
export async function planCleanUp({ db, queue }: Pick<CleanUpDeps, 'db' | 'queue'>): Promise<void> {
  await db.write((tx) => queue.add(tx, cleanUp))
}
