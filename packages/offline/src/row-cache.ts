import { Dexie, type ObservabilitySet } from 'dexie'
import { changedKeys } from './changed-keys.ts'
import type { LocalDatabase } from './db.ts'
import type { DocumentRow } from './rows.ts'

/** Number of rows kept that are no longer wanted, so that scrolling back finds them. */
const spare = 400

export type RowCache = ReturnType<typeof createRowCache>

/**
 * A cache of document rows for a list, updated from the database while the list subscribes. Each row is read once, and again after a
 * change, so that scrolling reads only new rows and unchanged rows keep their object identity.
 */
export function createRowCache(db: LocalDatabase) {
  /** Null: the row is not on this device. */
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
        // rows that change from here on are read again
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
      // a closed or deleted database has no rows; after other failures the next change reads again
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
    /** Sets the wanted rows; their arrival changes `version`. */
    want(ids: number[]): void {
      wanted = ids
      void read()
    },
    get: (id: number): DocumentRow | undefined => rows.get(id) ?? undefined,
    /** Changes whenever a row changes. */
    version: () => version,
    subscribe(listener: () => void): () => void {
      if (listeners.size === 0) {
        Dexie.on('storagemutated', follow)
        // changes since the last subscription were missed
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
