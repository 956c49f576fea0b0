import { addDays, daysBefore, momentsOf, tidyCalendarFile } from '@brieflotse/rules'
import { createEvents, type Alarm, type DurationObject, type EventAttributes } from 'ics'
import { createHash } from 'node:crypto'
import type { FollowedDay } from '../reminders/store.ts'
import type { Words } from '../text/in-language.ts'
import { aboutDay, plainLine } from './wording.ts'

export type CalendarOptions = {
  publicUrl: string
  /** Where the reader's phone reaches this server; without it no event names an address. */
  address: string | null
  /** The hour at which the reader wants to be reminded. */
  hour: number
  words: Words
}

/**
 * The calendar of a user's deadlines that are still to be done. What is done, not followed or erased is not in it any more, which is how a
 * subscribed calendar forgets. The same deadlines make the same text, byte for byte: by it a calendar program knows that nothing changed.
 */
export function calendarText(days: FollowedDay[], options: CalendarOptions): string {
  const events = days.filter((day) => !day.done).map((day) => eventOf(day, options))
  const { error, value } = createEvents(events, {
    productId: 'Brieflotse',
    method: 'PUBLISH',
    calName: options.words.calendar.name,
  })
  if (error || !value) throw new Error('The calendar is none', { cause: error })
  return tidyCalendarFile(completed(value, days))
}

/** Names a text for `If-None-Match`. */
export const tagOf = (text: string) =>
  `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`

function eventOf(day: FollowedDay, options: CalendarOptions): EventAttributes {
  const { publicUrl, address, words } = options
  const url = address && `${address}/documents/${day.documentId}`
  return {
    uid: `deadline-${day.id}@${new URL(publicUrl).hostname}`,
    sequence: day.sequence,
    title: `${words.deadlines[day.what]}: ${words.foreign(plainLine(day.title))}`,
    description: [...aboutDay(day, words), ...(url ? [url] : [])].join('\n'),
    ...(url && { url }),
    ...(timedOf(day, options) ?? wholeDay(day, options)),
  }
}

/** A deadline takes no time of the day. */
function wholeDay({ dueOn, what }: FollowedDay, { hour, words }: CalendarOptions) {
  return {
    start: partsOf(dueOn),
    end: partsOf(addDays(dueOn, 1)),
    transp: 'TRANSPARENT' as const,
    alarms: daysBefore(what).map((days) => alarm(beforeMidnight(days, hour), words)),
  }
}

/** An appointment with a time, which is one of a clock in Germany; null for what has none. */
function timedOf({ dueOn, what, time }: FollowedDay, { words }: CalendarOptions) {
  const [, hour, minute] = /^(\d{1,2}):(\d{2})$/.exec(time ?? '') ?? []
  if (what !== 'appointment' || hour === undefined) return null
  const at = { day: dueOn, hour: Number(hour), minute: Number(minute) }
  const { startDate, endDate } = momentsOf(at, 'Europe/Berlin', 60)
  return {
    start: Date.parse(startDate),
    startInputType: 'utc' as const,
    startOutputType: 'utc' as const,
    end: Date.parse(endDate),
    endInputType: 'utc' as const,
    endOutputType: 'utc' as const,
    alarms: daysBefore(what).map((days) =>
      alarm(days === 0 ? { hours: 2, before: true } : { days, before: true }, words),
    ),
  }
}

const partsOf = (day: string) => day.split('-').map(Number) as [number, number, number]

const alarm = (trigger: DurationObject, { calendar }: Words): Alarm => ({
  action: 'display',
  description: calendar.alarm,
  trigger,
})

/** That hour so many days before an event that lasts all day, counted from the midnight it begins with. */
function beforeMidnight(days: number, hour: number): DurationObject {
  if (days === 0) return { hours: hour, before: false }
  return { days: days - 1, hours: 24 - hour, before: true }
}

/** What the library writes as it is now, or not at all. */
function completed(text: string, days: FollowedDay[]): string {
  const changed = new Map(days.map((day) => [`deadline-${day.id}@`, stampOf(day.updatedAt)]))
  let stamp = ''
  return text
    .split('\r\n')
    .flatMap((line) => {
      const uid = /^UID:(deadline-\d+@)/.exec(line)?.[1]
      if (uid) stamp = changed.get(uid) ?? ''
      if (line.startsWith('DTSTAMP:')) return [`DTSTAMP:${stamp}`, `LAST-MODIFIED:${stamp}`]
      if (line.startsWith('X-PUBLISHED-TTL')) return [line, 'REFRESH-INTERVAL;VALUE=DURATION:PT1H']
      return [line]
    })
    .join('\r\n')
}

const stampOf = (moment: string) => moment.replace(/\.\d+Z$/u, 'Z').replace(/[-:]/gu, '')
