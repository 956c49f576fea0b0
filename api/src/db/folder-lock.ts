import SqliteDatabase from 'better-sqlite3'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { isDiskFull } from '../system/disk.ts'
import { CannotOpen } from './cannot-open.ts'

/** The operator sees this empty file in the data folder; the dot hides it. */
export const folderLockName = '.brieflotse-server'

const againMs = 200

/**
 * Keeps two servers from using one data folder: they would delete each other's files and send everything twice. The operating
 * system releases the lock if the process is killed. Waits up to `waitMs` for a server that is shutting down. Returns the function
 * that releases the lock; throws `CannotOpen` if another server keeps it.
 */
export async function lockFolder(dataFolder: string, waitMs: number): Promise<() => void> {
  mkdirSync(dataFolder, { recursive: true, mode: 0o700 })
  for (const until = Date.now() + waitMs; ; await sleep(againMs)) {
    const lock = tryLock(join(dataFolder, folderLockName))
    if (lock) return lock
    if (Date.now() >= until) {
      throw new CannotOpen(
        `Another Brieflotse uses the data folder ${dataFolder}. Stop it first, or give this one a folder of its own: BRIEFLOTSE_DATA_DIR=data-2 npm start`,
      )
    }
  }
}

function tryLock(file: string): (() => void) | null {
  try {
    const lock = new SqliteDatabase(file, { timeout: 0 })
    try {
      lock.exec('begin exclusive')
      return () => void lock.close()
    } catch (error) {
      lock.close()
      throw error
    }
  } catch (error) {
    if (/^SQLITE_(BUSY|LOCKED)/.test(String((error as { code?: unknown }).code))) return null
    // On a full disk the lock cannot be taken, but letters can still be read.
    if (isDiskFull(error)) return () => {}
    throw error
  }
}
