import { setPriority } from 'node:os'
import { isMainThread } from 'node:worker_threads'

/**
 * The thread or process that calls this gives way to whoever answers requests, and still gets a third of a contested core. Priorities belong to threads only on Linux;
 * elsewhere a thread that lowered its own would lower that of the whole server.
 */
export function giveWay(): void {
  if (!isMainThread && process.platform !== 'linux') return
  setPriority(5)
}
