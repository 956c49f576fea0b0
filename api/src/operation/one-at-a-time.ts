import SqliteDatabase from 'better-sqlite3'
import { join } from 'node:path'
import { BrokenBackup } from './manifest.ts'

/** The operator sees this empty file in the backup folder; the dot hides it. */
export const lockName = '.brieflotse-backup'

/**
 * Keeps two processes from making backups in one folder, because each would remove the other's unfinished one. The operating system
 * releases the lock if the process is killed. Returns the function that releases it; throws `BrokenBackup` if another process holds
 * it.
 */
export function lockBackups(folder: string): () => void {
  const lock = new SqliteDatabase(join(folder, lockName), { timeout: 0 })
  try {
    lock.exec('begin exclusive')
  } catch (cause) {
    lock.close()
    throw new BrokenBackup('Another backup is being made in this folder.', { cause })
  }
  return () => void lock.close()
}
