import type { LocalDatabase } from '../db.ts'
import type { OutboxEntry } from './entries.ts'

/** Unconfirmed orders of a letter, in order, including those made before the letter had a server id. */
export async function ordersOf(
  db: LocalDatabase,
  clientId: string | null,
  letterId: number | undefined,
): Promise<OutboxEntry[]> {
  const entries = await db.outbox.orderBy('seq').toArray()
  return entries.filter(({ kind, letterKey, letterId: id }) => {
    if (kind !== 'order-mail') return false
    return id === undefined ? letterKey === clientId : id === letterId
  })
}

/** Moves an order to the end of the queue. Call it inside a transaction. */
export async function moveBack(db: LocalDatabase, { seq, ...entry }: OutboxEntry): Promise<void> {
  await db.outbox.delete(seq)
  await db.outbox.add(entry)
}
