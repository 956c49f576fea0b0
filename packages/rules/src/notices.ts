import { DateTime, IANAZone } from 'luxon'
import { addDays, type PlainDate } from './plain-date.ts'

/** The default hour and time zone of notifications. */
export const defaultNoticeHour = 9
export const defaultNoticeZone = 'Europe/Berlin'

/** No notifications after this hour, even if an earlier one was missed. */
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

/** How many days before a deadline the user is notified, by its kind (`what` of a deadline); 0 is the day itself. */
export function daysBefore(what: string): readonly number[] {
  return daysOf[what] ?? short
}

/** The fields of a deadline that notifications need. The user is notified again on the day `snoozedUntil`. */
export type Watched = { what: string; dueOn: PlainDate; snoozedUntil: PlainDate | null }

/**
 * The newest notification day up to `today`; null if there is none yet or the deadline is over. Several missed days (the letter came late,
 * the server was off) lead to one notification only.
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

/** When the user wants notifications: an hour (0 to 23) in a zone (IANA name), and the last day that was handled. */
export type NoticeClock = { hour: number; zone: string; lastDay: PlainDate | null }

/** Whether this is the name of a time zone that exists. */
export const isZone = (name: string): boolean => IANAZone.isValidZone(name)

const clockAt = (day: PlainDate, hour: number, zone: string) =>
  DateTime.fromISO(day, { zone }).set({ hour })

/** The latest moment for a notification on this day: the evening's quiet hour, or later if the user chose a later hour. */
export function quietAfter(day: PlainDate, { hour, zone }: Omit<NoticeClock, 'lastDay'>): Date {
  const end =
    hour < quietFrom ? clockAt(day, quietFrom, zone) : clockAt(day, hour, zone).plus({ hours: 1 })
  return end.toJSDate()
}

/** The end of a day in this zone. */
export function endOfDay(day: PlainDate, zone: string): Date {
  return DateTime.fromISO(day, { zone }).plus({ days: 1 }).toJSDate()
}

/** The calendar day in a zone at a moment. */
export function dayIn(zone: string, moment: Date): PlainDate {
  return DateTime.fromJSDate(moment, { zone }).toFormat('yyyy-MM-dd')
}

/**
 * The next notification and its day: at the chosen hour, at once if that hour was missed and quiet hours have not begun, and only once per
 * day. An hour skipped by daylight saving becomes the next one.
 */
export function nextNotices(clock: NoticeClock, now: Date): { day: PlainDate; at: Date } {
  const { hour, zone, lastDay } = clock
  let day = dayIn(zone, now)
  // after travelling west the last day can be in the future; one further ahead comes from a wrong clock and is ignored
  const furthest = addDays(day, 2)
  if (lastDay !== null && lastDay >= day && lastDay <= furthest) day = addDays(lastDay, 1)
  if (quietAfter(day, clock) <= now) day = addDays(day, 1)
  const at = clockAt(day, hour, zone).toJSDate()
  return { day, at: at > now ? at : now }
}
