/** How far the server's clock is ahead of this device's (milliseconds); `at`: when that was seen, by this device's clock. */
type Skew = { ms: number; at: number; told: boolean }

const key = 'brieflotse-clock'
/** Less than this is the time that an answer takes, and the server names whole seconds only. */
const slack = 60_000
const day = 24 * 60 * 60 * 1000

const listeners = new Set<() => void>()
let skew = read()

/** The moment as the server's clock has it, in milliseconds since 1970: a device whose clock is wrong counts the right days. */
export const serverNow = (): number => Date.now() + (skew?.ms ?? 0)

/** Whether this device's clock is wrong by more than a day, and its user was not told. For `useSyncExternalStore`. */
export const isClockWrong = (): boolean => skew !== null && !skew.told && Math.abs(skew.ms) > day

export function onClock(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Takes the `Date` of an answer of the server to a request of the moment `asked`. */
export function noteServerTime(date: string | null, asked: number): void {
  const now = Date.now()
  const named = Date.parse(date ?? '')
  // a device that slept meanwhile, or whose clock was set, learns nothing from it
  if (!named || now < asked || now - asked > slack) return
  const ms = named - now
  const change = Math.abs(ms - (skew?.ms ?? 0))
  if (change < slack) return
  keep(Math.abs(ms) < slack ? null : { ms, at: now, told: skew?.told === true && change <= day })
}

/** The user was told that the clock is wrong. */
export function clockTold(): void {
  if (skew) keep({ ...skew, told: true })
}

function keep(next: Skew | null): void {
  skew = next
  try {
    if (next) localStorage.setItem(key, JSON.stringify(next))
    else localStorage.removeItem(key)
  } catch {
    // a worker has no such storage, and a full device learns it anew
  }
  for (const listener of listeners) listener()
}

/** What was learned before: without a connection the clock is as wrong as it was. One that was set back since is another one. */
function read(): Skew | null {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? 'null') as Skew | null
    return kept && kept.at <= Date.now() ? kept : null
  } catch {
    return null
  }
}
