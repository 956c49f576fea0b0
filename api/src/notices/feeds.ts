import { randomBytes } from 'node:crypto'
import type { Db, Tx } from '../db/open.ts'
import { sealOf } from './keys.ts'
import { sha256 } from '../providers/sha256.ts'

// The address is made of a random salt, which the database holds, and a secret, which it does not: a copy of the database opens no
// calendar, and the owner can still be shown the address again.
const tokenOf = (secret: string, userId: number, salt: string) =>
  sealOf(secret, 'feed', userId, salt)
const feedPath = (token: string) => `/api/calendar/${token}.ics`

/** Gives a user a calendar, or its calendar another address. */
export async function renewFeed(tx: Tx, secret: string, userId: number): Promise<void> {
  const salt = randomBytes(32).toString('base64url')
  const token_hash = sha256(tokenOf(secret, userId, salt))
  const row = { salt, token_hash, created_at: new Date().toISOString() }
  await tx
    .insertInto('calendar_feeds')
    .values({ user_id: userId, ...row })
    .onConflict((on) => on.column('user_id').doUpdateSet(row))
    .execute()
}

export async function dropFeed(tx: Tx, userId: number): Promise<void> {
  await tx.deleteFrom('calendar_feeds').where('user_id', '=', userId).execute()
}

/** The user's calendar; `path` is null where the secret is another one by now. */
export async function feedOf(
  read: Db['read'],
  secret: string,
  userId: number,
): Promise<{ path: string | null; since: string } | null> {
  const row = await read
    .selectFrom('calendar_feeds')
    .selectAll()
    .where('user_id', '=', userId)
    .executeTakeFirst()
  if (!row) return null
  const token = tokenOf(secret, userId, row.salt)
  return { path: sha256(token) === row.token_hash ? feedPath(token) : null, since: row.created_at }
}

/** Whose calendar this is; null where the address leads nowhere, and while the account is locked. */
export async function ownerOfFeed(read: Db['read'], token: string): Promise<number | null> {
  const row = await read
    .selectFrom('calendar_feeds')
    .innerJoin('users', 'users.id', 'calendar_feeds.user_id')
    .select('user_id')
    .where('token_hash', '=', sha256(token))
    .where('locked_at', 'is', null)
    .executeTakeFirst()
  return row?.user_id ?? null
}
