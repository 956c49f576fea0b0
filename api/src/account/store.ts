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

export { inviteAddress, newInvite, type Registering } from './invites.ts'
export { findSignature, readSignature, storeSignature } from './signatures.ts'

// argon2id with 19 MiB, 2 passes and 1 lane, as the OWASP password storage cheat sheet recommends.
const argon2id = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** The form in which usernames are compared: two spellings of a name give the same key. */
export const usernameKey = (username: string) => username.normalize('NFKC').trim().toLowerCase()

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

/**
 * Letters that look like an ASCII letter or digit, from Unicode's list
 * (https://www.unicode.org/Public/security/latest/confusables.txt), limited to scripts in which names are written. Each ASCII
 * letter is followed by its look-alikes.
 */
const lookAlikes = `
a аɑαᴀАΑᎪ b ВΒʙᏴьƄ c сСϲϹᴄᏟ d ԁԀᴅᎠ e еЕΕᴇҽᎬ f ҒꜰƒϜ g ɡցɢԍᏀ h һհНΗʜнᎻ i іɩιɪıΙ j јЈϳյᴊȷᎫ k кКκΚᴋᏦ l ӏӀІIǀ|1Ꮮʟא
m мМΜᴍϺᎷ n пηոΝɴ o оОοΟσօՕᴏ0Ꭴ p рРρΡϱᴘᏢ q ԛԚզ r гᴦʀᎡ s ѕЅꜱᏚՏ t тТτΤᴛᎢ u υսʋᴜՍ v ѵνᴠѴᏙ w ԝԜωшᴡᎳ x хХχΧ y уУγүҮΥʏ z ΖᴢᏃ`

const plainLetter = new Map<string, string>()
for (const [, plain, others] of lookAlikes.matchAll(/(\S) (\S+)/g))
  for (const other of others!) plainLetter.set(other, plain!)

const plainOf = (text: string) => [...text].map((sign) => plainLetter.get(sign) ?? sign).join('')

/** Reduces a name to its looks, without regard to the script and to barely visible characters. Two users must not have the same result. */
function looksLike(username: string): string {
  const name = username
    .normalize('NFKD')
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/\p{Pd}/gu, '-')
  const seen = name.replace(/[^\p{L}\p{M}\p{N} ._@+-]/gu, '') || name
  // Capitals are replaced first, because their lower-case forms look like other letters.
  return plainOf(plainOf(seen).toLowerCase()).normalize('NFC')
}
