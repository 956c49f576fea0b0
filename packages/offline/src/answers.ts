import type { LocalDatabase } from './db.ts'
import { readPlace } from './sync/place.ts'

/** The key in `drafts` of a response that the user has begun to a document. */
export const answerKey = (documentId: number | '') => `answer:${documentId}`

/**
 * Deletes drafts of responses whose document is gone. Does nothing before the first pull is complete, because missing documents may still
 * arrive.
 */
export async function forgetAnswers(db: LocalDatabase): Promise<void> {
  await db.transaction('rw', db.drafts, db.documents, db.meta, async () => {
    const { cursor, older } = await readPlace(db)
    if (cursor === null || older !== null) return
    const keys = await db.drafts.where('key').startsWith(answerKey('')).primaryKeys()
    const ids = keys.map((key) => Number(key.slice(answerKey('').length)))
    const rows = await db.documents.bulkGet(ids)
    await db.drafts.bulkDelete(keys.filter((_, i) => !rows[i]))
  })
}
