import SqliteDatabase from 'better-sqlite3'
import { endEpoch } from '../db/epoch.ts'
import { BrokenBackup } from './manifest.ts'

/** More pages than a database can have. */
const all = 2 ** 31 - 1

/** SQLite's own copy of a database in use, as it was at one moment. Throws `BrokenBackup` for one that is damaged. */
export async function copyDatabase(from: string, to: string): Promise<void> {
  const source = new SqliteDatabase(from, { readonly: true, fileMustExist: true })
  try {
    // in one go: a copy in steps begins anew whenever somebody writes, and on a busy day never ends
    await source.backup(to, { progress: () => all })
  } finally {
    source.close()
  }
  const copy = new SqliteDatabase(to)
  try {
    // one file that needs no other to be read
    copy.pragma('journal_mode = DELETE')
    const [{ integrity_check: found }] = copy.pragma('integrity_check') as [
      { integrity_check: string },
    ]
    if (found !== 'ok') throw new BrokenBackup(`The database is damaged: ${found}`)
    endEpoch(copy)
  } finally {
    copy.close()
  }
}
