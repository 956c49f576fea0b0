import type { Backups } from '@brieflotse/contract'
import type { Db } from '../db/open.ts'
import type { Queue } from '../providers/queue/queue.ts'
import { findBackups } from './backups.ts'

/** The backup folder, the number of backups to keep, and whether one is made daily. */
export type BackupSettings = { folder: string; keep: number; daily: boolean }

export type BackUpStoreDeps = {
  db: Db
  queue: Queue
  backups: BackupSettings
  bucket: { settings: { name: string } } | null
}

/** The queue entry of a single or a daily backup. */
export const backUpOf = (daily: boolean) => ({
  name: 'back-up',
  payload: { daily },
  subject: daily ? 'daily' : 'now',
})

/** Lists the backups and their state. */
export async function backupReport({ db, backups, bucket }: BackUpStoreDeps): Promise<Backups> {
  const jobs = await db.read
    .selectFrom('jobs')
    .select('state')
    .where('name', '=', 'back-up')
    .where('run_at', '<=', new Date().toISOString())
    .execute()
  return {
    ...backups,
    ...(bucket && { bucket: bucket.settings.name }),
    backups: await findBackups(backups.folder),
    running: jobs.some(({ state }) => state !== 'dead'),
    failed: jobs.some(({ state }) => state === 'dead'),
  }
}

/** Queues a backup. A backup that waits or runs already is used instead. */
export async function beginBackUp({ db, queue }: BackUpStoreDeps): Promise<void> {
  await db.write((tx) => queue.add(tx, { ...backUpOf(false), hasten: true }))
}
