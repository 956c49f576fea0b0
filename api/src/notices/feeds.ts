import { randomBytes } from 'node:crypto'
import type { Db, Tx } from '../db/open.ts'
import { sealOf } from './keys.ts'
import { sha256 } from '../system/sha256.ts'

// The URL is derived from a random salt in the database and a secret outside it. A stolen database opens no calendar, and the owner
// can still be shown the URL again.
const tokenOf = (secret: string, userId: number, salt: string) =>
  sealOf(secret, 'feed', userId, salt)
const feedPath = (token: string) => `/api/calendar/${token}.ics`

/** Creates a user's calendar feed, or gives it a new URL. */
export async function renewFeedAddress(tx: Tx, secret: string, userId: number): Promise<void> {
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

/** The user's feed; `path` is null if the server's secret has changed since. */
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

/** The owner of a feed; null if the URL is unknown or the account is locked. */
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
