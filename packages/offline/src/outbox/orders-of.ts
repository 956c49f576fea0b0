import type { LocalDatabase } from '../db.ts'
import type { OutboxEntry } from '../rows.ts'

/** Orders of a letter that the server has not confirmed, in order; those made before the letter had its number, too. */
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

/** Takes an order out of the line and puts it at the end, as it is. Call it inside a transaction. */
export async function moveBack(db: LocalDatabase, { seq, ...entry }: OutboxEntry): Promise<void> {
  await db.outbox.delete(seq)
  await db.outbox.add(entry)
}
