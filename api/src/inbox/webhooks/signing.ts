import { createHmac } from 'node:crypto'

export const hmac = (key: string, ...parts: (string | Uint8Array)[]): string => {
  const made = createHmac('sha256', key)
  for (const part of parts) made.update(part)
  return made.digest('hex')
}

/** Whether a signature is recent. `stamp` is in seconds; `windowMs` is allowed in both directions because clocks differ. */
export function isSignedRecently(stamp: string, windowMs: number, now: number): boolean {
  return /^\d{9,11}$/.test(stamp) && Math.abs(now - Number(stamp) * 1000) <= windowMs
}
