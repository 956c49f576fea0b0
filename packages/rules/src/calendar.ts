import { DateTime } from 'luxon'
import type { PlainDate } from './plain-date.ts'
import { utf8Length } from './utf8.ts'

/** A calendar event. Moments are ISO 8601 in UTC; texts are plain text. */
export type CalendarEvent = {
  title: string
  description: string
  startDate: string
  endDate: string
  location: string
}

/** The start and end in UTC of an event at a local time in a zone (IANA name). A time skipped by daylight saving moves one hour later. */
export function momentsOf(
  at: { day: PlainDate; hour: number; minute: number },
  zone: string,
  minutes: number,
): Pick<CalendarEvent, 'startDate' | 'endDate'> {
  const { day, hour, minute } = at
  const start = DateTime.fromISO(day, { zone }).set({ hour, minute })
  const iso = (moment: DateTime) => moment.toUTC().toISO() ?? ''
  return { startDate: iso(start), endDate: iso(start.plus({ minutes })) }
}

/** The app's address for a calendar event; null unless it is https and not this machine, because a phone could not open it. */
export function calendarAddress(address: string): string | null {
  const [origin, host = ''] = /^https:\/\/([^/]+)/i.exec(address) ?? []
  const isHere = /^(?:(?:.+\.)?localhost|127\..+|\[::1\])(?::\d+)?$/i.test(host)
  return origin && !isHere ? origin : null
}

/** Longest text in a link, in characters: browsers and calendars truncate or reject much longer addresses. */
const longestInLink = 900

const shorten = (text: string) =>
  Array.from(text).length <= longestInLink
    ? text
    : `${Array.from(text).slice(0, longestInLink).join('')}…`

/** Encodes pairs as the query of a URL. Lone surrogates are removed, because a URL cannot encode them. */
function queryOf(pairs: Record<string, string>): string {
  const encode = (text: string) => encodeURIComponent(text.replace(/\p{Cs}/gu, ''))
  return Object.entries(pairs)
    .map(([name, value]) => `${name}=${encode(value)}`)
    .join('&')
}

/** `2026-03-29T07:00:00Z`: calendars refuse fractions of a second. */
const toSeconds = (moment: string) => moment.replace(/\.\d+Z$/u, 'Z')

/** The page of Google Calendar that offers to add the event. The address is undocumented but stable since 2006. */
export function googleCalendarUrl(event: CalendarEvent, zone: string): string {
  const bare = (moment: string) => toSeconds(moment).replace(/[-:]/gu, '')
  const query = queryOf({
    action: 'TEMPLATE',
    text: shorten(event.title),
    dates: `${bare(event.startDate)}/${bare(event.endDate)}`,
    details: shorten(event.description),
    location: event.location,
    ctz: zone,
  })
  return `https://calendar.google.com/calendar/render?${query}`
}

/** The page of Outlook's calendar for private accounts that offers to add the event. */
export function outlookCalendarUrl(event: CalendarEvent): string {
  const query = queryOf({
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: shorten(event.title),
    startdt: toSeconds(event.startDate),
    enddt: toSeconds(event.endDate),
    body: shorten(event.description),
    location: event.location,
  })
  return `https://outlook.live.com/calendar/0/deeplink/compose?${query}`
}

const longestLine = 75

/**
 * Formats a calendar file by RFC 5545: lines of at most 75 octets, never cut inside a character (3.1), and durations in days without a `T`
 * (3.3.6). Input lines may be folded in any way.
 */
export function tidyCalendarFile(file: string): string {
  const lines = file.replace(/\r?\n[ \t]/gu, '').split(/\r?\n/u)
  return lines
    .map((line) => fold(line.replace(/^(TRIGGER[^:]*:-?P(?:\d+[WD])+)T$/u, '$1')))
    .join('\r\n')
}

function fold(line: string): string {
  let folded = ''
  let octets = 0
  for (const character of line) {
    const size = utf8Length(character)
    if (octets + size > longestLine) {
      folded += '\r\n '
      octets = 1
    }
    folded += character
    octets += size
  }
  return folded
}
