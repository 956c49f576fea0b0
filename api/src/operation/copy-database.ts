import SqliteDatabase from 'better-sqlite3'
import { endEpoch } from '../db/epoch.ts'
import { BrokenBackup } from './manifest.ts'

/** More pages than a database can have. */
const all = 2 ** 31 - 1

/** Makes a consistent copy of a database in use with SQLite's backup. Throws `BrokenBackup` if the copy is damaged. */
export async function copyDatabase(from: string, to: string): Promise<void> {
  const source = new SqliteDatabase(from, { readonly: true, fileMustExist: true })
  try {
    // The copy is made in one step: in several steps it would start again after every write and might never end.
    await source.backup(to, { progress: () => all })
  } finally {
    source.close()
  }
  const copy = new SqliteDatabase(to)
  try {
    // Without a write-ahead log the copy is a single file.
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
