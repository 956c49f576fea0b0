import { type CalendarEvent, tidyCalendarFile } from '@brieflotse/rules'
import { createEvent } from 'ics'
import { calendarText } from '../text/calendar.ts'

/** Identifies an event, so that importing a new file replaces it and adds no second one. */
export type EventKey = { uid: string; now: Date }

/**
 * A calendar file with one event and two alarms, a day and an hour before. Throws if the library rejects the event, which happens only for
 * an invalid time.
 */
export function calendarFile(event: CalendarEvent, { uid, now }: EventKey): string {
  const { error, value } = createEvent({
    productId: 'Brieflotse',
    method: 'PUBLISH',
    uid,
    // grows with every new file, as RFC 5546 requires for a changed event
    sequence: Math.floor(now.getTime() / 1000 / 60),
    title: oneLine(event.title),
    description: event.description,
    ...(event.location && { location: event.location }),
    start: Date.parse(event.startDate),
    startInputType: 'utc',
    startOutputType: 'utc',
    end: Date.parse(event.endDate),
    endInputType: 'utc',
    endOutputType: 'utc',
    // the library does not escape the description of an alarm, so it must not contain text from a letter
    alarms: [
      { action: 'display', description: calendarText.alarm, trigger: { days: 1, before: true } },
      { action: 'display', description: calendarText.alarm, trigger: { hours: 1, before: true } },
    ],
  })
  if (error || !value) throw new Error('The event is none', { cause: error })
  return tidyCalendarFile(value)
}

const oneLine = (text: string) => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()
