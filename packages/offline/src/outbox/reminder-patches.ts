import type { Reminder } from '@brieflotse/contract'
import { remindedWith } from '@brieflotse/letter'
import type { LocalDatabase } from '../db.ts'
import type { OutboxEntry } from '../rows.ts'

/** The reminders of a document with what the user said in `entry` laid on top. */
export function withReminderChange(
  reminders: Reminder[],
  { reminder: said, addedAt }: OutboxEntry,
): Reminder[] {
  if (!said) return reminders
  return reminders.map((reminder) =>
    reminder.id === said.id ? remindedWith(reminder, said.change, addedAt) : reminder,
  )
}

/** Puts what the server says of a reminder in place of what is kept. Call it inside the transaction that accepts the answer. */
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
