import { randomInt } from 'node:crypto'
import type { Db, Tx } from '../../db/open.ts'
import { isSame } from '../../http/same.ts'
import type { Incoming } from './incoming.ts'

export type Addresses = ReturnType<typeof createAddresses>

/** Small letters and digits that are not mistaken for each other: mail addresses are read aloud and typed. 12 of them are 59 bits. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789'
const tokenLength = 12

const newToken = () =>
  Array.from({ length: tokenLength }, () => letters[randomInt(letters.length)]).join('')

/** Forwarding addresses: prefix, user, a dot, and a token that nobody can guess. */
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
    /** The address of a user; made when it is asked for the first time. */
    async of(userId: number): Promise<string> {
      const known = await tokenOf(db.read, userId)
      if (known !== undefined) return write(userId, known)
      return db.write(async (tx) => {
        const made = await tokenOf(tx, userId)
        return made === undefined ? keep(tx, userId) : write(userId, made)
      })
    },

    /** Another address; from now on the old one is unknown. */
    renew: (userId: number): Promise<string> => db.write((tx) => keep(tx, userId)),

    /** Whether an address is on this server at all. */
    isHere: (recipient: string) => recipient.toLowerCase().endsWith(`@${host}`),

    /** Whose address it is; null for none. Takes the same work for every address, so that none can be felt out. */
    async find(recipient: string): Promise<number | null> {
      const [local = '', ...rest] = recipient.toLowerCase().split('@')
      const match = rest.length === 1 && rest[0] === host ? shape.exec(local) : null
      const userId = Number(match?.[1] ?? 0)
      const token = await tokenOf(db.read, userId)
      const same = isSame(token ?? '', match?.[2] ?? '-')
      return same && match !== null ? userId : null
    },
  }
}
