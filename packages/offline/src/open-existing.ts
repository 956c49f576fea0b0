import { type LocalDatabase, openDatabase } from './db.ts'

/** The database of a user, null when it is not there: who logged out has wiped it, and opening it must not make it anew. */
export async function openExisting(userId: number): Promise<LocalDatabase | null> {
  const db = openDatabase(userId)
  let isNew = false
  db.on('populate', () => {
    isNew = true
    throw new Error('no database')
  })
  try {
    await db.open()
    return db
  } catch (error) {
    db.close()
    if (isNew) return null
    throw error
  }
}
