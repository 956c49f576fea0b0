import type { LocalDatabase } from './db.ts'
import type { DocumentRow, LetterRow } from './rows.ts'

/** Most letters of a case that are listed. */
const mostOfCase = 50

/** The other letters of a document's case, newest first. Uses an index, so that it reads only these rows. For live queries. */
export async function lettersOfCase(db: LocalDatabase, id: number): Promise<DocumentRow[]> {
  const keys = (await db.documents.get(id))?.caseKeys ?? []
  if (keys.length === 0) return []
  const rows = await db.documents.where('caseKeys').anyOf(keys).distinct().toArray()
  return rows
    .filter((row) => row.id !== id)
    .toSorted((a, b) => dayOfLetter(b).localeCompare(dayOfLetter(a)) || b.id - a.id)
    .slice(0, mostOfCase)
}

/** The date printed on a letter, or the day of its upload if none was read. */
export function dayOfLetter({
  explanation,
  uploadDate,
}: Pick<DocumentRow, 'explanation' | 'uploadDate'>): string {
  return explanation?.sender.date ?? uploadDate.slice(0, 10)
}

/** The response letters to a document, oldest first. For live queries. */
export async function responsesTo(db: LocalDatabase, documentId: number): Promise<LetterRow[]> {
  const rows = await db.letters.where('documentId').equals(documentId).toArray()
  return rows
    .filter(({ erasing }) => !erasing)
    .toSorted((a, b) => a.generatedDate.localeCompare(b.generatedDate))
}
