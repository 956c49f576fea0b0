import type { LocalDatabase } from './db.ts'
import { readCursor } from './sync/cursor.ts'

/** The key in `drafts` of a response that the user has begun to a document. */
export const responseDraftKey = (documentId: number | '') => `answer:${documentId}`

/**
 * Deletes drafts of responses whose document is gone. Does nothing before the first pull is complete, because missing documents may still
 * arrive.
 */
export async function forgetResponseDrafts(db: LocalDatabase): Promise<void> {
  await db.transaction('rw', db.drafts, db.documents, db.meta, async () => {
    const { cursor, older } = await readCursor(db)
    if (cursor === null || older !== null) return
    const keys = await db.drafts.where('key').startsWith(responseDraftKey('')).primaryKeys()
    const ids = keys.map((key) => Number(key.slice(responseDraftKey('').length)))
    const rows = await db.documents.bulkGet(ids)
    await db.drafts.bulkDelete(keys.filter((_, i) => !rows[i]))
  })
}
