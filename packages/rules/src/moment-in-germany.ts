import { DateTime } from 'luxon'
import type { PlainDate } from './plain-date.ts'

/** The moment when clocks in Germany show this time on this day. */
export function momentInGermany(day: PlainDate, hour: number, minute: number): Date {
  const clock = DateTime.fromISO(day, { zone: 'Europe/Berlin' }).set({ hour, minute })
  return clock.toJSDate()
}
