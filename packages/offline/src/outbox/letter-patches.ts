import type { ResponseLetter } from '@brieflotse/contract'
import type { LocalDatabase } from '../db.ts'
import type { LetterRow, OutboxEntry } from '../rows.ts'

/** What the list shows of a letter while `entries` (in order) wait. */
export function letterRowOf(letter: ResponseLetter, entries: OutboxEntry[]): LetterRow {
  const row: LetterRow = { ...letter, serverContent: letter.content, erasing: false }
  return entries.reduce((before, { kind, textEdit }) => {
    if (kind === 'erase-letter') return { ...before, erasing: true }
    return textEdit ? { ...before, content: textEdit.to } : before
  }, row)
}

/** Recomputes a letter's row. Call it inside the transaction that changed `outbox`. */
export async function layLetterPatches(db: LocalDatabase, letterId: number): Promise<void> {
  const row = await db.letters.get(letterId)
  if (!row) return
  const { serverContent, erasing: _, ...letter } = row
  const entries = await db.outbox.where({ letterId }).sortBy('seq')
  await db.letters.put(letterRowOf({ ...letter, content: serverContent }, entries))
}
