import { DateTime } from 'luxon'
import type { PlainDate } from './plain-date.ts'

/** The calendar day it is in Germany at a moment: deadlines are counted there, wherever the server or the reader stands. */
export function dayInGermany(moment: Date): PlainDate {
  return DateTime.fromJSDate(moment, { zone: 'Europe/Berlin' }).toFormat('yyyy-MM-dd')
}

/** The moment when clocks in Germany show this time on this day. */
export function momentInGermany(day: PlainDate, hour: number, minute: number): Date {
  const clock = DateTime.fromISO(day, { zone: 'Europe/Berlin' }).set({ hour, minute })
  return clock.toJSDate()
}
