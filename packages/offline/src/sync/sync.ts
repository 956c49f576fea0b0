import type { LocalDatabase } from '../db.ts'

/** `idle`: up to date as far as known; `running`; `offline`: the last try found no connection; `signed-out`: log in to go on. */
export type SyncState = 'idle' | 'running' | 'offline' | 'signed-out'

/** `subscribe` and `getState` fit React's useSyncExternalStore. */
export type Sync = {
  /** Runs at once, whatever pause was left. */
  now(): void
  getState(): SyncState
  subscribe(listener: () => void): () => void
  stop(): void
}

/** Keeps this device and the server in step until `stop`: sends what waits, then pulls what changed. Call it once a page. */
export function startSync(_db: LocalDatabase): Sync {
  throw new Error('not built yet')
}
