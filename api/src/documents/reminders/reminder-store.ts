import type { Explanation, Reminder } from '@brieflotse/contract'
import { deadlinesOf } from '@brieflotse/letter'
import { addDays, dayInGermany } from '@brieflotse/rules'
import type { Db, Tx } from '../../db/open.ts'
import { matchReminders } from './match.ts'
import { toReminder } from './wire.ts'

/** Deadlines this many days before the letter arrived are not followed: nobody needs to hear that an old letter is late. */
const longOver = 30

/**
 * Saves the deadlines of a document in the transaction of its reading. The user's marks stay. A deadline that the new reading lacks
 * is deleted, unless the user has marked it.
 */
export async function saveReminders(
  tx: Tx,
  { id, user_id, uploaded_at }: { id: number; user_id: number; uploaded_at: string },
  explanation: Pick<Explanation, 'deadlines' | 'document_details' | 'facts' | 'warnings'>,
): Promise<void> {
  const updated_at = new Date().toISOString()
  const before = await tx
    .selectFrom('reminders')
    .selectAll()
    .where('document_id', '=', id)
    .orderBy('id')
    .execute()
  const { kept, added, lost } = matchReminders(
    before,
    deadlinesOf(explanation).filter(({ taken }) => !taken),
  )
  for (const { row, set } of kept) {
    const now = { ...set, read: 1, updated_at } as const
    await tx.updateTable('reminders').set(now).where('id', '=', row.id).execute()
  }
  const from = addDays(dayInGermany(new Date(uploaded_at)), -longOver)
  for (const wanted of added) {
    const isOver = typeof wanted.due_on === 'string' && wanted.due_on < from
    const followed = isOver ? 0 : 1
    await tx
      .insertInto('reminders')
      .values({ ...wanted, user_id, document_id: id, followed, updated_at })
      .execute()
  }
  for (const row of lost) {
    const hasWord = row.done_at !== null || row.snoozed_until !== null || row.followed === 0
    await (hasWord
      ? tx.updateTable('reminders').set({ read: 0, updated_at }).where('id', '=', row.id).execute()
      : tx.deleteFrom('reminders').where('id', '=', row.id).execute())
  }
}

/** The reminders of documents by document id. One query for any number of documents. */
export async function loadReminders(
  read: Db['read'] | Tx,
  documentIds: number[],
): Promise<Map<number, Reminder[]>> {
  const found = new Map<number, Reminder[]>()
  if (documentIds.length === 0) return found
  const rows = await read
    .selectFrom('reminders')
    .selectAll()
    .where('document_id', 'in', documentIds)
    .where('read', '=', 1)
    .orderBy((eb) => eb('due_on', 'is', null))
    .orderBy('due_on')
    .orderBy('id')
    .execute()
  for (const row of rows) {
    found.set(row.document_id, [...(found.get(row.document_id) ?? []), toReminder(row)])
  }
  return found
}
