import { Dexie, type ObservabilitySet } from 'dexie'
import { changedKeys } from './changed-keys.ts'
import type { LocalDatabase } from './db.ts'
import type { DocumentRow } from './rows.ts'

/** So many rows are kept that nobody wants any more: whoever scrolls back finds them. */
const spare = 400

export type RowShelf = ReturnType<typeof createRowShelf>

/**
 * The rows of documents that a list wants, in step with the database while somebody has subscribed. A row is read once, and again when it
 * has changed, so that moving along a long list reads only what comes into it, and what is shown already stays the same object.
 */
export function createRowShelf(db: LocalDatabase) {
  /** Null: it is not on this device. */
  const rows = new Map<number, DocumentRow | null>()
  const stale = new Set<number>()
  const listeners = new Set<() => void>()
  let wanted: number[] = []
  let version = 0
  let reading = false

  function follow(parts: ObservabilitySet): void {
    const changed = changedKeys(db, 'documents', parts)
    if (changed === null) return
    for (const id of changed === 'all' ? rows.keys() : changed) stale.add(id)
    void read()
  }

  async function read(): Promise<void> {
    if (reading) return
    reading = true
    try {
      for (;;) {
        const ids = wanted.filter((id) => stale.has(id) || !rows.has(id))
        if (ids.length === 0 || listeners.size === 0) return
        // what changes from now on is read once more
        const again = ids.filter((id) => stale.delete(id))
        const found = await db.documents.bulkGet(ids).catch((error: unknown) => {
          for (const id of again) stale.add(id)
          throw error
        })
        for (const [at, id] of ids.entries()) rows.set(id, found[at] ?? null)
        forget()
        version += 1
        for (const listener of listeners) listener()
      }
    } catch {
      // a database that was closed or wiped has no rows to show; another failure comes again with the next change
    } finally {
      reading = false
    }
  }

  function forget(): void {
    if (rows.size < wanted.length + spare * 2) return
    const kept = new Set(wanted)
    for (const id of rows.keys()) {
      if (rows.size <= wanted.length + spare) return
      if (!kept.has(id)) rows.delete(id)
    }
  }

  return {
    /** Says which rows are wanted from now on; they come with a new version. */
    want(ids: number[]): void {
      wanted = ids
      void read()
    },
    get: (id: number): DocumentRow | undefined => rows.get(id) ?? undefined,
    /** Another number whenever a row is another one. */
    version: () => version,
    subscribe(listener: () => void): () => void {
      if (listeners.size === 0) {
        Dexie.on('storagemutated', follow)
        // nobody has followed what changed meanwhile
        for (const id of rows.keys()) stale.add(id)
      }
      listeners.add(listener)
      void read()
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) Dexie.on.storagemutated.unsubscribe(follow)
      }
    },
  }
}
