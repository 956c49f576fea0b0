import { DateTime } from 'luxon'
import type { PlainDate } from './plain-date.ts'

/** The moment at which it is this time of this day in Germany. */
export function momentInGermany(day: PlainDate, hour: number, minute: number): Date {
  const clock = DateTime.fromISO(day, { zone: 'Europe/Berlin' }).set({ hour, minute })
  return clock.toJSDate()
}
