import type { ResponseLetter } from '@brieflotse/contract'
import type { LocalDatabase } from '../db.ts'
import type { LetterRow } from '../rows.ts'
import type { OutboxEntry } from './entries.ts'
import { entryKindOf } from './kinds.ts'

/** A letter's row with the unsent `entries` (in order) applied. */
export function letterRowOf(letter: ResponseLetter, entries: OutboxEntry[]): LetterRow {
  const row: LetterRow = {
    ...letter,
    serverContent: letter.content,
    erasing: false,
    ordering: null,
    canceling: false,
  }
  return entries.reduce(
    (before, entry) => entryKindOf(entry).patchLetter?.(before, entry) ?? before,
    row,
  )
}

/** Recomputes a letter's row. Call it inside the transaction that changed `outbox`. */
export async function applyLetterPatches(db: LocalDatabase, letterId: number): Promise<void> {
  const row = await db.letters.get(letterId)
  if (!row) return
  const { serverContent, erasing: _, ordering: __, canceling: ___, ...letter } = row
  const entries = await db.outbox.where({ letterId }).sortBy('seq')
  await db.letters.put(letterRowOf({ ...letter, content: serverContent }, entries))
}

/** Sets the letter's server id in the entries that waited for it. Call it inside the transaction that stores the letter. */
export async function nameLetter(
  db: LocalDatabase,
  { id, clientId }: Pick<ResponseLetter, 'id' | 'clientId'>,
): Promise<void> {
  if (clientId === null) return
  await db.outbox
    .filter(({ letterKey, letterId }) => letterKey === clientId && letterId === undefined)
    .modify({ letterId: id })
}
