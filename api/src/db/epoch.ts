import type { Database } from 'better-sqlite3'
import { randomUUID } from 'node:crypto'

/** More rows than a table gets between two backups. */
const leap = 1_000_000

/**
 * Returns the epoch: a name for the history of this database. Devices with another epoch pull everything again. Copies in backups
 * have no epoch, so a restored database starts a new one here. Row ids of the lost history may still be in requests of devices, so
 * they are never assigned again, not even in tables that were empty. All sessions end, because some may have been ended in the lost
 * history, for example on a stolen phone.
 */
export function beginEpoch(sqlite: Database): string {
  const begin = sqlite.transaction(() => {
    const begun = sqlite
      .prepare(`update counter set epoch = ? where epoch is null`)
      .run(randomUUID())
    if (begun.changes > 0) {
      leapAll(sqlite)
      sqlite.exec('delete from sessions')
    }
    return sqlite.prepare<[], string>('select epoch from counter').pluck().get()
  })
  return begin.immediate()!
}

/** A table gets its row in `sqlite_sequence` only with its first insert. */
function leapAll(sqlite: Database): void {
  sqlite.exec(`insert into sqlite_sequence (name, seq)
    select name, 0 from sqlite_master where type = 'table' and sql like '%autoincrement%'
    and name not in (select name from sqlite_sequence)`)
  sqlite.prepare('update sqlite_sequence set seq = seq + ?').run(leap)
}

/** Removes the epoch from a copy, so that a new one starts when it is opened. Copies of old schemas have none. */
export function endEpoch(copy: Database): void {
  const columns = columnsOfCounter(copy)
  if (columns.includes('put_back_from')) copy.exec('update counter set put_back_from = epoch')
  if (columns.includes('epoch')) copy.exec('update counter set epoch = null')
}

const columnsOfCounter = (db: Database) =>
  db.prepare<[], string>(`select name from pragma_table_info('counter')`).pluck().all()

/** Reads the epoch of a database of any schema version, and the epoch of the backup it was restored from. */
export function epochsOf(db: Database): { epoch: string | null; putBackFrom: string | null } {
  const columns = columnsOfCounter(db)
  const read = (column: string) =>
    columns.includes(column)
      ? (db.prepare<[], string | null>(`select ${column} from counter`).pluck().get() ?? null)
      : null
  return { epoch: read('epoch'), putBackFrom: read('put_back_from') }
}
