import { rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { isDiskFull } from '../system/disk.ts'

/** The probe is larger than SQLite's failed write, because SQLite's partial write already takes space in its log. */
const probe = Buffer.alloc(64 * 1024)

/**
 * SQLite recognises a full disk, but reports an exhausted quota as a general write error. So a small test file is written next to
 * the database, and its error becomes the cause.
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
