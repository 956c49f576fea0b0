/**
 * Runs `task` while no other tab or worker of this browser runs one of the same name. Without Web Locks (old browsers) the lock holds
 * within this page only; two pages may then send the same entry, which its idempotency key makes harmless.
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

/** Deletes the data of an ended session, exclusively among all tabs and the worker. */
export const whileEnding = (task: () => Promise<void>): Promise<void> => withLock(ending, task)

/** Resolves when no deletion is running. Wait for it before logging in or opening a database, or the deletion could remove the new data. */
export const endingDone = (): Promise<void> => withLock(ending, async () => {})
