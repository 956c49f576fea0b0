import { AppError } from '@brieflotse/contract'
import type { Db, Tx } from '../db/open.ts'
import { quickCheck } from '../db/quick-check.ts'
import { stopTidying } from '../db/server-time.ts'
import { day } from '../http/limits.ts'
import { jobs } from '../jobs/jobs.ts'
import type { Handler } from '../jobs/run.ts'
import { bundleOf } from '../providers/bundle.ts'
import type { Queue } from '../providers/queue/queue.ts'
import { askThread } from '../providers/thread.ts'
import { backUpOf, type BackupSettings } from './store.ts'
import type { BackUpOptions } from './back-up.ts'
import type { BackUpAnswer } from './back-up-thread.ts'

export type BackUpDeps = {
  db: Db
  queue: Queue
  dataFolder: string
  backups: BackupSettings
  log?: { error(about: object, message: string): void }
  now?: () => number
}

/** With a code the log says its sentence, which is about files and disks only. */
const failed = (problem: string) => Object.assign(new Error(problem), { code: 'BACKUP' })

const threadCode = () =>
  bundleOf(new URL('./back-up-thread.ts', import.meta.url), { packages: 'external' })

/** Makes a backup in a thread of its own, where hashing holds up nobody. */
export function backUpJob(deps: BackUpDeps): Handler<'back-up'> {
  const { db, queue, dataFolder, backups, log, now = Date.now } = deps
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
      }
      const limitMs = jobs['back-up'].timeoutMs
      const { problem, lost, doubt } = await askThread<BackUpAnswer>({
        code: threadCode(),
        question,
        limitMs,
      })
      if (doubt && doubt !== 'stopped') await db.write((tx) => stopTidying(tx, 'backup', 0, now()))
      if (doubt) log?.error({ doubt }, 'no earlier backup is removed while nothing is tidied up')
      // what it could not copy may be damage that nobody has met yet
      if (problem) await quickCheck(db, dataFolder)
      if (problem) throw new AppError('unexpected', undefined, { cause: failed(problem) })
      for (const path of lost) log?.error({ path }, 'content is lost, and in no backup either')
      await finish(async (tx) => {
        // what failed before is of no interest any more
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

/** Sees to it that there is a backup every day, where the operator said where to. */
export async function planBackUps({ db, queue, backups }: BackUpDeps): Promise<void> {
  if (backups.daily) await db.write((tx) => queue.add(tx, backUpOf(true)))
}
