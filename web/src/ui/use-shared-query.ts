import type { LocalDatabase } from '@brieflotse/offline'
import { liveQuery, type Subscription } from 'dexie'
import { useSyncExternalStore } from 'react'
import { useSignedIn } from './session.ts'

/**
 * Gives a hook for what every row of a list has to know: the database is asked once for all of them, live, and a component is rendered
 * again only when what it picks is something else. Call it outside of components; `pick` gives the same for the same.
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
        // a database that was closed or wiped has nothing to tell
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
