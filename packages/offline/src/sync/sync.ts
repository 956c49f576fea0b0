import type { ErrorCode } from '@brieflotse/contract'
import { liveQuery } from 'dexie'
import type { LocalDatabase } from '../db.ts'
import { readKeeping } from '../kept/keeping.ts'
import { pinnedIds } from '../kept/pins.ts'
import { dropReceipts } from '../outbox/receipts.ts'
import { heads, isDue, longestPause, shortestPause } from '../outbox/run.ts'
import { noteWaiting } from '../rescue/marks.ts'
import { oneAtATime } from './one-at-a-time.ts'
import { nothingNew, readCursor, unknown } from './cursor.ts'
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
  const state = createState()
  const prefetch = createPrefetch(db, world, aborter.signal)
  const { ask, askAll, ended } = createLoop(db, world, state, aborter.signal, prefetch)
  const stopWake = world.onWake(askAll)
  const stopEvents = world.listenEvents({
    change: (cursor) => ask(state.get() === 'offline', cursor),
    lost: () => ask(false, unknown),
  })
  const stopOutbox = watchOutbox(
    db,
    () => world.now(),
    () => ask(false, nothingNew),
  )
  const stopKeeping = watchKeeping(db, prefetch)
  const begin = () => {
    dropReceipts(db).catch(() => {})
    askAll()
  }
  if (world.firstScreen) void lettersFirst(db, world.firstScreen).then(begin, begin)
  else begin()

  return {
    now: askAll,
    getState: state.get,
    subscribe: state.subscribe,
    async stop() {
      aborter.abort()
      stopWake()
      stopEvents()
      stopOutbox()
      stopKeeping()
      await ended()
      await prefetch.done()
    },
  }
}

/** Runs one sync at a time, and another for what was asked for meanwhile or is due later. */
function createLoop(
  db: LocalDatabase,
  world: SyncEnvironment,
  state: ReturnType<typeof createState>,
  signal: AbortSignal,
  onPulled: () => void,
) {
  let pending: Pending | null = null
  let running: Promise<void> | null = null
  let cancelTimer = () => {}
  /** The server's cursor for a pull that failed and must be repeated. */
  let owed = nothingNew
  let failures = 0

  const ask = (force: boolean, cursor: number) => {
    if (signal.aborted) return
    pending = {
      force: force || pending?.force === true,
      cursor: Math.max(cursor, pending?.cursor ?? owed),
    }
    running ??= work()
  }
  const askAll = () => ask(true, unknown)

  async function work(): Promise<void> {
    cancelTimer()
    while (pending && !signal.aborted) {
      const request = pending
      pending = null
      if (state.get() === 'idle') state.set('running')
      await runOnce(request)
    }
    running = null
  }

  async function runOnce(request: Pending): Promise<void> {
    try {
      const options = { ...request, signal }
      const { stopped, pulled, owed: isOwed } = await syncOnce(db, options, world)
      failures = stopped ? failures + 1 : 0
      state.set(stateAfter(stopped))
      owed = isOwed ? request.cursor : nothingNew
      // a pull is due after sending, but the new cursor is not known
      if (isOwed && owed === nothingNew) owed = unknown
      if (stopped !== 'not-logged-in') await setTimer()
      if (pulled) onPulled()
    } catch {
      // the database was closed or is full: the outbox is unchanged, and a later run continues
      state.set('idle')
      cancelTimer = world.after(longestPause, askAll)
    }
  }

  /** Sets a timer for the remaining work: a pausing entry, or a failed pull. */
  async function setTimer(): Promise<void> {
    const pauses = await entryPauses(db, world.now())
    if (owed !== nothingNew) pauses.push(shortestPause * 2 ** Math.min(failures, 6))
    if (pauses.length === 0) return
    const pause = Math.min(Math.max(Math.min(...pauses), shortestPause), longestPause)
    cancelTimer()
    cancelTimer = world.after(pause, () => ask(false, owed))
  }

  const ended = async () => {
    cancelTimer()
    await running
  }
  return { ask, askAll, ended }
}

/** A state that tells its listeners when it changes. */
function createState() {
  const listeners = new Set<() => void>()
  let state: SyncState = 'idle'
  return {
    get: () => state,
    set(next: SyncState) {
      if (next === state) return
      state = next
      for (const listener of listeners) listener()
    },
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** A new device needs its letters at once; one that has them shows them first. */
async function lettersFirst(db: LocalDatabase, firstScreen: () => Promise<void>): Promise<void> {
  const { cursor } = await readCursor(db)
  if (cursor !== null) await firstScreen()
}

/** Fetches letters ahead, once the first screen is there. */
function createPrefetch(db: LocalDatabase, world: SyncEnvironment, signal: AbortSignal) {
  const rested = world.rest(signal)
  return oneAtATime(async () => {
    await rested
    if (signal.aborted) return
    // no screen waits for it, so it is not part of the first load
    const { keepLetters } = await import('../kept/keep.ts')
    await keepLetters(db, signal)
  })
}

/** How long the entries that are sent next still pause, in milliseconds. */
async function entryPauses(db: LocalDatabase, now: number): Promise<number[]> {
  const entries = heads(await db.outbox.orderBy('seq').toArray())
  return entries.map(({ nextAt }) => nextAt - now)
}

/** Notes how many entries wait, and tells when one of them can be sent. */
function watchOutbox(db: LocalDatabase, now: () => number, onDue: () => void): () => void {
  const watch = liveQuery(() => db.outbox.orderBy('seq').toArray()).subscribe({
    next: (entries) => {
      void noteWaiting(db, entries)
      if (heads(entries).some((entry) => isDue(entry, now()))) onDue()
    },
    error: () => {},
  })
  return () => watch.unsubscribe()
}

/** Tells when the user has changed the storage settings or pins; the first value is not a change. */
function watchKeeping(db: LocalDatabase, onChange: () => void): () => void {
  let seen = 0
  const watch = liveQuery(() => Promise.all([readKeeping(db), pinnedIds(db)])).subscribe({
    next: () => {
      seen += 1
      if (seen > 1) onChange()
    },
    error: () => {},
  })
  return () => watch.unsubscribe()
}
