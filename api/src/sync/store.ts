import type { Document } from '@brieflotse/contract'
import type { Db } from '../db/open.ts'
import type { Rendered } from '../http/valibot.ts'
import { limits } from '../http/limits.ts'

export type FeedDeps = {
  db: Db
  /** JSON of a changed document; null when it is gone. */
  renderDocument: (id: number) => Promise<Rendered<Document> | null>
}

/** The newest number of the counter among the user's rows; 0 when there is none. */
export async function newestRev(db: Db, userId: number): Promise<number> {
  const { rev } = await db.read
    .selectFrom('changes')
    .select((eb) => eb.fn.max('rev').as('rev'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return rev ?? 0
}

/** A page of the user's changes after the cursor, oldest first, as JSON. It ends early when its rows grow too large. */
export async function changesAfter(
  { db, renderDocument }: FeedDeps,
  { userId, since, limit }: { userId: number; since: number; limit: number },
): Promise<string> {
  // A cursor that is ahead of the counter comes from a database that was replaced by an older one: start over.
  const start = since > (await newestRev(db, userId)) ? 0 : since
  const changes = await db.read
    .selectFrom('changes')
    .select(['kind', 'row_id', 'rev', 'erased'])
    .where('user_id', '=', userId)
    .where('rev', '>', start)
    .orderBy('rev')
    .limit(limit + 1)
    .execute()
  const texts: string[] = []
  let bytes = 0
  let cursor = start
  for (const { kind, row_id, rev, erased } of changes.slice(0, limit)) {
    if (bytes > limits.syncBytes) break
    const row = erased ? null : await renderDocument(row_id)
    const text = `{"kind":"${kind}","id":${row_id},"rev":${rev},"row":${row?.text ?? 'null'}}`
    texts.push(text)
    bytes += text.length
    cursor = rev
  }
  const more = texts.length < changes.length
  return `{"cursor":${cursor},"more":${more},"changes":[${texts.join(',')}]}`
}
