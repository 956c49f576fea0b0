import { AppError, type ErrorCode } from '@brieflotse/contract'
import type { LocalDatabase } from '../db.ts'
import { runOutbox } from '../outbox/run.ts'
import { pull, readCursor } from './pull.ts'
import type { World } from './world.ts'

export type SyncRequest = {
  /** Ignore pauses. */
  force: boolean
  /** The server's counter as far as known: pull when it is beyond ours, or when something was sent. */
  cursor: number
  signal: AbortSignal
}

/** Codes that say something about the connection: nothing else would get through either. */
const hopeless: (ErrorCode | null)[] = ['offline', 'busy', 'rate-limited', 'not-logged-in']

/** `stopped`: the code that ended it, null when all is well. `pulled`: rows may be new. `owed`: a pull that was due did not happen. */
export type SyncResult = { stopped: ErrorCode | null; pulled: boolean; owed: boolean }

/** Sends what waits, then pulls what changed, alone among all tabs and the worker. */
export function syncOnce(
  db: LocalDatabase,
  request: SyncRequest,
  world: Pick<World, 'now' | 'withLock'>,
): Promise<SyncResult> {
  return world.withLock(`brieflotse-sync-${db.userId}`, async () => {
    const { sent, stopped } = await runOutbox(db, { ...request, now: world.now })
    if (hopeless.includes(stopped)) return { stopped, pulled: false, owed: request.cursor >= 0 }
    const isDue = sent > 0 || request.cursor > (await readCursor(db))
    if (!isDue) return { stopped, pulled: false, owed: false }
    try {
      await pull(db, request.signal)
      return { stopped, pulled: true, owed: false }
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      return { stopped: error.code, pulled: false, owed: true }
    }
  })
}
