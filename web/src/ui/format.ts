import {
  daysBetween,
  isPlainDate,
  localAmount,
  localPercent,
  parseAmount,
  type PlainDate,
  spelledDay,
} from '@brieflotse/rules'
import { language, locale } from '../text/in-language.ts'
import { text } from '../text/text.ts'

const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'always' })
const kilobytes = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 })

/** "14 March 2025"; returns other texts unchanged. */
export function dayText(day: PlainDate): string {
  return isPlainDate(day) ? unbroken(spelledDay(day, locale)) : day
}

/** "Friday, 14 March 2025"; returns other texts unchanged. */
export function weekdayText(day: PlainDate): string {
  return isPlainDate(day) ? unbroken(spelledDay(day, locale, 'long')) : day
}

/** "Friday". */
export function weekdayLabel(day: PlainDate): string {
  return new Date(`${day}T12:00Z`).toLocaleDateString(locale, { weekday: 'long', timeZone: 'UTC' })
}

/** "8." at the end of a line would look like the end of a sentence. */
const unbroken = (day: string) => day.replace(/(\d\.) /, '$1\u00A0')

/** Days from `today` to `day`; negative for the past. */
export function daysUntil(day: PlainDate, today: PlainDate): number {
  return daysBetween(today, day)
}

/** "in 3 days" or "yesterday", from a number of days relative to today. */
export function daysLeftText(days: number): string {
  const { time } = text
  if (days === 0) return time.today
  if (days === 1) return time.tomorrow
  if (days === -1) return time.yesterday
  if (days < -365) return time.longAgo
  if (days < -60) return time.monthsAgo({ months: Math.floor(-days / 30.44) })
  return days < 0 ? time.daysAgo({ days: -days }) : time.daysLeft({ days })
}

/** The calendar day in the time zone of the device, not in UTC. */
export function dayOf(moment: Date): PlainDate {
  const two = (value: number) => String(value).padStart(2, '0')
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`
}

/** A time of day: 24 hours in every language, as in the letters. */
export const timeOfDay = { timeStyle: 'short', hourCycle: 'h23' } as const

/** "14 March 2025, 09:30", in the time zone of the device. */
export function momentText(moment: string): string {
  const at = new Date(moment)
  const time = at.toLocaleTimeString(locale, timeOfDay)
  return `${dayText(dayOf(at))}, ${time}`
}

const units = [
  ['minute', 60, 3600],
  ['hour', 3600, 86_400],
  ['day', 86_400, 2_629_800],
  ['month', 2_629_800, 31_557_600],
  ['year', 31_557_600, Infinity],
] as const

/** "5 minutes ago". "Just now" for the last minute, and for moments in the future (if a clock is fast). */
export function agoText(moment: string, now: Date): string {
  const seconds = (now.getTime() - Date.parse(moment)) / 1000
  const unit = units.find(([, , limit]) => seconds < limit)
  if (!unit || seconds < 60) return text.time.now
  return relative.format(-Math.floor(seconds / unit[1]), unit[0])
}

/** "€1,234.56" from the German format ("1.234,56 €"); returns other texts unchanged. */
export function amountText(german: string): string {
  const cents = parseAmount(german)
  return cents === null ? german : centsText(cents)
}

/** "€1,234.56", in the format of the user's language. */
export function centsText(cents: number): string {
  return localAmount(cents, locale)
}

/** "30%", in the format of the user's language. */
export const percentText = (share: number): string => localPercent(Math.round(share * 100), locale)

/** "84 MB" or "1.2 GB"; kilobytes for less than a tenth of a megabyte. */
export function sizeText(bytes: number): string {
  const [unit, size] =
    bytes >= 1e9
      ? (['gigabyte', 1e9] as const)
      : bytes >= 1e5
        ? (['megabyte', 1e6] as const)
        : (['kilobyte', 1e3] as const)
  const value = bytes / size
  return value
    .toLocaleString(locale, {
      style: 'unit',
      unit,
      unitDisplay: language === 'ar' ? 'long' : 'short',
      maximumFractionDigits: value < 10 ? 1 : 0,
    })
    .replace(/k(?=B)|к(?=Б)/, (kilo) => kilo.toUpperCase())
}

/** Bytes in whole kilobytes: "1,204". */
export function kilobyteText(bytes: number): string {
  return kilobytes.format(Math.max(1, Math.round(bytes / 1024)))
}
