import type { Reminder } from '@brieflotse/contract'
import { remindedWith } from '@brieflotse/letter'
import type { LocalDatabase } from '../db.ts'
import type { OutboxEntry } from '../rows.ts'

/** The reminders of a document with the change in `entry` applied. */
export function withReminderChange(
  reminders: Reminder[],
  { reminder: said, addedAt }: OutboxEntry,
): Reminder[] {
  if (!said) return reminders
  return reminders.map((reminder) =>
    reminder.id === said.id ? remindedWith(reminder, said.change, addedAt) : reminder,
  )
}

/** Stores a reminder from the server. Call it inside the transaction that accepts the response. */
export async function keepReminder(
  db: LocalDatabase,
  documentId: number,
  reminder: Reminder,
): Promise<void> {
  const content = await db.contents.get(documentId)
  if (!content) return
  const reminders = (content.reminders ?? []).map((kept) =>
    kept.id === reminder.id ? reminder : kept,
  )
  await db.contents.update(documentId, { reminders })
}
