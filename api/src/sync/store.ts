import { setImmediate } from 'node:timers/promises'
import type { Db } from '../db/open.ts'
import type { ChangedRow } from '../db/rev.ts'
import type { Rendered } from '../http/valibot.ts'
import { limits } from '../http/limits.ts'

export type FeedDeps = {
  db: Db
  /** JSON of changed rows by number, for each kind; what is gone is missing. */
  render: Record<ChangedRow['kind'], (ids: number[]) => Promise<Map<number, Rendered<unknown>>>>
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

type Page = { userId: number; limit: number }

/** A page of the user's changes after the cursor, oldest first, as JSON. It ends early when its rows grow too large. */
export async function changesAfter(
  deps: FeedDeps,
  { userId, since, limit }: Page & { since: number },
): Promise<string> {
  // A cursor that is ahead of the counter comes from a database that was replaced by an older one: start over.
  const start = since > (await newestRev(deps.db, userId)) ? 0 : since
  const found = await changesOf(deps.db, userId)
    .where('rev', '>', start)
    .orderBy('rev')
    .limit(limit + 1)
    .execute()
  const { texts, last } = await renderRows(deps, found.slice(0, limit))
  return answer(deps.db, last ?? start, texts.length < found.length, texts)
}

/** A page of the user's rows below a position, newest first, as JSON, with the end of the feed as cursor. */
export async function rowsBefore(
  deps: FeedDeps,
  { userId, before, limit }: Page & { before: number | undefined },
): Promise<string> {
  // Looked up first: a row that changes from now on has a number above it.
  const cursor = await newestRev(deps.db, userId)
  const found = await changesOf(deps.db, userId)
    .where('erased', '=', 0)
    .$if(before !== undefined, (query) => query.where('rev', '<', before!))
    .orderBy('rev', 'desc')
    .limit(limit + 1)
    .execute()
  const { texts } = await renderRows(deps, found.slice(0, limit))
  return answer(deps.db, cursor, texts.length < found.length, texts)
}

const changesOf = (db: Db, userId: number) =>
  db.read
    .selectFrom('changes')
    .select(['kind', 'row_id', 'rev', 'erased'])
    .where('user_id', '=', userId)

type Found = Awaited<ReturnType<ReturnType<typeof changesOf>['execute']>>

/** So many rows are looked up at once; then other requests get their turn. */
const atOnce = 10

/** The rows as JSON, until they are too many bytes. `last`: the number of the last one. */
async function renderRows({ render }: FeedDeps, found: Found) {
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
