/**
 * Runs `task` when no other tab or worker of this browser runs one of the same name. Without Web Locks (old browsers) only this page
 * takes turns with itself; two pages may then send the same entry, which its idempotency key makes harmless.
 */
export function withLock<T>(name: string, task: () => Promise<T>): Promise<T> {
  const locks = (globalThis as { navigator?: { locks?: LockManager } }).navigator?.locks
  if (locks) return locks.request(name, task) as Promise<T>
  const turn = (queues.get(name) ?? Promise.resolve()).then(task)
  queues.set(
    name,
    turn.catch(() => {}),
  )
  return turn
}

const queues = new Map<string, Promise<unknown>>()

const ending = 'brieflotse-end-session'

/** Wipes what is here of an ended session, alone among all tabs and the worker. */
export const whileEnding = (task: () => Promise<void>): Promise<void> => withLock(ending, task)

/** Resolves when nothing is being wiped any more: whoever logs in or opens a database meanwhile would lose what they begin with. */
export const endingDone = (): Promise<void> => withLock(ending, async () => {})
