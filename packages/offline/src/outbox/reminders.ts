import type { ReminderChange } from '@brieflotse/contract'
import type { LocalDatabase } from '../db.ts'
import { say, type Saying, unsay } from './sayings.ts'

export type ReminderKey = { documentId: number; reminderId: number }

const saying = ({ documentId, reminderId }: ReminderKey, change: ReminderChange): Saying => ({
  documentId,
  kind: 'change-reminder',
  about: { reminder: { id: reminderId, change } },
})

/** Keeps what the user says about a deadline: done, open again, put off. Gives the entry's id. */
export function addReminderChange(
  db: LocalDatabase,
  key: ReminderKey,
  change: ReminderChange,
): Promise<string> {
  return say(db, saying(key, change))
}

/**
 * Takes back what was said with an entry. Gives the id of the entry that does; null when the server never heard of it, so that nothing
 * is left to do. `back` is what brings the deadline back to where it was, should the server have heard of it.
 */
export function takeBackReminderChange(
  db: LocalDatabase,
  key: ReminderKey,
  { entryId, back }: { entryId: string; back: ReminderChange },
): Promise<string | null> {
  return unsay(db, entryId, saying(key, back))
}
