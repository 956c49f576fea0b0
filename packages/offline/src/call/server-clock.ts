/**
 * How far the server's clock is ahead of the device's (milliseconds); `at`: when it was measured, by the device's clock; `told`: the user
 * has seen the warning.
 */
type Skew = { ms: number; at: number; told: boolean }

const key = 'brieflotse-clock'
/** Smaller differences are ignored: responses take time, and the `Date` header has whole seconds only. */
const slack = 60_000
const day = 24 * 60 * 60 * 1000

const listeners = new Set<() => void>()
let skew = read()

/** The server's time in milliseconds since 1970, so that a device with a wrong clock computes the right days. */
export const serverNow = (): number => Date.now() + (skew?.ms ?? 0)

/** Whether the device's clock is wrong by more than a day and the user has not been warned. For `useSyncExternalStore`. */
export const isClockWrong = (): boolean => skew !== null && !skew.told && Math.abs(skew.ms) > day

export function onClock(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Updates the clock difference from the `Date` header of a response; `asked`: when the request was sent. */
export function noteServerTime(date: string | null, asked: number): void {
  const now = Date.now()
  const named = Date.parse(date ?? '')
  // the device slept or its clock was changed during the request, so the difference is unusable
  if (!named || now < asked || now - asked > slack) return
  const ms = named - now
  const change = Math.abs(ms - (skew?.ms ?? 0))
  if (change < slack) return
  keep(Math.abs(ms) < slack ? null : { ms, at: now, told: skew?.told === true && change <= day })
}

/** Marks the warning about the clock as seen. */
export function acknowledgeClock(): void {
  if (skew) keep({ ...skew, told: true })
}

function keep(next: Skew | null): void {
  skew = next
  try {
    if (next) localStorage.setItem(key, JSON.stringify(next))
    else localStorage.removeItem(key)
  } catch {
    // workers have no localStorage, and on a full device the difference is measured again
  }
  for (const listener of listeners) listener()
}

/** Loads the last difference, because without a connection the clock is still as wrong. It is discarded if the clock was set back since. */
function read(): Skew | null {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? 'null') as Skew | null
    return kept && kept.at <= Date.now() ? kept : null
  } catch {
    return null
  }
}
