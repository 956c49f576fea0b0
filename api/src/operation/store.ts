import type { Backups } from '@brieflotse/contract'
import type { Db } from '../db/open.ts'
import type { Queue } from '../providers/queue/queue.ts'
import { findBackups } from './backups.ts'

/** Where backups lie, how many of the newest are kept, and whether one is made every day. */
export type BackupSettings = { folder: string; keep: number; daily: boolean }

export type BackUpStoreDeps = { db: Db; queue: Queue; backups: BackupSettings }

/** The job that makes a backup: once, or every day from then on. */
export const backUpOf = (daily: boolean) => ({
  name: 'back-up',
  payload: { daily },
  subject: daily ? 'daily' : 'now',
})

/** What there is of backups. */
export async function backupReport({ db, backups }: BackUpStoreDeps): Promise<Backups> {
  const jobs = await db.read
    .selectFrom('jobs')
    .select('state')
    .where('name', '=', 'back-up')
    .where('run_at', '<=', new Date().toISOString())
    .execute()
  return {
    ...backups,
    backups: await findBackups(backups.folder),
    running: jobs.some(({ state }) => state !== 'dead'),
    failed: jobs.some(({ state }) => state === 'dead'),
  }
}

/** Begins a backup; while one waits or runs it is that one. */
export async function beginBackUp({ db, queue }: BackUpStoreDeps): Promise<void> {
  await db.write((tx) => queue.add(tx, { ...backUpOf(false), hasten: true }))
}
