import type { Db, Tx } from '../db/open.ts'
import { usernameKey } from './names.ts'

/**
 * Makes exactly these users administrators and returns the names that nobody has. A name registered later gets the role only at the
 * next start: otherwise anybody could register that name first and become administrator. Undefined changes nothing.
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

/** Updates only rows that change, so that an unchanged list needs no write on a full disk. */
const mark = (tx: Tx, isAdmin: 0 | 1) =>
  tx.updateTable('users').set({ is_admin: isAdmin }).where('is_admin', '!=', isAdmin)
