import type { LocalDatabase } from '@brieflotse/offline'
import { liveQuery, type Subscription } from 'dexie'
import { useSyncExternalStore } from 'react'
import { useSignedIn } from './session.ts'

/**
 * Creates a hook for data that every row of a list needs. All rows share one live query, and a row renders again only when its own part
 * changes. Call it outside of components; `pick` must return the same object for the same data.
 */
export function sharedQuery<T>(ask: (db: LocalDatabase) => Promise<T>, nothing: T) {
  const stores = new WeakMap<LocalDatabase, ReturnType<typeof createStore<T>>>()
  return function useShared<P>(pick: (value: T) => P): P {
    const { db } = useSignedIn()
    const store = stores.get(db) ?? createStore(() => ask(db), nothing)
    stores.set(db, store)
    return useSyncExternalStore(store.subscribe, () => pick(store.get()))
  }
}

function createStore<T>(ask: () => Promise<T>, nothing: T) {
  const listeners = new Set<() => void>()
  let value = nothing
  let query: Subscription | null = null
  return {
    get: () => value,
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      query ??= liveQuery(ask).subscribe({
        next(found) {
          value = found
          for (const each of listeners) each()
        },
        // a closed or wiped database has no data, so its error is ignored
        error: () => {},
      })
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        query?.unsubscribe()
        query = null
      }
    },
  }
}
