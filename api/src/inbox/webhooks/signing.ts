import { createHmac, timingSafeEqual } from 'node:crypto'

export const hmac = (key: string, ...parts: (string | Uint8Array)[]): string => {
  const made = createHmac('sha256', key)
  for (const part of parts) made.update(part)
  return made.digest('hex')
}

/** Whether two texts are the same, in a time that says nothing about where they differ. */
export function isSame(one: string, other: string): boolean {
  const [a, b] = [hmac('same', one), hmac('same', other)]
  return timingSafeEqual(Buffer.from(a), Buffer.from(b))
}

/** Whether something was signed just now. `stamp` counts seconds; `windowMs` to either side, for clocks differ. */
export function isFresh(stamp: string, windowMs: number, now: number): boolean {
  return /^\d{9,11}$/.test(stamp) && Math.abs(now - Number(stamp) * 1000) <= windowMs
}
