import { addDays, daysBefore, momentsOf, tidyCalendarFile } from '@brieflotse/rules'
import { createEvents, type Alarm, type DurationObject, type EventAttributes } from 'ics'
import { createHash } from 'node:crypto'
import type { FollowedDay } from '../reminders/store.ts'
import type { Wording } from '../text/in-language.ts'
import { aboutDay, singleLine } from './wording.ts'

export type CalendarOptions = {
  publicUrl: string
  /** The URL at which the reader's phone reaches this server. Without it, events contain no link. */
  address: string | null
  /** The hour at which the reader wants reminders. */
  hour: number
  words: Wording
}

/**
 * Renders the calendar of a user's open deadlines. Deadlines that are done, ignored or erased are missing, so a subscribed calendar
 * drops them. The same deadlines give identical text, by which a calendar program sees that nothing changed.
 */
export function icalendarText(days: FollowedDay[], options: CalendarOptions): string {
  const events = days.filter((day) => !day.done).map((day) => eventOf(day, options))
  const { error, value } = createEvents(events, {
    productId: 'Brieflotse',
    method: 'PUBLISH',
    calName: options.words.calendar.name,
  })
  if (error || !value) throw new Error('The calendar is none', { cause: error })
  return tidyCalendarFile(completed(value, days))
}

/** The ETag of a text. */
export const tagOf = (text: string) =>
  `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`

function eventOf(day: FollowedDay, options: CalendarOptions): EventAttributes {
  const { publicUrl, address, words } = options
  const url = address && `${address}/documents/${day.documentId}`
  return {
    uid: `deadline-${day.id}@${new URL(publicUrl).hostname}`,
    sequence: day.sequence,
    title: `${words.deadlines[day.what]}: ${words.foreign(singleLine(day.title))}`,
    description: [...aboutDay(day, words), ...(url ? [url] : [])].join('\n'),
    ...(url && { url }),
    ...(timedOf(day, options) ?? wholeDay(day, options)),
  }
}

/** A deadline without a time becomes an all-day event. */
function wholeDay({ dueOn, what }: FollowedDay, { hour, words }: CalendarOptions) {
  return {
    start: partsOf(dueOn),
    end: partsOf(addDays(dueOn, 1)),
    transp: 'TRANSPARENT' as const,
    alarms: daysBefore(what).map((days) => alarm(beforeMidnight(days, hour), words)),
  }
}

/** The start of an appointment, in German time; null if it has no time. */
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

const alarm = (trigger: DurationObject, { calendar }: Wording): Alarm => ({
  action: 'display',
  description: calendar.alarm,
  trigger,
})

/** The alarm offset for a reminder at this hour, some days before an all-day event. It counts from the event's first midnight. */
function beforeMidnight(days: number, hour: number): DurationObject {
  if (days === 0) return { hours: hour, before: false }
  return { days: days - 1, hours: 24 - hour, before: true }
}

/** Fixes fields that the library sets to the current time or leaves out. */
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
