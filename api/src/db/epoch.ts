import type { Database } from 'better-sqlite3'
import { randomUUID } from 'node:crypto'

/** More rows than a table gets between two backups. */
const leap = 1_000_000

/**
 * The name of the history that this database tells; devices that know another one pull everything anew. A copy in a backup has none, so
 * whatever way it comes back, it begins a new one here. What was lost had given numbers to rows, and devices may hold wishes about them:
 * none of these numbers is given again, also of tables that were empty then. Sessions that were ended in what was lost would go on, on a
 * lost phone for example: everybody logs in again.
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

/** A table has its line in `sqlite_sequence` from its first row on. */
function leapAll(sqlite: Database): void {
  sqlite.exec(`insert into sqlite_sequence (name, seq)
    select name, 0 from sqlite_master where type = 'table' and sql like '%autoincrement%'
    and name not in (select name from sqlite_sequence)`)
  sqlite.prepare('update sqlite_sequence set seq = seq + ?').run(leap)
}

/** Makes the copy of a database one that begins anew. A copy of an earlier schema has no name to lose. */
export function endEpoch(copy: Database): void {
  const columns = columnsOfCounter(copy)
  if (columns.includes('put_back_from')) copy.exec('update counter set put_back_from = epoch')
  if (columns.includes('epoch')) copy.exec('update counter set epoch = null')
}

const columnsOfCounter = (db: Database) =>
  db.prepare<[], string>(`select name from pragma_table_info('counter')`).pluck().all()

/** The name of the history in a database, which may be of an earlier schema, and of the one that it was put back from. */
export function epochsOf(db: Database): { epoch: string | null; putBackFrom: string | null } {
  const columns = columnsOfCounter(db)
  const read = (column: string) =>
    columns.includes(column)
      ? (db.prepare<[], string | null>(`select ${column} from counter`).pluck().get() ?? null)
      : null
  return { epoch: read('epoch'), putBackFrom: read('put_back_from') }
}
