import { AppError } from '@brieflotse/contract'
import type { LocalDatabase } from '../db.ts'

/** Least bytes freed in one step: a little more than the largest file that can be added. */
const portion = 16 * 1024 * 1024

/**
 * Runs a write. If the device is full, evicts cached data and retries until nothing is left to evict. `write` must be one transaction, so
 * that a failure leaves nothing half-written. Throws `AppError` (`device-full`).
 */
export async function withRoom<T>(db: LocalDatabase, write: () => PromiseLike<T>): Promise<T> {
  for (;;) {
    try {
      return await write()
    } catch (error) {
      if (!isFull(error)) throw error
      const dropped = await makeRoom(db).catch(() => 0)
      if (dropped === 0) throw new AppError('device-full', undefined, { cause: error })
    }
  }
}

/** Loaded on demand, because full devices are rare and the first load should stay small. */
async function makeRoom(db: LocalDatabase): Promise<number> {
  const { dropKept } = await import('./drop.ts')
  return dropKept(db, portion, true)
}

/** Whether a write failed because the storage is full, even if the database has wrapped the error several times. */
export function isFull(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false
  const { name, inner, cause, failures } = error as {
    name?: string
    inner?: unknown
    cause?: unknown
    failures?: unknown[]
  }
  if (name === 'QuotaExceededError') return true
  return [inner, cause, ...(failures ?? [])].some((deeper) => deeper !== error && isFull(deeper))
}
