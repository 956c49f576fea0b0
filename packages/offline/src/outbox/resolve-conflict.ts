import type { FieldChange } from '@brieflotse/contract'
import { changeKey, isSame, fieldValueOf } from '@brieflotse/letter'
import type { LocalDatabase } from '../db.ts'
import type { OutboxEntry } from './entries.ts'
import { begunAnew } from './outbox.ts'
import { applyPatches } from './patches.ts'
import { applyLetterPatches } from './letter-patches.ts'

/** A change that can be in conflict; a mark has only two values, so it never is. */
type Conflicting = Exclude<FieldChange, { field: 'step' }>

/** A field that was changed both here and elsewhere. */
export type FieldConflict = {
  field: Conflicting['field'] | 'letter'
  /** Distinguishes two conflicts of the same field, such as two facts or two words. */
  key: string
  mine: Conflicting['to']
  theirs: Conflicting['from']
}

/**
 * The conflicts the user must resolve before an entry that is stuck with `conflict` can be sent. Empty if there is none, or if the server's
 * newest value has not arrived yet. For live queries.
 */
export function conflictsOf(db: LocalDatabase, entryId: string): Promise<FieldConflict[]> {
  return db.transaction('r', db.outbox, db.contents, db.letters, async () => {
    const entry = await db.outbox.get({ id: entryId })
    if (entry?.error?.code !== 'conflict') return []
    const clash = await letterConflict(db, entry)
    if (clash) return [{ field: 'letter' as const, key: 'letter', ...clash }]
    if (entry.documentId === null) return []
    const line = await db.outbox.where({ documentId: entry.documentId }).sortBy('seq')
    const document = await db.contents.get(entry.documentId)
    if (!document) return []
    return (entry.changes ?? [])
      .filter((change) => change.field !== 'step')
      .map((change) => ({ change, theirs: fieldValueOf(document, change) }))
      .filter(({ change, theirs }) => isClash(change, theirs))
      .map(({ change, theirs }) => ({
        field: change.field,
        key: changeKey(change),
        mine: lastWish(line, change),
        theirs,
      }))
  })
}

/**
 * Resolves conflicts. `mine`: sends this device's value again, replacing the other one. `theirs`: discards it here and in later entries.
 * Fields without a conflict are sent in both cases.
 */
export async function resolveConflict(
  db: LocalDatabase,
  entryId: string,
  keep: 'mine' | 'theirs',
): Promise<void> {
  await db.transaction('rw', db.outbox, db.documents, db.contents, db.letters, async () => {
    const entry = await db.outbox.get({ id: entryId })
    if (!entry || entry.state === 'sending') return
    if (entry.textEdit) {
      await resolveLetterConflict(db, entry, keep)
      return
    }
    if (entry.documentId === null) return
    const document = await db.contents.get(entry.documentId)
    if (!document) return
    const { changes = [] } = entry
    const clashing = changes.filter((change) => isClash(change, fieldValueOf(document, change)))
    const kept =
      keep === 'theirs'
        ? changes.filter((change) => !clashing.includes(change))
        : changes.map(
            (change) => ({ ...change, from: fieldValueOf(document, change) }) as FieldChange,
          )
    await put(db, entry, kept)
    if (keep === 'theirs') await giveUpBehind(db, entry, clashing)
    await applyPatches(db, entry.documentId)
  })
}

/** The last value the user gave the field, including later entries. */
function lastWish<C extends FieldChange>(line: OutboxEntry[], own: C): C['to'] {
  const wishes = line.flatMap((entry) => entry.changes ?? [])
  const last = wishes.findLast((change) => changeKey(change) === changeKey(own))
  // changes with the same key are of the same kind
  return last ? (last as C).to : own.to
}

async function giveUpBehind(
  db: LocalDatabase,
  { seq, documentId }: OutboxEntry,
  clashing: FieldChange[],
) {
  const fields = new Set(clashing.map(changeKey))
  const line = await db.outbox.where('documentId').equals(documentId!).sortBy('seq')
  for (const later of line.filter((entry) => entry.seq > seq && entry.changes)) {
    const kept = later.changes!.filter((change) => !fields.has(changeKey(change)))
    if (kept.length < later.changes!.length) await put(db, later, kept)
  }
}

async function put(db: LocalDatabase, { seq }: OutboxEntry, changes: FieldChange[]): Promise<void> {
  if (changes.length === 0) await db.outbox.delete(seq)
  else await db.outbox.update(seq, { ...begunAnew(), changes })
}

function isClash({ from, to }: FieldChange, theirs: FieldChange['from']): boolean {
  return !isSame(theirs, from) && !isSame(theirs, to)
}

/** The conflicting versions of a letter's text from here and from elsewhere; null if there is no conflict. Call it inside a transaction. */
async function letterConflict(
  db: LocalDatabase,
  { letterId, textEdit }: OutboxEntry,
): Promise<{ mine: string; theirs: string } | null> {
  const row = letterId === undefined ? undefined : await db.letters.get(letterId)
  if (!row || !textEdit) return null
  const { serverContent: theirs } = row
  if (theirs === textEdit.from || theirs === textEdit.to) return null
  const later = (await db.outbox.where({ letterId }).sortBy('seq')).findLast((e) => e.textEdit)
  return { mine: later?.textEdit?.to ?? textEdit.to, theirs }
}

/** Resolves a conflict. `mine`: sends this text again, replacing the other one. `theirs`: discards this edit and later ones. */
async function resolveLetterConflict(
  db: LocalDatabase,
  { seq, letterId, textEdit }: OutboxEntry,
  keep: 'mine' | 'theirs',
): Promise<void> {
  const row = await db.letters.get(letterId!)
  if (!row || !textEdit) return
  if (keep === 'mine') {
    const again = { from: row.serverContent, to: textEdit.to }
    await db.outbox.update(seq, { ...begunAnew(), textEdit: again })
  } else {
    const line = await db.outbox.where({ letterId: letterId! }).toArray()
    const given = line.filter((entry) => entry.textEdit && entry.seq >= seq)
    await db.outbox.bulkDelete(given.map((entry) => entry.seq))
  }
  await applyLetterPatches(db, letterId!)
}
