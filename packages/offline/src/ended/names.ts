import type { Dexie } from 'dexie'
import { responseDraftKey } from '../response-drafts.ts'
import { answeredTitle } from '../letter-names.ts'
import { firstLineOf } from '../outbox/first-line.ts'
import type { Saved } from '../rescue/restore.ts'
import type { DocumentRow, DraftRow, LetterRow, LostChange, OutboxEntry } from '../rows.ts'

/** The unsent changes and drafts that a database loses, with names that the user recognises. Reads a database of any version. */
export async function namesOf(db: Dexie, { entries, drafts }: Saved): Promise<LostChange[]> {
  const typed = drafts.filter(({ value }) => value !== '')
  return Promise.all([
    ...entries.map(async (entry) => ({ kind: entry.kind, name: await nameOfEntry(db, entry) })),
    ...typed.map(async (draft) => ({
      kind: 'draft' as const,
      name: await nameOfDraft(db, draft, entries),
    })),
  ])
}

export const nameOfDocument = (row: DocumentRow): string =>
  row.givenTitle ?? row.explanation?.sender.name ?? row.title

async function nameOfEntry(db: Dexie, entry: OutboxEntry): Promise<string> {
  const { letter, letterTitle, letterTitleSaid, documentId, content, files } = entry
  const named = letter ?? { title: letterTitle, titleSaid: letterTitleSaid }
  const title = answeredTitle(named) ?? (await titleOf(db, documentId))
  return title ?? (firstLineOf(content ?? '') || files[0]?.name) ?? ''
}

async function titleOf(db: Dexie, documentId: number | null): Promise<string | undefined> {
  const row = documentId === null ? undefined : await db.table('documents').get(documentId)
  return row && nameOfDocument(row as DocumentRow)
}

/** The title of the letter that a draft is about, else the draft's first words. */
async function nameOfDraft(
  db: Dexie,
  { key, value }: DraftRow,
  entries: OutboxEntry[],
): Promise<string> {
  const [place, about = ''] = key.split(/:(.*)/)
  const title =
    place === 'letter'
      ? await letterTitle(db, about, entries)
      : `${place}:` === responseDraftKey('') && (await titleOf(db, Number(about)))
  return title || (typeof value === 'string' ? firstLineOf(value) : '')
}

async function letterTitle(db: Dexie, key: string, entries: OutboxEntry[]) {
  const waiting = entries.find(({ id }) => id === key)?.letter
  if (waiting) return answeredTitle(waiting)
  const row: LetterRow | undefined = await db
    .table('letters')
    .filter(({ id, clientId }: LetterRow) => clientId === key || String(id) === key)
    .first()
  return row && answeredTitle(row)
}
