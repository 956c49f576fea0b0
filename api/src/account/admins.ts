import type { Db, Tx } from '../db/open.ts'
import { usernameKey } from './names.ts'

/**
 * Makes administrators of exactly these users, and answers the names nobody has. A name that is registered later becomes one at the
 * next start only: whoever came first and took the name would be one otherwise. Undefined changes nothing.
 */
export async function nameAdmins(db: Db, names: string[] | undefined): Promise<string[]> {
  if (!names) return []
  const keys = names.map(usernameKey)
  return db.write(async (tx) => {
    await mark(tx, 1).where('username_key', 'in', keys).execute()
    await mark(tx, 0).where('username_key', 'not in', keys).execute()
    const named = await tx
      .selectFrom('users')
      .select('username_key')
      .where('username_key', 'in', keys)
      .execute()
    const found = new Set(named.map((row) => row.username_key))
    return names.filter((name) => !found.has(usernameKey(name)))
  })
}

/** Only those who are not so yet: where all are, nothing is written, and a full disk has nothing to refuse. */
const mark = (tx: Tx, isAdmin: 0 | 1) =>
  tx.updateTable('users').set({ is_admin: isAdmin }).where('is_admin', '!=', isAdmin)
