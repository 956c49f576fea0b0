import { rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { isDiskFull } from '../providers/storage/disk.ts'

/** More than SQLite asked for in vain: what it had written of a change stays in its log. */
const probe = Buffer.alloc(64 * 1024)

/**
 * SQLite knows a full disk, but no quota that is used up: that write fails like any other. So the system is asked, by writing a little
 * beside the database; what it says becomes the cause of the error.
 */
export function asUsedUpQuota(error: unknown, file: string): unknown {
  const { code } = error as { code?: unknown }
  if (code !== 'SQLITE_IOERR_WRITE' || file === ':memory:') return error
  const path = join(dirname(file), `.room-${process.pid}`)
  try {
    writeFileSync(path, probe, { mode: 0o600, flush: true })
    return error
  } catch (cause) {
    return isDiskFull(cause) ? Object.assign(error as Error, { cause }) : error
  } finally {
    rmSync(path, { force: true })
  }
}
