import SqliteDatabase from 'better-sqlite3'
import { join } from 'node:path'
import { BrokenBackup } from './manifest.ts'

/** Begins with a dot and is empty: what an operator sees of it in the folder. */
export const lockName = '.brieflotse-backup'

/**
 * Two that make a backup in one folder would clear each other's away. The lock is the system's: a process that is killed lets go of it.
 * Gives what ends it; throws `BrokenBackup` while another one holds it.
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
