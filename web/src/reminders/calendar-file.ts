import { type CalendarEvent, tidyCalendarFile } from '@brieflotse/rules'
import { createEvent } from 'ics'
import { calendarText } from '../text/calendar.ts'

/** Whose event it is, so that a file that is made again replaces the event instead of adding another. */
export type EventKey = { uid: string; now: Date }

/**
 * A calendar file with one event, an alarm a day before and one an hour before. Throws when the library refuses the event, which it does
 * only for what is no moment.
 */
export function calendarFile(event: CalendarEvent, { uid, now }: EventKey): string {
  const { error, value } = createEvent({
    productId: 'Brieflotse',
    method: 'PUBLISH',
    uid,
    // grows with every file that is made, as RFC 5546 asks of a changed event
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
    // the library writes the description of an alarm as it is: a title from a letter must not stand there
    alarms: [
      { action: 'display', description: calendarText.alarm, trigger: { days: 1, before: true } },
      { action: 'display', description: calendarText.alarm, trigger: { hours: 1, before: true } },
    ],
  })
  if (error || !value) throw new Error('The event is none', { cause: error })
  return tidyCalendarFile(value)
}

const oneLine = (text: string) => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()
