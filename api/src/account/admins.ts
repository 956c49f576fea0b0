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
    // nothing is written where all is so already: the server must start on a full disk as well
    await tx
      .updateTable('users')
      .set({ is_admin: 0 })
      .where('is_admin', '=', 1)
      .where('username_key', 'not in', keys)
      .execute()
    await tx
      .updateTable('users')
      .set({ is_admin: 1 })
      .where('is_admin', '=', 0)
      .where('username_key', 'in', keys)
      .execute()
    const named = await tx
      .selectFrom('users')
      .select('username_key')
      .where('username_key', 'in', keys)
      .execute()
    const found = new Set(named.map((row) => row.username_key))
    return names.filter((name) => !found.has(usernameKey(name)))
  })
}
