import { AppError, type ErrorCode } from '@brieflotse/contract'
import type { LocalDatabase } from '../db.ts'
import { isEncrypted, keepDeviceKey } from '../ended/device-key.ts'
import { runOutbox } from '../outbox/run.ts'
import { nothingNew, unknown } from './place.ts'
import { createPull, type Pulled } from './pull.ts'
import type { World } from './world.ts'

export type SyncRequest = {
  /** Ignore pauses. */
  force: boolean
  /** The server's counter as far as known (`unknown`, `nothingNew`): pull when it is beyond ours, or when something was sent. */
  cursor: number
  signal: AbortSignal
}

/** Codes that say something about the connection: nothing else would get through either. */
const hopeless: (ErrorCode | null)[] = ['offline', 'busy', 'rate-limited', 'not-logged-in']

/** `stopped`: the code that ended it, null when all is well. `pulled`: rows may be new. `owed`: a pull that was due did not happen. */
export type SyncResult = { stopped: ErrorCode | null; pulled: boolean; owed: boolean }

/**
 * Sends what waits, then pulls what changed, alone among all tabs and the worker. What is added while many pages are pulled is sent
 * between two of them.
 */
export function syncOnce(
  db: LocalDatabase,
  request: SyncRequest,
  world: Pick<World, 'now' | 'withLock'>,
): Promise<SyncResult> {
  return world.withLock(`brieflotse-sync-${db.userId}`, async () => {
    const { signal } = request
    // what comes back waits with the rest; else nothing waits for the key
    const isBack = keepDeviceKey(db, signal)
    const waits = await isEncrypted(db.userId)
    if (waits) await isBack
    const page = createPull(db, signal)
    const result: SyncResult = { stopped: null, pulled: false, owed: false }
    // letters that came back may be lost on the server
    let pulled: Pulled = { newest: waits ? unknown : request.cursor, asked: true }
    for (let force = request.force; ; force = false) {
      const { sent, stopped } = await runOutbox(db, { force, signal, now: world.now })
      result.stopped ??= stopped
      const newest = sent > 0 ? unknown : pulled.newest
      if (hopeless.includes(stopped)) return { ...result, stopped, owed: newest !== nothingNew }
      if (signal.aborted) return result
      try {
        pulled = await page(newest)
      } catch (error) {
        if (!(error instanceof AppError)) throw error
        return { ...result, stopped: error.code, owed: true }
      }
      if (!pulled.asked) return result
      result.pulled = true
    }
  })
}
