/** A calendar day as `YYYY-MM-DD`, without time and time zone. */
export type PlainDate = string

/** A length of time as laws and letters state it. */
export type Period = { count: number; unit: 'day' | 'week' | 'month' | 'year' }

/** Monday is 1 and Sunday 7, as in ISO 8601. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7

const shape = /^(\d{4})-(\d{2})-(\d{2})$/
const dayMs = 86_400_000

/** The days of a month (1 to 12). */
function daysInMonth(year: number, month: number): number {
  return new Date(Date.UTC(2000 + (year % 400), month, 0)).getUTCDate()
}

/** The day with these numbers, or null when the calendar has no such day. Years 1 to 9999. */
export function plainDate(year: number, month: number, day: number): PlainDate | null {
  if (![year, month, day].every(Number.isInteger)) return null
  if (year < 1 || year > 9999 || month < 1 || month > 12) return null
  if (day < 1 || day > daysInMonth(year, month)) return null
  const pad = (value: number, length: number) => String(value).padStart(length, '0')
  return `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`
}

/** Whether the text is `YYYY-MM-DD` and a day that exists. */
export function isPlainDate(text: string): boolean {
  const match = shape.exec(text)
  return match !== null && plainDate(Number(match[1]), Number(match[2]), Number(match[3])) !== null
}

/** Year, month (1 to 12) and day of the month. Throws a RangeError for a text that is not a day. */
export function dateParts(date: PlainDate): { year: number; month: number; day: number } {
  if (!isPlainDate(date)) throw new RangeError(`Not a day: ${date}`)
  const [year, month, day] = date.split('-').map(Number) as [number, number, number]
  return { year, month, day }
}

// Only UTC functions with explicit arguments, so that the result is the same in every time zone.
function serial(date: PlainDate): number {
  const { year, month, day } = dateParts(date)
  return new Date(0).setUTCFullYear(year, month - 1, day) / dayMs
}

/** The day so many days later (earlier when negative). Throws a RangeError outside the years 1 to 9999. */
export function addDays(date: PlainDate, days: number): PlainDate {
  const moved = new Date((serial(date) + days) * dayMs)
  const result = plainDate(moved.getUTCFullYear(), moved.getUTCMonth() + 1, moved.getUTCDate())
  if (result === null) throw new RangeError(`Outside the calendar: ${date} ${days} days`)
  return result
}

/** The same weekday so many weeks later. */
export function addWeeks(date: PlainDate, weeks: number): PlainDate {
  return addDays(date, weeks * 7)
}

/** The same day of the month so many months later; if the month lacks it, its last day. Source: § 188 (2), (3) BGB. */
export function addMonths(date: PlainDate, months: number): PlainDate {
  const { year, month, day } = dateParts(date)
  const index = year * 12 + (month - 1) + months
  const toYear = Math.floor(index / 12)
  const toMonth = index - toYear * 12 + 1
  const result = plainDate(toYear, toMonth, Math.min(day, daysInMonth(toYear, toMonth)))
  if (result === null) throw new RangeError(`Outside the calendar: ${date} ${months} months`)
  return result
}

/** The day after a period of days, weeks, months or years. Source: § 188 BGB. */
export function addPeriod(date: PlainDate, { count, unit }: Period): PlainDate {
  if (unit === 'day') return addDays(date, count)
  if (unit === 'week') return addWeeks(date, count)
  return addMonths(date, unit === 'month' ? count : count * 12)
}

/** The last day of the month that lies so many months after the day's month. */
export function endOfMonth(date: PlainDate, monthsLater = 0): PlainDate {
  const { year, month } = dateParts(addMonths(`${date.slice(0, 8)}01`, monthsLater))
  return plainDate(year, month, daysInMonth(year, month)) as PlainDate
}

/** Negative, zero or positive, for sorting. */
export function compareDays(a: PlainDate, b: PlainDate): number {
  return serial(a) - serial(b)
}

/** How many days `to` lies after `from`; negative when it lies before. */
export function daysBetween(from: PlainDate, to: PlainDate): number {
  return serial(to) - serial(from)
}

export function weekdayOf(date: PlainDate): Weekday {
  // 1970-01-01, day 0, was a Thursday.
  return (((((serial(date) + 3) % 7) + 7) % 7) + 1) as Weekday
}

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
const months =
  'January February March April May June July August September October November December'.split(' ')

export function weekdayName(date: PlainDate): string {
  return weekdays[weekdayOf(date) - 1] as string
}

/** `9 February 2026`. */
export function formatDay(date: PlainDate): string {
  const { year, month, day } = dateParts(date)
  return `${day} ${months[month - 1]} ${year}`
}

/** `Monday, 9 February 2026`. */
export function formatLongDay(date: PlainDate): string {
  return `${weekdayName(date)}, ${formatDay(date)}`
}

/** The day in words, in any language: `9 février 2026`, with its weekday `lundi 9 février 2026`. */
export function spelledDay(date: PlainDate, locale: string, weekday?: 'long'): string {
  if (locale.startsWith('en')) return weekday ? formatLongDay(date) : formatDay(date)
  const written = new Date(`${date}T12:00Z`).toLocaleDateString(locale, {
    ...(weekday && { weekday }),
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
  // in French the first of a month is "1er mars", and Intl has "1 mars"
  return locale.startsWith('fr') ? written.replace(/\b1 (?=\p{L})/u, '1er ') : written
}
