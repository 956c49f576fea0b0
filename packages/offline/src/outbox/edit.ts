import { type Correction, type FieldChange, maxChanges } from '@brieflotse/contract'
import { changeKey, isSame, fieldValueOf } from '@brieflotse/letter'
import type { LocalDatabase } from '../db.ts'
import { withRoom } from '../kept/room.ts'
import type { DocumentRow } from '../rows.ts'
import type { EntryOf } from './entries.ts'
import { isOpen, newEntry } from './outbox.ts'
import { applyPatches } from './patches.ts'

/** The new value of a field; the code below adds the old one as `from`. */
export type WantedEdit = {
  [F in FieldChange as F['field']]: Omit<F, 'from'>
}[FieldChange['field']]

/** A correction of a fact, a word or an answer. */
export type WantedCorrection = Extract<WantedEdit, { field: Correction['field'] }>

/** Renames a document; null removes the name. Values must fit the contract. Returns the entry's id, null if nothing changes. */
export function renameDocument(
  db: LocalDatabase,
  id: number,
  to: string | null,
): Promise<string | null> {
  return editDocument(db, id, () => ({ field: 'title', to }))
}

/** Corrects a fact, a word or an answer; `to: null` undoes the correction. Values must fit the contract. */
export function correctDocument(
  db: LocalDatabase,
  id: number,
  correction: WantedCorrection,
): Promise<string | null> {
  return editDocument(db, id, () => correction)
}

/** Marks a step (its `stepKey`) as done or open. Returns the entry's id, null if nothing changes. */
export function markStep(
  db: LocalDatabase,
  id: number,
  step: string,
  to: boolean,
): Promise<string | null> {
  return editDocument(db, id, () => ({ field: 'step', step, to }))
}

/** Changes the tags of a document, based on its current ones. Returns the entry's id, null if nothing changes. */
export function tagDocument(
  db: LocalDatabase,
  id: number,
  change: (tags: string[]) => string[],
): Promise<string | null> {
  return editDocument(db, id, ({ tags }) => ({ field: 'tags', to: change(tags) }))
}

/** Queues the change of one field. Consecutive unsent changes become one entry, whose `from` is the value before the first. */
async function editDocument(
  db: LocalDatabase,
  documentId: number,
  want: (row: DocumentRow) => WantedEdit,
): Promise<string | null> {
  return withRoom(db, () =>
    db.transaction('rw', db.outbox, db.documents, db.contents, async () => {
      const row = await db.documents.get(documentId)
      if (!row) return null
      const wanted = want(row)
      const change = { ...wanted, from: fieldValueOf(row, wanted as FieldChange) } as FieldChange
      const last = (await db.outbox.where({ documentId }).sortBy('seq')).at(-1)
      const id =
        last && isOpen(last, 'edit-document') && hasRoom(last, change)
          ? await extend(db, last, change)
          : await add(db, documentId, change)
      await applyPatches(db, documentId)
      return id
    }),
  )
}

async function add(db: LocalDatabase, documentId: number, change: FieldChange) {
  if (isSame(change.from, change.to)) return null
  const entry = newEntry('edit-document', { documentId, changes: [change] })
  await db.outbox.add(entry)
  return entry.id
}

async function extend(db: LocalDatabase, entry: EntryOf<'edit-document'>, change: FieldChange) {
  const before = entry.changes
  const first = before.find((other) => changeKey(other) === changeKey(change))
  const merged = { ...change, from: first ? first.from : change.from } as FieldChange
  const changes = [...before.filter((other) => other !== first), merged].filter(
    ({ from, to }) => !isSame(from, to),
  )
  if (changes.length > 0) await db.outbox.update(entry.seq, { changes })
  // the value is what it was before, so nothing has to be sent
  else await db.outbox.delete(entry.seq)
  return changes.length > 0 ? entry.id : null
}

/** Whether an entry has room for another change under the server's limit. */
function hasRoom({ changes }: EntryOf<'edit-document'>, change: FieldChange): boolean {
  const isNew = changes.every((other) => changeKey(other) !== changeKey(change))
  return changes.length < maxChanges || !isNew
}
