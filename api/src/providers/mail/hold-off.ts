import { AppError } from '@brieflotse/contract'
import type { ProviderResponse } from './call.ts'

/** After "too many requests", blocks further requests until the time that the provider named, or for `usualMs`. */
export function createHoldOff({ usualMs, now }: { usualMs: number; now: () => number }) {
  let until = 0
  return {
    check(): void {
      if (now() < until) throw new AppError('busy', undefined, { cause: 'waiting after a 429' })
    },
    heard({ status, headers }: ProviderResponse): void {
      if (status !== 429) return
      until = now() + Math.min(waitOf(headers['retry-after'], now()) ?? usualMs, 3_600_000)
    },
  }
}

/** Retry-After is seconds or a date (RFC 9110, 10.2.3). */
function waitOf(value: string | undefined, now: number): number | undefined {
  if (!value) return undefined
  if (/^\d{1,9}$/.test(value)) return Number(value) * 1000
  const at = Date.parse(value)
  return Number.isNaN(at) ? undefined : Math.max(at - now, 0)
}
