import { AppError, message } from '@brieflotse/contract'
import { setTimeout as pause } from 'node:timers/promises'

export type QuotaOptions = { perDay: number; spacingMs: number; now: () => number }

/** The carrier's limit is reached, which the user has not caused. */
export const carrierTired = () => new AppError('rate-limited', message('mail.carrier-tired'))

/** Enforces a carrier's limits: requests per day (UTC), and a pause between them. */
export function createQuota({ perDay, spacingMs, now }: QuotaOptions) {
  let day = ''
  let asked = 0
  let closedUntil = 0
  let next = 0
  return {
    /** Waits for the next slot. Throws `rate-limited` if none is left. */
    async take(signal: AbortSignal): Promise<void> {
      const today = new Date(now()).toISOString().slice(0, 10)
      if (today !== day) [day, asked] = [today, 0]
      if (asked >= perDay || now() < closedUntil) throw carrierTired()
      asked += 1
      const turn = Math.max(now(), next)
      next = turn + spacingMs
      if (turn > now()) await pause(turn - now(), undefined, { signal })
    },
    /** The carrier itself has reported too many requests. */
    close(forMs: number): void {
      closedUntil = now() + forMs
    },
  }
}
