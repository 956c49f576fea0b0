import { sql } from 'kysely'
import { EventEmitter } from 'node:events'
import { afterCommit, type Tx } from './open.ts'
import type { ChangeTable } from './schema.ts'

/** Notifies subscribers of a user's changed rows with the newest revision, after the commit. */
export type Feed = {
  changed(tx: Tx, row: ChangedRow): Promise<number>
  listen(userId: number, listener: (rev: number) => void): () => void
}

export type ChangedRow = { userId: number; kind: ChangeTable['kind']; id: number; erased?: boolean }

export function createFeed(): Feed {
  const events = new EventEmitter().setMaxListeners(0)
  return {
    /** Gives the row the next revision. There is only one writer, so revisions are in commit order. */
    async changed(tx, { userId, kind, id, erased = false }) {
      const { rev } = await tx
        .updateTable('counter')
        .set({ rev: sql`rev + 1` })
        .returning('rev')
        .executeTakeFirstOrThrow()
      const change = { rev, erased: erased ? 1 : 0 } as const
      await tx
        .insertInto('changes')
        .values({ user_id: userId, kind, row_id: id, ...change })
        .onConflict((on) => on.columns(['user_id', 'kind', 'row_id']).doUpdateSet(change))
        .execute()
      afterCommit(tx, () => events.emit(String(userId), rev))
      return rev
    },
    listen(userId, listener) {
      events.on(String(userId), listener)
      return () => events.off(String(userId), listener)
    },
  }
}
