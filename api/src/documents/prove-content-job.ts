import { AppError } from '@brieflotse/contract'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Db } from '../db/open.ts'
import { quickCheck } from '../db/quick-check.ts'
import type { LostContentTable } from '../db/time-tables.ts'
import { day } from '../system/limits.ts'
import type { Handler } from '../jobs/run.ts'
import type { Queue } from '../providers/queue/queue.ts'
import { lost } from '../providers/storage/lost.ts'
import type { Storage } from '../providers/storage/storage.ts'
import { isRecorded } from './unnamed-files.ts'

export type ProveDeps = {
  db: Db
  queue: Queue
  storage: Storage
  dataFolder: string
  log?: { error(about: object, message: string): void }
  now?: () => number
}

/** The pause between two files, so that requests have priority. */
const pauseMs = 10
/** The log gets at most this many lines; more would add nothing. */
const mostLines = 100

const proveOf = (at: number) => ({
  name: 'prove-content',
  payload: {},
  // One subject for each day: a failed job stays visible to the administrator while the next one is already queued.
  subject: `content ${new Date(at).toISOString().slice(0, 10)}`,
  runAt: new Date(at),
})

/**
 * Runs once a week: checks the database and compares all stored content with its hash, or with a list of sizes where the storage
 * detects damage itself. A disk loses data silently, and after some time only old backups still have it. Each finding is logged and
 * listed for the administrator, and the job counts as failed.
 */
export function proveContentJob(deps: ProveDeps): Handler<'prove-content'> {
  const { db, queue, storage, dataFolder, log, now = Date.now } = deps

  async function look(
    { hash, size }: { hash: string; size: number },
    sizes: Map<string, number> | null,
  ): Promise<LostContentTable['what'] | null> {
    try {
      if (sizes?.has(hash)) return sizes.get(hash) === size ? null : 'damaged'
      const file = sizes ? null : await storage.open(hash)
      file?.stream.destroy()
      if (file) return null
      return (await isRecorded(db, hash)) ? 'missing' : null
    } catch (error) {
      if (error instanceof AppError && error.code === 'content-lost') return 'damaged'
      throw error
    }
  }

  /** Updates the administrator's list. Content restored from a backup is removed from it. */
  async function note(hash: string, what: LostContentTable['what'] | null): Promise<void> {
    await db.write(async (tx) => {
      if (what === null) {
        await tx.deleteFrom('lost_content').where('hash', '=', hash).execute()
      } else if (await isRecorded({ read: tx }, hash)) {
        const since = new Date(now()).toISOString()
        await tx
          .insertInto('lost_content')
          .values({ hash, what, since })
          .onConflict((on) => on.column('hash').doUpdateSet({ what }))
          .execute()
      }
    })
  }

  return {
    async run(_payload, { signal, finish }) {
      await quickCheck(db, dataFolder)
      let count = 0
      const rows = await db.read
        .selectFrom('files')
        .leftJoin('lost_content', 'lost_content.hash', 'files.hash')
        .select(['files.hash', 'files.size', 'lost_content.what as before'])
        .execute()
      const sizes = storage.provesItself ? await sizesIn(storage) : null
      for (const { hash, size, before } of rows) {
        signal.throwIfAborted()
        const what = await look({ hash, size }, sizes)
        if (what !== before) await note(hash, what)
        if (what && (count += 1) <= mostLines)
          log?.error({ err: lost(hash, what) }, 'content is lost')
        if (!sizes) await sleep(pauseMs)
      }
      if (count > 0) throw new AppError('content-lost')
      await finish((tx) => queue.add(tx, proveOf(now() + 7 * day)))
    },
    giveUp: (tx) => queue.add(tx, proveOf(now() + 7 * day)),
  }
}

async function sizesIn(storage: Storage): Promise<Map<string, number>> {
  const sizes = new Map<string, number>()
  for await (const { hash, size } of storage.list()) sizes.set(hash, size)
  return sizes
}

/** Queues the job if it is missing. After that it schedules itself. */
export async function planProving({ db, queue, now = Date.now }: ProveDeps): Promise<void> {
  const planned = await db.read
    .selectFrom('jobs')
    .select('id')
    .where('name', '=', 'prove-content')
    .where('state', '!=', 'dead')
    .executeTakeFirst()
  if (!planned) await db.write((tx) => queue.add(tx, proveOf(now() + day)))
}
