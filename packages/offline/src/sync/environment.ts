import { type EventListeners, listenEvents } from './events.ts'
import { withLock } from './lock.ts'

/** The environment of sync; tests pass a fake that they control. */
export type SyncEnvironment = {
  /** Milliseconds since 1970, used for pauses only. */
  now(): number
  /** Runs `task` after `ms` milliseconds; returns the function that cancels it. */
  after(ms: number, task: () => void): () => void
  /** Resolves when the page has been open for a while and is idle, or when it is aborted. */
  rest(callOff: AbortSignal): Promise<void>
  /** Resolves when the first screen of the page has had time to appear. Without it, sync begins at once. */
  firstScreen?(): Promise<void>
  /** Calls the listener when the network returns or the page becomes visible. */
  onWake(listener: () => void): () => void
  listenEvents(listeners: EventListeners): () => void
  withLock<T>(name: string, task: () => Promise<T>): Promise<T>
}

/** How long (milliseconds) background work waits, so that the first screen has the device and the connection to itself. */
const settled = 3_000

/** How long (milliseconds) the first screen has the processor and the database to itself on a device that has its letters. */
const firstLook = 300

export const browserEnvironment: SyncEnvironment = {
  now: () => Date.now(),
  after(ms, task) {
    const timer = setTimeout(task, ms)
    return () => clearTimeout(timer)
  },
  rest: (callOff) =>
    new Promise((resolve) => {
      callOff.addEventListener('abort', () => resolve())
      setTimeout(() => {
        // absent in Safari
        if (typeof requestIdleCallback === 'undefined') resolve()
        else requestIdleCallback(() => resolve(), { timeout: settled })
      }, settled)
    }),
  firstScreen: () => new Promise((resolve) => setTimeout(resolve, firstLook)),
  onWake(listener) {
    const onVisible = () => {
      if (document.visibilityState === 'visible') listener()
    }
    window.addEventListener('online', listener)
    document.addEventListener('visibilitychange', onVisible)
    return () => {
      window.removeEventListener('online', listener)
      document.removeEventListener('visibilitychange', onVisible)
    }
  },
  listenEvents(listeners) {
    let stop = () => {}
    const timer = setTimeout(() => {
      stop = listenEvents(listeners)
    }, firstLook)
    return () => {
      clearTimeout(timer)
      stop()
    }
  },
  withLock,
}
