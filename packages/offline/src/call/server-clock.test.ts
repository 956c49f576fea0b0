import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type * as Clock from './server-clock.ts'

const store = new Map<string, string>()
const day = 86_400_000
const real = Date.UTC(2026, 10, 30, 12)

beforeEach(() => {
  store.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => store.set(key, value),
    removeItem: (key: string) => store.delete(key),
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Opens the app on a device whose clock shows this time. */
async function openAt(here: number): Promise<typeof Clock> {
  vi.useFakeTimers({ now: here, toFake: ['Date'] })
  vi.resetModules()
  return import('./server-clock.ts')
}

const header = (moment: number) => new Date(moment).toUTCString()

test('a clock that is years behind counts from the server, also at the next start without a connection', async () => {
  const first = await openAt(real - 400 * day)
  expect(first.isClockWrong()).toBe(false)
  first.noteServerTime(header(real), Date.now())
  expect(first.serverNow()).toBe(real)
  expect(first.isClockWrong()).toBe(true)
  first.acknowledgeClock()
  const next = await openAt(real - 399 * day)
  expect(next.serverNow()).toBe(real + day)
  expect(next.isClockWrong()).toBe(false)
})

test('a clock that is set right is believed again, and one that goes wrong anew is told anew', async () => {
  const clock = await openAt(real + 2 * day)
  clock.noteServerTime(header(real), Date.now())
  clock.acknowledgeClock()
  vi.setSystemTime(real)
  clock.noteServerTime(header(real), Date.now())
  expect(clock.serverNow()).toBe(real)
  expect(store.size).toBe(0)
  vi.setSystemTime(real - 3 * day)
  clock.noteServerTime(header(real), Date.now())
  expect(clock.isClockWrong()).toBe(true)
})

test('a clock that was set back since is another one: what was learned of it is no longer believed', async () => {
  const first = await openAt(real + 10 * day)
  first.noteServerTime(header(real), Date.now())
  expect((await openAt(real)).serverNow()).toBe(real)
})

test.each([
  ['no date', null, 0],
  ['no moment', 'soon', 0],
  [
    'an answer that a sleeping device read hours later',
    header(real - 4 * 3_600_000),
    4 * 3_600_000,
  ],
  ['an answer that took a while', header(real - 20_000), 20_000],
])('%s changes nothing', async (_, date, ago) => {
  const clock = await openAt(real)
  clock.noteServerTime(date, real - ago)
  expect(clock.serverNow()).toBe(real)
  expect(store.size).toBe(0)
})

test('an hour is counted and not told', async () => {
  const clock = await openAt(real - 3_600_000)
  const heard = vi.fn()
  clock.onClock(heard)
  clock.noteServerTime(header(real), Date.now())
  expect(clock.serverNow()).toBe(real)
  expect(clock.isClockWrong()).toBe(false)
  expect(heard).toHaveBeenCalledOnce()
})
