import type { Db, Tx } from '../../db/open.ts'

/** The user's decision about a sender; null if there is none. */
export async function senderDecision(
  from: Db['read'] | Tx,
  userId: number,
  address: string | null,
) {
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

/** Stores the user's decision about a sender, replacing an earlier one. */
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

export async function deleteSenderDecision(tx: Tx, userId: number, id: number): Promise<void> {
  await tx.deleteFrom('mail_senders').where('user_id', '=', userId).where('id', '=', id).execute()
}
