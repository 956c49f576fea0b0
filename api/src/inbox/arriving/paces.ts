import type { Rate } from '../../http/rate-limit.ts'

export type RateCounter = {
  take(key: string): boolean
  /** Takes back a count of the current time window. */
  giveBack(key: string): void
  isSpent(key: string): boolean
}

/**
 * A rate limiter by key. `take` returns false if the key has used up the current time window. All counts are dropped when the next
 * window begins.
 */
export function createRateCounter(
  { max, timeWindow }: Rate,
  now: () => number = Date.now,
): RateCounter {
  const counts = new Map<string, number>()
  let until = 0
  const count = (key: string) => {
    if (now() >= until) {
      counts.clear()
      until = now() + timeWindow
    }
    return counts.get(key) ?? 0
  }
  return {
    take(key) {
      const before = count(key)
      if (before >= max) return false
      counts.set(key, before + 1)
      return true
    },
    giveBack(key) {
      const before = count(key)
      if (before > 1) counts.set(key, before - 1)
      else counts.delete(key)
    },
    isSpent: (key) => count(key) >= max,
  }
}
