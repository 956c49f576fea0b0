import { AppError, asSaid } from '@brieflotse/contract'
import { liveQuery } from 'dexie'
import type { LocalDatabase } from '../db.ts'
import type { EntryError } from './entries.ts'
import { readReceipt, type Receipt } from './receipts.ts'
import { isAhead } from './run.ts'

/**
 * The state of an entry. `done`: the server accepted it (`documentId`: the uploaded document; `duplicate`: the file existed already;
 * `parts`: results of a mail; `letter`: the response letter). `waiting`: an attempt failed temporarily (for example `offline`), or a stuck
 * entry is ahead of it; it will be retried. `stuck`: refused, the user decides. `gone`: discarded.
 */
type Outcome =
  | ({ state: 'done' } & Receipt)
  | { state: 'waiting'; error: EntryError }
  | { state: 'stuck'; error: EntryError }
  | { state: 'gone' }

/** Why an entry is stuck. Entries of earlier versions have English text only. */
export const entryFailure = ({ code, said, message }: EntryError): AppError =>
  new AppError(code, said ?? asSaid(message), { english: message })

/** Resolves as soon as the entry is accepted, stuck, has failed temporarily or was discarded. */
export function settled(db: LocalDatabase, entryId: string): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const watch = liveQuery(() => outcomeOf(db, entryId)).subscribe({
      next: (outcome) => {
        if (!outcome) return
        resolve(outcome)
        // the first value may arrive before `watch` is assigned
        queueMicrotask(() => watch.unsubscribe())
      },
      error: reject,
    })
  })
}

function outcomeOf(db: LocalDatabase, entryId: string): Promise<Outcome | null> {
  return db.transaction('r', db.outbox, db.meta, async () => {
    const entry = await db.outbox.get({ id: entryId })
    if (!entry) {
      const receipt = await readReceipt(db, entryId)
      return receipt ? { state: 'done', ...receipt } : { state: 'gone' }
    }
    if (entry.state === 'sending') return null
    if (entry.error) return { state: entry.state, error: entry.error }
    const before = (await db.outbox.toArray()).filter((other) => isAhead(other, entry))
    const stuck = before.find(({ state }) => state === 'stuck')
    return stuck?.error ? { state: 'waiting', error: stuck.error } : null
  })
}
