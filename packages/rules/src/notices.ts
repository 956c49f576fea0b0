import { DateTime, IANAZone } from 'luxon'
import { addDays, type PlainDate } from './plain-date.ts'

/** The hour at which people are reminded who have not chosen one, and whose clock it is. */
export const defaultNoticeHour = 9
export const defaultNoticeZone = 'Europe/Berlin'

/** From this hour on nobody is disturbed any more by what should have come earlier. */
const quietFrom = 21

// A letter that has to be written, signed and posted in time needs a week; a transfer or an appointment does not.
const long = [7, 3, 1, 0]
const short = [3, 1, 0]
const daysOf: Record<string, readonly number[]> = {
  object: long,
  sue: long,
  reply: long,
  consent: long,
  terminate: long,
  'send-documents': long,
}

/** How many days before its day somebody is reminded of a deadline, by what it asks for (`what` of a deadline); 0 is the day itself. */
export function daysBefore(what: string): readonly number[] {
  return daysOf[what] ?? short
}

/** A deadline as far as reminding is concerned. Until `snoozedUntil` nobody wants to hear of it; on that day they do. */
export type Watched = { what: string; dueOn: PlainDate; snoozedUntil: PlainDate | null }

/**
 * The newest day up to `today` on which a person has to be reminded of this; null when there is none yet or the deadline is over. Days
 * that were missed (the letter came late, the server was off) are caught up with by one notice, however many they are.
 */
export function noticeDay({ what, dueOn, snoozedUntil }: Watched, today: PlainDate) {
  if (dueOn < today) return null
  const days = daysBefore(what).map((count) => addDays(dueOn, -count))
  if (snoozedUntil !== null && snoozedUntil <= dueOn) days.push(snoozedUntil)
  const reached = days.filter((day) => day <= today && day >= (snoozedUntil ?? day))
  return reached.reduce<PlainDate | null>(
    (newest, day) => (day > (newest ?? '') ? day : newest),
    null,
  )
}

/** When somebody wants to be reminded: an hour (0 to 23) of the clock in a zone (IANA name), and the last day that is settled. */
export type NoticeClock = { hour: number; zone: string; lastDay: PlainDate | null }

/** Whether this is the name of a time zone. */
export const isZone = (name: string): boolean => IANAZone.isValidZone(name)

const clockAt = (day: PlainDate, hour: number, zone: string) =>
  DateTime.fromISO(day, { zone }).set({ hour })

/** Until when a reminder of this day may still come: it is quiet in the evening, unless the chosen hour is then. */
export function quietAfter(day: PlainDate, { hour, zone }: Omit<NoticeClock, 'lastDay'>): Date {
  const end =
    hour < quietFrom ? clockAt(day, quietFrom, zone) : clockAt(day, hour, zone).plus({ hours: 1 })
  return end.toJSDate()
}

/** The end of a day where a clock in this zone shows it. */
export function endOfDay(day: PlainDate, zone: string): Date {
  return DateTime.fromISO(day, { zone }).plus({ days: 1 }).toJSDate()
}

/** The day it is in a zone. */
export function dayIn(zone: string, moment: Date): PlainDate {
  return DateTime.fromJSDate(moment, { zone }).toFormat('yyyy-MM-dd')
}

/**
 * When to remind next and for which day: at the chosen hour, at once where that hour was missed and it is not quiet yet, and never
 * twice for one day. An hour that a spring night leaves out becomes the next one.
 */
export function nextNotices(clock: NoticeClock, now: Date): { day: PlainDate; at: Date } {
  const { hour, zone, lastDay } = clock
  let day = dayIn(zone, now)
  // who travelled west has a last day that is still to come; one further ahead is of a clock that was wrong
  const furthest = addDays(day, 2)
  if (lastDay !== null && lastDay >= day && lastDay <= furthest) day = addDays(lastDay, 1)
  if (quietAfter(day, clock) <= now) day = addDays(day, 1)
  const at = clockAt(day, hour, zone).toJSDate()
  return { day, at: at > now ? at : now }
}
