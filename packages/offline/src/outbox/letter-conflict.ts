import type { LocalDatabase } from '../db.ts'
import type { OutboxEntry } from '../rows.ts'
import { applyLetterPatches } from './letter-patches.ts'
import { begunAnew } from './outbox.ts'

/** The conflicting versions of a letter's text from here and from elsewhere; null if there is no conflict. Call it inside a transaction. */
export async function letterConflict(
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
export async function resolveLetterConflict(
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
