import { type LocalDatabase, openDatabase } from './db.ts'

/** Opens the database of a user; null if there is none, because a logout deleted it and opening must not create it again. */
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
