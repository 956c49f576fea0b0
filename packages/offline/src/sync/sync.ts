import type { ErrorCode } from '@brieflotse/contract'
import { liveQuery } from 'dexie'
import type { LocalDatabase } from '../db.ts'
import { readKeeping } from '../kept/keeping.ts'
import { pinnedIds } from '../kept/pins.ts'
import { dropReceipts } from '../outbox/receipts.ts'
import { heads, isDue, longestPause, shortestPause } from '../outbox/run.ts'
import { noteWaiting } from '../rescue/marks.ts'
import { oneAtATime } from './one-at-a-time.ts'
import { nothingNew, unknown } from './cursor.ts'
import { syncOnce } from './sync-once.ts'
import { browserEnvironment, type SyncEnvironment } from './environment.ts'

/** `idle`: up to date as far as known; `running`; `offline`: the last attempt found no connection; `signed-out`: the user must log in. */
export type SyncState = 'idle' | 'running' | 'offline' | 'signed-out'

/** `subscribe` and `getState` fit React's useSyncExternalStore. */
export type Sync = {
  /** Syncs at once and ignores pauses. */
  now(): void
  getState(): SyncState
  subscribe(listener: () => void): () => void
  /** Stops syncing; resolves when all of it has ended. */
  stop(): Promise<void>
}

/** `force`: ignore pauses. `cursor`: the server's counter as far as known. */
type Pending = { force: boolean; cursor: number }

function stateAfter(stopped: ErrorCode | null): SyncState {
  if (stopped === 'offline') return 'offline'
  return stopped === 'not-logged-in' ? 'signed-out' : 'idle'
}

/** Keeps this device and the server in sync until `stop`: sends the outbox, then pulls changes. Call it once per page. */
export function startSync(db: LocalDatabase, world: SyncEnvironment = browserEnvironment): Sync {
  const aborter = new AbortController()
  const listeners = new Set<() => void>()
  let state: SyncState = 'idle'
  let pending: Pending | null = null
  let running: Promise<void> | null = null
  let cancelTimer = () => {}
  /** The server's cursor for a pull that failed and must be repeated. */
  let owed = nothingNew
  let failures = 0

  const setState = (next: SyncState) => {
    if (next === state) return
    state = next
    for (const listener of listeners) listener()
  }

  const ask = (force: boolean, cursor: number) => {
    if (aborter.signal.aborted) return
    pending = {
      force: force || pending?.force === true,
      cursor: Math.max(cursor, pending?.cursor ?? owed),
    }
    running ??= work()
  }
  const askAll = () => ask(true, unknown)

  async function work(): Promise<void> {
    cancelTimer()
    while (pending && !aborter.signal.aborted) {
      const request = pending
      pending = null
      if (state === 'idle') setState('running')
      await runOnce(request)
    }
    running = null
  }

  async function runOnce(request: Pending): Promise<void> {
    try {
      const options = { ...request, signal: aborter.signal }
      const { stopped, pulled, owed: isOwed } = await syncOnce(db, options, world)
      failures = stopped ? failures + 1 : 0
      setState(stateAfter(stopped))
      owed = isOwed ? request.cursor : nothingNew
      // a pull is due after sending, but the new cursor is not known
      if (isOwed && owed === nothingNew) owed = unknown
      if (stopped !== 'not-logged-in') await setTimer()
      if (pulled) prefetch()
    } catch {
      // the database was closed or is full: the outbox is unchanged, and a later run continues
      setState('idle')
      cancelTimer = world.after(longestPause, askAll)
    }
  }

  /** Sets a timer for the remaining work: a pausing entry, or a failed pull. */
  async function setTimer(): Promise<void> {
    const entries = heads(await db.outbox.orderBy('seq').toArray())
    const moments = entries.map((entry) => entry.nextAt - world.now())
    if (owed !== nothingNew) moments.push(shortestPause * 2 ** Math.min(failures, 6))
    if (moments.length === 0) return
    const pause = Math.min(Math.max(Math.min(...moments), shortestPause), longestPause)
    cancelTimer()
    cancelTimer = world.after(pause, () => ask(false, owed))
  }

  const rested = world.rest(aborter.signal)
  const prefetch = oneAtATime(async () => {
    await rested
    if (aborter.signal.aborted) return
    // no screen waits for it, so it is not part of the first load
    const { keepLetters } = await import('../kept/keep.ts')
    await keepLetters(db, aborter.signal)
  })

  const stopWake = world.onWake(askAll)
  const stopEvents = world.listenEvents({
    change: (cursor) => ask(state === 'offline', cursor),
    lost: () => ask(false, unknown),
  })
  const outbox = liveQuery(() => db.outbox.orderBy('seq').toArray()).subscribe({
    next: (entries) => {
      void noteWaiting(db, entries)
      if (heads(entries).some((entry) => isDue(entry, world.now()))) ask(false, nothingNew)
    },
    error: () => {},
  })
  // the user changed the storage settings or pins; the first value is not a change
  let wanted = 0
  const keeping = liveQuery(() => Promise.all([readKeeping(db), pinnedIds(db)])).subscribe({
    next: () => {
      wanted += 1
      if (wanted > 1) prefetch()
    },
    error: () => {},
  })
  dropReceipts(db).catch(() => {})
  askAll()

  return {
    now: askAll,
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async stop() {
      aborter.abort()
      stopWake()
      stopEvents()
      outbox.unsubscribe()
      keeping.unsubscribe()
      cancelTimer()
      await running
      await prefetch.done()
    },
  }
}
