import type { LocalDatabase } from './db.ts'
import { readPlace } from './sync/place.ts'

/** Where the answer to a document that was begun lies in `drafts`. */
export const answerKey = (documentId: number | '') => `answer:${documentId}`

/** Drops answers to documents that are gone. Nothing as long as rows may still come: then a document is not gone because it is not here. */
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
