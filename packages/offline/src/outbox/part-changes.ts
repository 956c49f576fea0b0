import type { LocalDatabase } from '../db.ts'
import { withRoom } from '../kept/room.ts'
import type { OutboxEntry } from '../rows.ts'
import { isOpen, newEntry } from './outbox.ts'
import { applyPatches } from './patches.ts'

/** A change to a part of a document, with the field of the entry that holds it. */
export type PartChange = { documentId: number } & (
  | { kind: 'change-claim'; about: Required<Pick<OutboxEntry, 'claim'>> }
  | { kind: 'change-reminder'; about: Required<Pick<OutboxEntry, 'reminder'>> }
)

/** Queues a change; the same change twice in a row (a double tap) is one entry. Returns the entry's id. */
export function queuePartChange(db: LocalDatabase, saying: PartChange): Promise<string> {
  return inOneStep(db, () => add(db, saying))
}

/**
 * Undoes a queued change. Returns null if it was never sent, so that nothing is left to do; otherwise queues `back` and returns its entry's
 * id.
 */
export function withdrawPartChange(
  db: LocalDatabase,
  entryId: string,
  back: PartChange,
): Promise<string | null> {
  return inOneStep(db, async () => {
    const said = await db.outbox.get({ id: entryId })
    const isUnheard = said && (said.state === 'stuck' || isOpen(said, back.kind))
    if (!isUnheard) return add(db, back)
    await db.outbox.delete(said.seq)
    await applyPatches(db, back.documentId)
    return null
  })
}

function inOneStep<T>(db: LocalDatabase, step: () => Promise<T>): Promise<T> {
  return withRoom(db, () => db.transaction('rw', db.outbox, db.documents, db.contents, step))
}

// undefined fields are not stored, so this compares only the fields that the entry has
const saidIn = (entry?: OutboxEntry) => ({ claim: entry?.claim, reminder: entry?.reminder })

async function add(db: LocalDatabase, { documentId, kind, about }: PartChange): Promise<string> {
  const last = (await db.outbox.where({ documentId }).sortBy('seq')).at(-1)
  const isSame = JSON.stringify(saidIn(last)) === JSON.stringify(about)
  if (last && isOpen(last, kind) && isSame) return last.id
  const entry = { ...newEntry(kind, documentId), ...about }
  await db.outbox.add(entry)
  await applyPatches(db, documentId)
  return entry.id
}
