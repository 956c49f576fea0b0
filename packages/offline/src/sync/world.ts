import { type EventListeners, listenEvents } from './events.ts'
import { withLock } from './lock.ts'

/** What sync needs of its surroundings; tests hand in one that they operate by hand. */
export type World = {
  /** Milliseconds since 1970. Only pauses are measured with it. */
  now(): number
  /** Runs `task` after `ms` milliseconds; returns the function that calls it off. */
  after(ms: number, task: () => void): () => void
  /** Resolves when the page has been there for a while and has nothing more urgent to do, or when it is called off. */
  rest(callOff: AbortSignal): Promise<void>
  /** Tells when the network came back or the page came to the front. */
  onWake(listener: () => void): () => void
  listenEvents(listeners: EventListeners): () => void
  withLock<T>(name: string, task: () => Promise<T>): Promise<T>
}

/** How long the first screen has the device and the connection for itself, in milliseconds. */
const settled = 3_000

export const browserWorld: World = {
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
  listenEvents,
  withLock,
}
