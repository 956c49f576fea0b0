import { AppError } from '@brieflotse/contract'
import type { LocalDatabase } from '../db.ts'

/** What is freed at once, at least (bytes): a little more than the largest file that may be added. */
const portion = 16 * 1024 * 1024

/**
 * Runs a write. When the device is full, what can be fetched again makes room for it, and it is tried once more, until nothing is left
 * to drop. `write` has to be one transaction: then nothing stays half-written. Throws `AppError` (`device-full`).
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

/** Hardly any device is full: no first screen waits for it. */
async function makeRoom(db: LocalDatabase): Promise<number> {
  const { dropKept } = await import('./drop.ts')
  return dropKept(db, portion, true)
}

/** Whether a write failed because there is no space left, however deep the database has wrapped that. */
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
