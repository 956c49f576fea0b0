import SqliteDatabase from 'better-sqlite3'
import { epochsOf } from '../db/epoch.ts'
import type { BackupManifest, Doubt } from './manifest.ts'

/** Facts about a database, which the next backup compares to see whether it is still the same one and complete. */
type Found = {
  epoch: string | null
  putBackFrom: string | null
  rows: number
  files: number
  /** Clean-up is already stopped. */
  stopped: boolean
}

const counted = ['users', 'documents', 'response_letters', 'mail_orders', 'payments']
/** Up to this many missing rows can be explained by a user's deletions. */
const handful = 10

/** Reads the facts from a database that may be in use or have an older schema. */
export function inspectDatabase(file: string): Found {
  const db = new SqliteDatabase(file, { readonly: true, fileMustExist: true })
  try {
    const tables = db.prepare<[], string>('select name from sqlite_master').pluck().all()
    const count = (table: string) =>
      tables.includes(table)
        ? db.prepare<[], number>(`select count(*) from ${table}`).pluck().get()!
        : 0
    return {
      ...epochsOf(db),
      rows: counted.reduce((sum, table) => sum + count(table), 0),
      files: count('files'),
      stopped: count('tidying_stops') > 0,
    }
  } finally {
    db.close()
  }
}

/** Whether a backup of this database may replace earlier ones; null means yes. `last` is the newest backup. */
export function doubtOf(found: Found, last: BackupManifest | null): Doubt | null {
  if (last) {
    // Manifests of earlier versions lack these two.
    const { epoch = found.epoch, rows = found.rows, entries } = last
    if (epoch !== found.epoch && epoch !== found.putBackFrom) return 'other'
    const files = entries.filter(({ path }) => path.startsWith('files')).length
    if (isFew(found.rows, rows) || isFew(found.files, files)) return 'fewer'
  }
  return found.stopped ? 'stopped' : null
}

const isFew = (now: number, before: number) => now * 2 < before && before - now > handful
