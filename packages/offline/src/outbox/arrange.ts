import type { LocalDatabase } from '../db.ts'
import { withRoom } from '../kept/room.ts'
import type { ArrangementRequest } from './entries.ts'
import { isOpen, newEntry } from './outbox.ts'
import { applyPatches } from './patches.ts'

/** Queues the user's split, order or join of pages. A later arrangement replaces an unsent one. Returns the entry's id. */
export function arrangePages(
  db: LocalDatabase,
  documentId: number,
  arrangement: ArrangementRequest,
): Promise<string> {
  return withRoom(db, () =>
    db.transaction('rw', db.outbox, db.documents, db.contents, async () => {
      const last = (await db.outbox.where({ documentId }).sortBy('seq')).at(-1)
      const isAgain = last?.arrangement?.does === arrangement.does
      // a second undo, as from another tab, would undo an earlier arrangement
      const isSame = arrangement.does === 'undo' && last?.state !== 'stuck'
      if (last && isAgain && (isSame || isOpen(last, 'arrange-document'))) {
        await db.outbox.update(last.seq, { arrangement })
        return last.id
      }
      const entry = newEntry('arrange-document', { documentId, arrangement })
      await db.outbox.add(entry)
      await applyPatches(db, documentId)
      return entry.id
    }),
  )
}

/** Whether the user has paid, disputed, answered or marked anything of a document, as far as this device knows. */
export async function isActedOn(db: LocalDatabase, documentId: number): Promise<boolean> {
  const document = await db.documents.get(documentId)
  const claims = (document?.claims ?? []).some(
    ({ state, note, payments }) => state !== 'open' || note !== null || payments.length > 0,
  )
  const reminders = (document?.reminders ?? []).some(({ doneAt }) => doneAt !== null)
  const steps = (document?.doneSteps ?? []).length > 0
  const letters = await db.letters.where({ documentId }).count()
  const waiting = await db.outbox
    .where({ documentId })
    .filter(({ kind }) => ['change-claim', 'change-reminder', 'create-letter'].includes(kind))
    .count()
  return claims || reminders || steps || letters + waiting > 0
}
