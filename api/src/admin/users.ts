import type { ManagedUser } from '@brieflotse/contract'
import { sql } from 'kysely'
import { usernameKey } from '../account/store.ts'
import type { Db, Tx } from '../db/open.ts'
import { limits } from '../system/limits.ts'

type Wanted = { search: string; after: number; limit: number }

/** Matches names that contain the search text. Wildcards in it are taken literally. */
const nameLike = (search: string) =>
  sql<boolean>`username_key like ${`%${usernameKey(search).replace(/[\\%_]/g, '\\$&')}%`} escape '\\'`

export async function findUsers(db: Db['read'], wanted: Wanted): Promise<ManagedUser[]> {
  const { search, after, limit } = wanted
  const rows = await usersWithCounts(db)
    .where(nameLike(search))
    .where('users.id', '>', after)
    .limit(limit)
    .execute()
  return rows.map(toManaged)
}

export async function countUsers(db: Db['read'], search: string): Promise<number> {
  const { count } = await db
    .selectFrom('users')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where(nameLike(search))
    .executeTakeFirstOrThrow()
  return count
}

export async function managedUser(db: Db['read'], id: number): Promise<ManagedUser | null> {
  const row = await usersWithCounts(db).where('users.id', '=', id).executeTakeFirst()
  return row ? toManaged(row) : null
}

/** A user who is deleting the account stays locked, because everything added now would be erased with it. */
export async function setLock(tx: Tx, id: number, locked: boolean): Promise<void> {
  const locked_at = locked ? new Date().toISOString() : null
  await tx
    .updateTable('users')
    .set({ locked_at })
    .where('id', '=', id)
    .where('id', 'not in', tx.selectFrom('farewells').select('user_id'))
    .execute()
}

function usersWithCounts(db: Db['read']) {
  return db
    .selectFrom('users')
    .select((eb) => [
      'id',
      'username',
      'is_admin',
      'locked_at',
      'created_at',
      eb
        .selectFrom('credit_entries')
        .select(({ fn, lit }) => fn.coalesce(fn.sum<number>('amount'), lit(0)).as('sum'))
        .whereRef('credit_entries.user_id', '=', 'users.id')
        .as('credits'),
      eb
        .selectFrom('documents')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('documents.user_id', '=', 'users.id')
        .as('letters'),
      eb
        .selectFrom('documents')
        .select(({ fn, lit }) => fn.coalesce(fn.sum<number>('byte_size'), lit(0)).as('sum'))
        .whereRef('documents.user_id', '=', 'users.id')
        .as('bytes'),
      eb
        .selectFrom('sessions')
        .select(({ fn }) => fn.max('expires_at').as('until'))
        .whereRef('sessions.user_id', '=', 'users.id')
        .as('until'),
    ])
    .orderBy('id')
}

type Row = Awaited<ReturnType<ReturnType<typeof usersWithCounts>['execute']>>[number]

const toManaged = (row: Row): ManagedUser => ({
  id: row.id,
  username: row.username,
  isAdmin: row.is_admin === 1,
  isLocked: row.locked_at !== null,
  credits: row.credits ?? 0,
  letters: row.letters ?? 0,
  bytes: row.bytes ?? 0,
  createdAt: row.created_at,
  usedAt: row.until && new Date(Date.parse(row.until) - limits.sessionMs).toISOString(),
})
