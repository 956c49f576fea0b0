import { AppError, type ErrorCode } from '@brieflotse/contract'
import type { LocalDatabase } from '../db.ts'
import { isEncrypted, keepDeviceKey } from '../ended/device-key.ts'
import { runOutbox } from '../outbox/run.ts'
import { nothingNew, unknown } from './cursor.ts'
import { createPull, type Pulled } from './pull.ts'
import type { SyncEnvironment } from './environment.ts'

export type SyncRequest = {
  /** Ignore pauses. */
  force: boolean
  /** The server's cursor as far as known (`unknown`, `nothingNew`): pulls if it is ahead of ours, or if something was sent. */
  cursor: number
  signal: AbortSignal
}

/** Error codes of the connection or session: other requests would fail as well. */
const hopeless: (ErrorCode | null)[] = ['offline', 'busy', 'rate-limited', 'not-logged-in']

/** `stopped`: the code that ended it, null on success. `pulled`: rows may be new. `owed`: a necessary pull did not happen. */
export type SyncResult = { stopped: ErrorCode | null; pulled: boolean; owed: boolean }

/**
 * Sends the outbox, then pulls changes, exclusively among all tabs and the worker. Entries that are added during a long pull are sent
 * between two pages.
 */
export function syncOnce(
  db: LocalDatabase,
  request: SyncRequest,
  world: Pick<SyncEnvironment, 'now' | 'withLock'>,
): Promise<SyncResult> {
  return world.withLock(`brieflotse-sync-${db.userId}`, async () => {
    const { signal } = request
    // restored entries are sent with the rest; if nothing is encrypted, there is no need to wait for the key
    const isBack = keepDeviceKey(db, signal)
    const waits = await isEncrypted(db.userId)
    if (waits) await isBack
    const page = createPull(db, signal)
    const result: SyncResult = { stopped: null, pulled: false, owed: false }
    // the server may have lost the restored letters, so a pull is needed
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
