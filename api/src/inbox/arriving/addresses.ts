import { randomInt } from 'node:crypto'
import type { Db, Tx } from '../../db/open.ts'
import { safeEqual } from '../../system/safe-equal.ts'
import type { Incoming } from './incoming.ts'

export type Addresses = ReturnType<typeof createAddresses>

/**
 * Lower-case letters and digits that are not confused with each other, because mail addresses are read aloud and typed. 12 of them
 * give 59 bits of entropy.
 */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789'
const tokenLength = 12

const newToken = () =>
  Array.from({ length: tokenLength }, () => letters[randomInt(letters.length)]).join('')

/** Forwarding addresses: a prefix, the user, a dot, and a secret token. */
export function createAddresses({ db, incoming }: { db: Db; incoming: Incoming }) {
  const { prefix, host } = incoming
  const shape = new RegExp(`^${prefix}([1-9]\\d{0,11})\\.([a-z0-9]{${tokenLength}})$`)
  const write = (userId: number, token: string) => `${prefix}${userId}.${token}@${host}`

  async function keep(tx: Tx, user_id: number): Promise<string> {
    const row = { token: newToken(), created_at: new Date().toISOString() }
    await tx
      .insertInto('forwarding_addresses')
      .values({ user_id, ...row })
      .onConflict((on) => on.column('user_id').doUpdateSet(row))
      .execute()
    return write(user_id, row.token)
  }

  const tokenOf = async (from: Db['read'] | Tx, userId: number) =>
    (
      await from
        .selectFrom('forwarding_addresses')
        .select('token')
        .where('user_id', '=', userId)
        .executeTakeFirst()
    )?.token

  return {
    /** The user's address; it is made on the first call. */
    async of(userId: number): Promise<string> {
      const known = await tokenOf(db.read, userId)
      if (known !== undefined) return write(userId, known)
      return db.write(async (tx) => {
        const made = await tokenOf(tx, userId)
        return made === undefined ? keep(tx, userId) : write(userId, made)
      })
    },

    /** Gives the user a new address. The old one is unknown from now on. */
    renew: (userId: number): Promise<string> => db.write((tx) => keep(tx, userId)),

    /** Whether the address has this server's domain. */
    isHere: (recipient: string) => recipient.toLowerCase().endsWith(`@${host}`),

    /**
     * The user of an address; null if there is none. It does the same work for every address, so that timing does not reveal
     * existing ones.
     */
    async find(recipient: string): Promise<number | null> {
      const [local = '', ...rest] = recipient.toLowerCase().split('@')
      const match = rest.length === 1 && rest[0] === host ? shape.exec(local) : null
      const userId = Number(match?.[1] ?? 0)
      const token = await tokenOf(db.read, userId)
      const same = safeEqual(token ?? '', match?.[2] ?? '-')
      return same && match !== null ? userId : null
    },
  }
}
