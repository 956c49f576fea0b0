import type { Document } from '@brieflotse/contract'
import { asCorrected } from '@brieflotse/letter'
import type { LocalDatabase } from './db.ts'
import { claimsOf, correctionsOf, remindersOf } from './queries.ts'

/** One complete document with unsent changes applied; null if it is not on this device. */
export async function findDocument(db: LocalDatabase, id: number): Promise<Document | null> {
  return db.transaction('r', db.documents, db.contents, async () => {
    const [row, content] = await Promise.all([db.documents.get(id), db.contents.get(id)])
    if (!row || !content || row.erasing) return null
    const { status, progress, failure, givenTitle, tags, doneSteps } = row
    const corrections = correctionsOf(row)
    const explanation = content.explanation && asCorrected(content.explanation, corrections)
    const shown = {
      status,
      progress,
      failure,
      givenTitle,
      tags,
      doneSteps,
      corrections,
      explanation,
    }
    const course = { claims: claimsOf(row), reminders: remindersOf(row) }
    return { ...content, ...shown, ...course }
  })
}
