import type { ReminderChange } from '@brieflotse/contract'
import type { LocalDatabase } from '../db.ts'
import { withRoom } from '../kept/room.ts'
import { isOpen, newEntry } from './outbox.ts'
import { layPatches } from './patches.ts'

export type ReminderKey = { documentId: number; reminderId: number }

/** Keeps what the user says about a deadline: done, open again, put off. Gives the entry's id. */
export function addReminderChange(
  db: LocalDatabase,
  key: ReminderKey,
  change: ReminderChange,
): Promise<string> {
  return inOneStep(db, () => add(db, key, change))
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
  return inOneStep(db, async () => {
    const said = await db.outbox.get({ id: entryId })
    const isUnheard = said && (said.state === 'stuck' || isOpen(said, 'change-reminder'))
    if (!isUnheard) return add(db, key, back)
    await db.outbox.delete(said.seq)
    await layPatches(db, key.documentId)
    return null
  })
}

function inOneStep<T>(db: LocalDatabase, step: () => Promise<T>): Promise<T> {
  return withRoom(db, () => db.transaction('rw', db.outbox, db.documents, db.contents, step))
}

async function add(
  db: LocalDatabase,
  { documentId, reminderId }: ReminderKey,
  change: ReminderChange,
): Promise<string> {
  const reminder = { id: reminderId, change }
  const last = (await db.outbox.where({ documentId }).sortBy('seq')).at(-1)
  // the same said twice in a row (a double tap) is one entry
  const isSame = JSON.stringify(last?.reminder) === JSON.stringify(reminder)
  if (last && isOpen(last, 'change-reminder') && isSame) return last.id
  const entry = { ...newEntry('change-reminder', documentId), reminder }
  await db.outbox.add(entry)
  await layPatches(db, documentId)
  return entry.id
}
