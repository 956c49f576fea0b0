import type { Db, Tx } from '../../db/open.ts'

/** What the user decided about a sender; null where nothing. */
export async function senderOf(from: Db['read'] | Tx, userId: number, address: string | null) {
  if (address === null) return null
  const row = await from
    .selectFrom('mail_senders')
    .select(['state', 'proven'])
    .where('user_id', '=', userId)
    .where('address', '=', address)
    .executeTakeFirst()
  return row ?? null
}

type Decided = { address: string; state: 'allowed' | 'blocked'; proven: boolean }

/** Keeps what the user decided about a sender, in place of what was decided before. */
export async function decideSender(tx: Tx, userId: number, decided: Decided): Promise<void> {
  const row = {
    state: decided.state,
    proven: decided.proven ? 1 : 0,
    decided_at: new Date().toISOString(),
  } as const
  await tx
    .insertInto('mail_senders')
    .values({ user_id: userId, address: decided.address, ...row })
    .onConflict((on) => on.columns(['user_id', 'address']).doUpdateSet(row))
    .execute()
}

export async function forgetSender(tx: Tx, userId: number, id: number): Promise<void> {
  await tx.deleteFrom('mail_senders').where('user_id', '=', userId).where('id', '=', id).execute()
}
