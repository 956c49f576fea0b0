import type { Db } from '../db/open.ts'
import { usernameKey } from './names.ts'

/**
 * Makes administrators of exactly these users, and answers the names nobody has. A name that is registered later becomes one at the
 * next start only: whoever came first and took the name would be one otherwise. Undefined changes nothing.
 */
export async function nameAdmins(db: Db, names: string[] | undefined): Promise<string[]> {
  if (!names) return []
  const keys = names.map(usernameKey)
  return db.write(async (tx) => {
    await tx.updateTable('users').set({ is_admin: 0 }).where('is_admin', '=', 1).execute()
    const named = await tx
      .updateTable('users')
      .set({ is_admin: 1 })
      .where('username_key', 'in', keys)
      .returning('username_key')
      .execute()
    const found = new Set(named.map((row) => row.username_key))
    return names.filter((name) => !found.has(usernameKey(name)))
  })
}
