import { setPriority } from 'node:os'
import { isMainThread } from 'node:worker_threads'

/**
 * Lowers the priority of the calling thread or process below that of request handling; it still gets a third of a contested core.
 * Only Linux has priorities for single threads. Elsewhere a thread would lower the priority of the whole server.
 */
export function giveWay(): void {
  if (!isMainThread && process.platform !== 'linux') return
  setPriority(5)
}
