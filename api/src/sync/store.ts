import { setImmediate } from 'node:timers/promises'
import type { Db } from '../db/open.ts'
import type { ChangedRow } from '../db/feed.ts'
import type { Rendered } from '../http/valibot.ts'
import { limits } from '../system/limits.ts'

export type FeedDeps = {
  db: Db
  /** Renders changed rows as JSON, by row id, for each kind. Rows that no longer exist are missing. */
  render: Record<ChangedRow['kind'], RenderRows>
  /** Renders documents as `PackedDocument`. */
  pack: RenderRows
}

type RenderRows = (ids: number[]) => Promise<Map<number, Rendered<unknown>>>

/** The newest revision among the user's rows; 0 if there is none. */
export async function newestRev(db: Db, userId: number): Promise<number> {
  const { rev } = await db.read
    .selectFrom('changes')
    .select((eb) => eb.fn.max('rev').as('rev'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return rev ?? 0
}

type Page = { userId: number; limit: number }

/** One page of the user's changes after the cursor, oldest first, as JSON. It ends early if its rows grow too large. */
export async function changesAfter(
  deps: FeedDeps,
  { userId, since, limit }: Page & { since: number },
): Promise<string> {
  // A cursor ahead of the counter comes from a database that was replaced by an older one, so the client starts over.
  const start = since > (await newestRev(deps.db, userId)) ? 0 : since
  const found = await changesOf(deps.db, userId)
    .where('rev', '>', start)
    .orderBy('rev')
    .limit(limit + 1)
    .execute()
  const { texts, last } = await renderRows(deps.render, found.slice(0, limit))
  return answer(deps.db, last ?? start, texts.length < found.length, texts)
}

/** One page of the user's rows below a position, newest first, as JSON. Its cursor is the current end of the feed. */
export async function rowsBefore(
  deps: FeedDeps,
  { userId, before, limit, isPacked }: Page & { before: number | undefined; isPacked: boolean },
): Promise<string> {
  // The cursor is read before the rows, so a row that changes meanwhile is delivered again.
  const cursor = await newestRev(deps.db, userId)
  const found = await changesOf(deps.db, userId)
    .where('erased', '=', 0)
    .$if(before !== undefined, (query) => query.where('rev', '<', before!))
    .orderBy('rev', 'desc')
    .limit(limit + 1)
    .execute()
  const render = isPacked ? { ...deps.render, document: deps.pack } : deps.render
  const { texts } = await renderRows(render, found.slice(0, limit))
  return answer(deps.db, cursor, texts.length < found.length, texts)
}

const changesOf = (db: Db, userId: number) =>
  db.read
    .selectFrom('changes')
    .select(['kind', 'row_id', 'rev', 'erased'])
    .where('user_id', '=', userId)

type Found = Awaited<ReturnType<ReturnType<typeof changesOf>['execute']>>

/** How many rows are rendered at once before other requests get a turn. */
const atOnce = 10

/** Renders rows as JSON up to a size limit. `last` is the revision of the last one. */
async function renderRows(render: FeedDeps['render'], found: Found) {
  const texts: string[] = []
  let bytes = 0
  let last: number | null = null
  for (let start = 0; start < found.length; start += atOnce) {
    const some = found.slice(start, start + atOnce)
    const documents = await render.document(livingOf(some, 'document'))
    const letters = await render.letter(livingOf(some, 'letter'))
    const rows = { document: documents, letter: letters }
    for (const { kind, row_id, rev } of some) {
      if (bytes > limits.syncBytes) return { texts, last }
      const row = rows[kind].get(row_id)?.text ?? 'null'
      const text = `{"kind":"${kind}","id":${row_id},"rev":${rev},"row":${row}}`
      texts.push(text)
      bytes += text.length
      last = rev
    }
    await setImmediate()
  }
  return { texts, last }
}

const livingOf = (found: Found, wanted: ChangedRow['kind']) =>
  found.flatMap(({ kind, row_id, erased }) => (kind === wanted && !erased ? [row_id] : []))

const answer = ({ epoch }: Db, cursor: number, more: boolean, texts: string[]) =>
  `{"epoch":"${epoch}","cursor":${cursor},"more":${more},"changes":[${texts.join(',')}]}`
