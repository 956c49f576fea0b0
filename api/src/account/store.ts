import {
  AppError,
  firstLanguage,
  type Language,
  type Profile,
  type Registration,
  type User,
} from '@brieflotse/contract'
import { startingCredits } from '@brieflotse/rules'
import { hash, verify } from '@node-rs/argon2'
import type { Db, Tx } from '../db/open.ts'
import type { UserTable } from '../db/schema.ts'
import type { Selectable, Updateable } from 'kysely'
import { looksLike } from './look-alikes.ts'
import { usernameKey } from './names.ts'

export { nameAdmins } from './admins.ts'
export { inviteAddress, newInvite, type Registering } from './invites.ts'
export { usernameKey } from './names.ts'
export { findSignature, readSignature, storeSignature } from './signatures.ts'

// argon2id with 19 MiB, 2 passes and 1 lane, as the OWASP password storage cheat sheet recommends.
const argon2id = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

export async function addUser(tx: Tx, input: Registration, passwordHash: string): Promise<number> {
  const created_at = new Date().toISOString()
  // Existing accounts with look-alike names can still log in. Only a new one is rejected.
  const skeleton = looksLike(input.username)
  const others = await tx.selectFrom('users').select('username').execute()
  if (others.some(({ username }) => looksLike(username) === skeleton))
    throw new AppError('username-taken')
  const user = await tx
    .insertInto('users')
    .values({
      username: input.username,
      username_key: usernameKey(input.username),
      password_hash: passwordHash,
      email: input.email,
      first_name: input.firstName || null,
      last_name: input.lastName || null,
      ...(input.preferredLanguage && { preferred_language: input.preferredLanguage }),
      created_at,
    })
    .onConflict((on) => on.column('username_key').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!user) throw new AppError('username-taken')
  await book(tx, { userId: user.id, amount: startingCredits, reason: 'welcome' })
  return user.id
}

/**
 * Why credits change: a letter reserves them, is posted with them or gives them back; a payment buys them; an administrator grants
 * them.
 */
export type Booking = { userId: number; amount: number } & (
  | { reason: 'welcome' }
  | { reason: 'letter-reserved' | 'letter-posted' | 'letter-released'; orderId: number }
  | { reason: 'bought'; paymentId: string }
  | { reason: 'given'; note: string }
)

/** Adds an entry to the ledger. An order or payment is booked once for each reason; a repeated booking returns false. */
export async function book(tx: Tx, booking: Booking): Promise<boolean> {
  const entry = await tx
    .insertInto('credit_entries')
    .values({
      user_id: booking.userId,
      amount: booking.amount,
      reason: booking.reason,
      order_id: 'orderId' in booking ? booking.orderId : null,
      payment_id: 'paymentId' in booking ? booking.paymentId : null,
      note: 'note' in booking ? booking.note : null,
      created_at: new Date().toISOString(),
    })
    .onConflict((on) => on.doNothing())
    .returning('id')
    .executeTakeFirst()
  return entry !== undefined
}

/** The credits a user can spend: the sum of the ledger. */
export async function creditsOf(db: Db['read'] | Tx, userId: number): Promise<number> {
  const { credits } = await db
    .selectFrom('credit_entries')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('amount'), eb.lit(0)).as('credits'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return credits
}

export async function findUser(db: Db['read'], id: number): Promise<User | null> {
  const row = await db
    .selectFrom('users')
    .leftJoin('signatures', 'signatures.user_id', 'users.id')
    .selectAll('users')
    .select('signatures.updated_at as signature_at')
    .where('id', '=', id)
    .executeTakeFirst()
  return row ? toUser(row, await creditsOf(db, id)) : null
}

/** The language of messages to the user: English if the preferred one is not available. */
export async function languageOf(read: Db['read'] | Tx, id: number): Promise<Language> {
  const user = await read
    .selectFrom('users')
    .select('preferred_language')
    .where('id', '=', id)
    .executeTakeFirst()
  return firstLanguage([user?.preferred_language ?? null]) ?? 'en'
}

/** Updates the profile. Missing fields stay as they are. */
export async function updateProfile(tx: Tx, id: number, profile: Profile): Promise<void> {
  const given = Object.entries(profile).filter(([, value]) => value !== undefined)
  if (given.length === 0) return
  const columns = given.map(([name, value]) => [
    profileColumns[name as keyof Profile],
    value || null,
  ])
  await tx
    .updateTable('users')
    .set(Object.fromEntries(columns) as Updateable<UserTable>)
    .where('id', '=', id)
    .execute()
}

/** The database columns of the profile fields. */
export const profileColumns = {
  firstName: 'first_name',
  lastName: 'last_name',
  address: 'address',
  postalCode: 'postal_code',
  city: 'city',
  country: 'country',
  phone: 'phone',
  email: 'email',
  preferredLanguage: 'preferred_language',
} as const satisfies Record<keyof Profile, keyof UserTable>

export const hashPassword = (password: string) => hash(password, argon2id)

/**
 * Finds the user with this name and password, or null. An unknown name takes just as long, so that timing does not reveal which
 * names exist.
 */
export async function checkPassword(
  db: Db['read'],
  username: string,
  password: string,
): Promise<number | null> {
  const user = await db
    .selectFrom('users')
    .select(['id', 'password_hash'])
    .where('username_key', '=', usernameKey(username))
    .executeTakeFirst()
  const right = await verify(user?.password_hash ?? (await decoy), password)
  return user && right ? user.id : null
}

/** Whether this is the user's password. */
export async function isPasswordOf(
  db: Db['read'],
  userId: number,
  password: string,
): Promise<boolean> {
  const user = await db
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', userId)
    .executeTakeFirst()
  return user !== undefined && (await verify(user.password_hash, password))
}

export async function setPassword(tx: Tx, userId: number, passwordHash: string): Promise<void> {
  await tx
    .updateTable('users')
    .set({ password_hash: passwordHash })
    .where('id', '=', userId)
    .execute()
}

export async function isLocked(db: Db['read'], userId: number): Promise<boolean> {
  const user = await db
    .selectFrom('users')
    .select('locked_at')
    .where('id', '=', userId)
    .executeTakeFirst()
  return typeof user?.locked_at === 'string'
}

const decoy = hashPassword('nobody has this password')

function toUser(
  row: Selectable<UserTable> & { signature_at: string | null },
  credits: number,
): User {
  return {
    id: row.id,
    username: row.username,
    isAdmin: row.is_admin === 1,
    credits,
    email: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
    address: row.address,
    city: row.city,
    postalCode: row.postal_code,
    country: row.country,
    phone: row.phone,
    preferredLanguage: row.preferred_language,
    createdAt: row.created_at,
    signatureAt: row.signature_at,
  }
}
