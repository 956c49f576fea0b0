import SqliteDatabase from 'better-sqlite3'
import { existsSync } from 'node:fs'

/**
 * The hashes of the content that a database refers to, newest first. The database may be in use, have an older schema, be damaged or not
 * exist yet; then there are none.
 */
export function recordedContent(file: string, most = -1): string[] {
  if (!existsSync(file)) return []
  const db = new SqliteDatabase(file, { readonly: true })
  try {
    const newest = 'select hash from files order by created_at desc limit ?'
    return db.prepare<[number], string>(newest).pluck().all(most)
  } catch {
    // Opening the database properly, which follows, says what is wrong with it.
    return []
  } finally {
    db.close()
  }
}
