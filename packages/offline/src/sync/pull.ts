import {
  AppError,
  type Change,
  type Changes,
  type Document,
  getChanges,
} from '@brieflotse/contract'
import { call } from '../call/call.ts'
import type { LocalDatabase } from '../db.ts'
import { layPatches } from '../outbox/patches.ts'

/** Fetches the server's changes after our cursor, page by page, until there are no more. Throws `AppError`. */
export async function pull(db: LocalDatabase, signal?: AbortSignal): Promise<void> {
  for (;;) {
    const since = await readCursor(db)
    const request = { querystring: { since: String(since) } }
    const page = await call(getChanges, request, { signal })
    await applyPage(db, since, page)
    if (!page.more || signal?.aborted) return
  }
}

/** How far this device has read the change feed; 0 before the first pull. */
export async function readCursor(db: LocalDatabase): Promise<number> {
  const row = await db.meta.get('cursor')
  return row ? (row.value as number) : 0
}

/** Rows, waiting changes on top, tombstones and cursor in one transaction. A page that another tab was faster with is left out. */
export async function applyPage(db: LocalDatabase, since: number, page: Changes): Promise<void> {
  const { documents, contents, pictures, outbox, meta } = db
  await db.transaction('rw', [documents, contents, pictures, outbox, meta], async () => {
    if ((await readCursor(db)) !== since) return
    for (const change of page.changes) {
      // somebody else logged in meanwhile: their rows do not belong here
      if (change.row && change.row.userId !== db.userId) throw new AppError('not-logged-in')
      await applyChange(db, change)
    }
    await meta.put({ key: 'cursor', value: page.cursor })
  })
}

async function applyChange(db: LocalDatabase, { id, row }: Change): Promise<void> {
  const before = await db.contents.get(id)
  if (!row || (before && isNewReading(before, row))) {
    await db.pictures.where({ documentId: id }).delete()
  }
  if (row) await db.contents.put(row)
  else await db.contents.delete(id)
  await layPatches(db, id)
}

/** The document was read again, so its pages may have been straightened another way. */
function isNewReading(before: Document, after: Document): boolean {
  return after.status === 'completed' && before.originalText !== after.originalText
}
