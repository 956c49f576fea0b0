import SqliteDatabase from 'better-sqlite3'
import { epochsOf } from '../db/epoch.ts'
import type { Manifest } from './manifest.ts'

/** What a database holds: by it the next backup tells whether it is still the same one, and whole. */
type Found = {
  epoch: string | null
  putBackFrom: string | null
  rows: number
  files: number
  /** Nothing is tidied up already. */
  stopped: boolean
}

/** Why a backup is doubted. `stopped`: nothing is tidied up already; `other`: another history; `fewer`: less than half is left. */
export type Doubt = 'stopped' | 'other' | 'fewer'

const counted = ['users', 'documents', 'response_letters', 'mail_orders', 'payments']
/** Less than half of a handful is what a user erased. */
const handful = 10

/** Looks into a database that may be in use, or of an earlier schema. */
export function lookInto(file: string): Found {
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

/** Whether a backup of this database may take the place of earlier ones; null: it may. `last`: the newest of them. */
export function doubtOf(found: Found, last: Manifest | null): Doubt | null {
  if (last) {
    // an earlier version did not write these two down
    const { epoch = found.epoch, rows = found.rows, entries } = last
    if (epoch !== found.epoch && epoch !== found.putBackFrom) return 'other'
    const files = entries.filter(({ path }) => path.startsWith('files')).length
    if (isFew(found.rows, rows) || isFew(found.files, files)) return 'fewer'
  }
  return found.stopped ? 'stopped' : null
}

const isFew = (now: number, before: number) => now * 2 < before && before - now > handful
