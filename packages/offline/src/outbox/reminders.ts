import type { ReminderChange } from '@brieflotse/contract'
import type { LocalDatabase } from '../db.ts'
import { queuePartChange, type PartChange, withdrawPartChange } from './part-changes.ts'

export type ReminderKey = { documentId: number; reminderId: number }

const saying = ({ documentId, reminderId }: ReminderKey, change: ReminderChange): PartChange => ({
  documentId,
  kind: 'change-reminder',
  about: { reminder: { id: reminderId, change } },
})

/** Queues the user's change of a deadline: done, open again, snoozed. Returns the entry's id. */
export function addReminderChange(
  db: LocalDatabase,
  key: ReminderKey,
  change: ReminderChange,
): Promise<string> {
  return queuePartChange(db, saying(key, change))
}

/**
 * Undoes a change. Returns the id of the undo's entry; null if the change was never sent, so that nothing is left to do. `back`: the change
 * that restores the earlier state, if the server may know the first one.
 */
export function takeBackReminderChange(
  db: LocalDatabase,
  key: ReminderKey,
  { entryId, back }: { entryId: string; back: ReminderChange },
): Promise<string | null> {
  return withdrawPartChange(db, entryId, saying(key, back))
}
