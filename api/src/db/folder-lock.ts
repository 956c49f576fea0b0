import SqliteDatabase from 'better-sqlite3'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { isDiskFull } from '../providers/storage/disk.ts'
import { CannotOpen } from './cannot-open.ts'

/** Begins with a dot and is empty: what an operator sees of it in the data folder. */
export const folderLockName = '.brieflotse-server'

const againMs = 200

/**
 * Two servers on one folder would tidy each other's files away and send everything twice. The lock is the system's: a process that is
 * killed lets go of it. A server that is stopping gets `waitMs` to let go. Gives what ends it; throws `CannotOpen` while another one
 * holds it.
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
    // on a full disk letters can still be read
    if (isDiskFull(error)) return () => {}
    throw error
  }
}
