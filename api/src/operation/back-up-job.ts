import { AppError } from '@brieflotse/contract'
import type { Db, Tx } from '../db/open.ts'
import { quickCheck } from '../db/quick-check.ts'
import { stopTidying } from '../db/server-time.ts'
import { day } from '../system/limits.ts'
import { jobs } from '../jobs/jobs.ts'
import type { Handler } from '../jobs/run.ts'
import { bundleOf } from '../system/bundle.ts'
import type { Queue } from '../providers/queue/queue.ts'
import { askThread } from '../system/thread.ts'
import { backUpOf, type BackupSettings } from './store.ts'
import type { BackUpOptions } from './back-up.ts'
import type { BackUpAnswer } from './back-up-thread.ts'

export type BackUpDeps = {
  db: Db
  queue: Queue
  dataFolder: string
  backups: BackupSettings
  bucket: { settings: { name: string } } | null
  log?: { error(about: object, message: string): void }
  now?: () => number
}

/** With a code, the log contains the sentence. It is about files and disks only, so it contains no private text. */
const failed = (problem: string) => Object.assign(new Error(problem), { code: 'BACKUP' })

const threadCode = () =>
  bundleOf(new URL('./back-up-thread.ts', import.meta.url), { packages: 'external' })

/** Makes a backup in a thread, because hashing would block requests. */
export function backUpJob(deps: BackUpDeps): Handler<'back-up'> {
  const { db, queue, dataFolder, backups, bucket, log, now = Date.now } = deps
  const planNext = async (tx: Tx, daily: boolean) => {
    const runAt = new Date(now() + day)
    if (daily) await queue.add(tx, { ...backUpOf(true), runAt, keepFailed: true })
  }
  return {
    async run({ daily }, { finish }) {
      if (daily && !backups.daily) return finish(async () => {})
      const question: BackUpOptions = {
        dataFolder,
        backupFolder: backups.folder,
        keep: backups.keep,
        now: new Date(now()),
        bucket: bucket && bucket.settings.name,
      }
      const limitMs = jobs['back-up'].timeoutMs
      const { problem, lost, doubt } = await askThread<BackUpAnswer>({
        code: threadCode(),
        question,
        limitMs,
      })
      if (doubt && doubt !== 'stopped') await db.write((tx) => stopTidying(tx, 'backup', 0, now()))
      if (doubt) log?.error({ doubt }, 'no earlier backup is removed while nothing is tidied up')
      // A failed copy may be the first sign of a damaged database.
      if (problem) await quickCheck(db, dataFolder)
      if (problem) throw new AppError('unexpected', undefined, { cause: failed(problem) })
      for (const path of lost) log?.error({ path }, 'content is lost, and in no backup either')
      await finish(async (tx) => {
        // A success makes earlier failed jobs irrelevant.
        await tx
          .deleteFrom('jobs')
          .where('name', '=', 'back-up')
          .where('state', '=', 'dead')
          .execute()
        await planNext(tx, daily)
      })
      await db.scrub()
    },
    giveUp: (tx, { daily }) => planNext(tx, daily),
  }
}

/** Queues the daily backup if the operator has configured a folder. */
export async function planBackUps({ db, queue, backups }: BackUpDeps): Promise<void> {
  if (backups.daily) await db.write((tx) => queue.add(tx, backUpOf(true)))
}
