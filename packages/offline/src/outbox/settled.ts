import type { LocalDatabase } from '../db.ts'
import type { EntryError } from '../rows.ts'

/**
 * What became of an entry. `done`: the server said yes (`documentId` of an upload's document; `duplicate`: that file was known).
 * `waiting`: a try failed for now (for example `offline`), it stays and is sent later. `stuck`: refused, the user decides.
 * `gone`: discarded.
 */
export type Outcome =
  | { state: 'done'; documentId: number | null; duplicate: boolean }
  | { state: 'waiting'; error: EntryError }
  | { state: 'stuck'; error: EntryError }
  | { state: 'gone' }

/** Resolves at the first of: the server said yes, the entry is stuck, a first try failed for now, or it was discarded. */
export async function settled(_db: LocalDatabase, _entryId: string): Promise<Outcome> {
  throw new Error('not built yet')
}
