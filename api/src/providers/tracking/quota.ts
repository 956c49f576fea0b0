import { AppError, message } from '@brieflotse/contract'
import { setTimeout as pause } from 'node:timers/promises'

export type QuotaOptions = { perDay: number; spacingMs: number; now: () => number }

/** Later, and not a matter of the user's own haste. */
export const carrierTired = () => new AppError('rate-limited', message('mail.carrier-tired'))

/** Keeps to what a carrier allows: so many questions a day (UTC), one after the other with a pause between them. */
export function createQuota({ perDay, spacingMs, now }: QuotaOptions) {
  let day = ''
  let asked = 0
  let closedUntil = 0
  let next = 0
  return {
    /** Waits for its turn. Throws `rate-limited` when there is none left. */
    async take(signal: AbortSignal): Promise<void> {
      const today = new Date(now()).toISOString().slice(0, 10)
      if (today !== day) [day, asked] = [today, 0]
      if (asked >= perDay || now() < closedUntil) throw carrierTired()
      asked += 1
      const turn = Math.max(now(), next)
      next = turn + spacingMs
      if (turn > now()) await pause(turn - now(), undefined, { signal })
    },
    /** The carrier itself said that it is enough. */
    close(forMs: number): void {
      closedUntil = now() + forMs
    },
  }
}
