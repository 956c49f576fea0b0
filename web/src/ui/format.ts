import {
  daysBetween,
  formatDay,
  formatEnglishAmount,
  formatLongDay,
  isPlainDate,
  parseAmount,
  type PlainDate,
  withOrdinal,
} from '@brieflotse/rules'
import { language, locale } from '../text/in-language.ts'
import { text } from '../text/text.ts'

const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'always' })
const kilobytes = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 })
const isEnglish = language === 'en'

/** "14 March 2025"; what is no day stays as it is. */
export function dayText(day: PlainDate): string {
  if (!isPlainDate(day)) return day
  return isEnglish ? formatDay(day) : spelled(day)
}

/** "Friday, 14 March 2025"; what is no day stays as it is. */
export function weekdayText(day: PlainDate): string {
  if (!isPlainDate(day)) return day
  return isEnglish ? formatLongDay(day) : spelled(day, 'long')
}

/** "Friday". */
export function weekdayLabel(day: PlainDate): string {
  return new Date(`${day}T12:00Z`).toLocaleDateString(locale, { weekday: 'long', timeZone: 'UTC' })
}

function spelled(day: PlainDate, weekday?: 'long'): string {
  const how = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const
  const said = new Date(`${day}T12:00Z`).toLocaleDateString(
    locale,
    weekday ? { weekday, ...how } : how,
  )
  // "8." alone at the end of a line reads as the end of a sentence
  return withOrdinal(said, locale).replace(/(\d\.) /, '$1\u00A0')
}

/** Days from `today` to `day`; negative when it has passed. */
export function daysUntil(day: PlainDate, today: PlainDate): number {
  return daysBetween(today, day)
}

/** "in 3 days", "yesterday", for a number of days from today. */
export function daysLeftText(days: number): string {
  const { time } = text
  if (days === 0) return time.today
  if (days === 1) return time.tomorrow
  if (days === -1) return time.yesterday
  if (days < -365) return time.longAgo
  if (days < -60) return time.monthsAgo({ months: Math.floor(-days / 30.44) })
  return days < 0 ? time.daysAgo({ days: -days }) : time.daysLeft({ days })
}

/** The reader's own day, not the one in Greenwich. */
export function dayOf(moment: Date): PlainDate {
  const two = (value: number) => String(value).padStart(2, '0')
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`
}

/** "14 March 2025, 09:30", in the reader's own time. */
export function momentText(moment: string): string {
  const at = new Date(moment)
  const time = at.toLocaleTimeString(locale, { hour: '2-digit', minute: '2-digit' })
  return `${dayText(dayOf(at))}, ${time}`
}

const units = [
  ['minute', 60, 3600],
  ['hour', 3600, 86_400],
  ['day', 86_400, 2_629_800],
  ['month', 2_629_800, 31_557_600],
  ['year', 31_557_600, Infinity],
] as const

/** "5 minutes ago"; moments of the last minute (or of a clock that runs ahead) are "just now". */
export function agoText(moment: string, now: Date): string {
  const seconds = (now.getTime() - Date.parse(moment)) / 1000
  const unit = units.find(([, , limit]) => seconds < limit)
  if (!unit || seconds < 60) return text.time.now
  return relative.format(-Math.floor(seconds / unit[1]), unit[0])
}

/** "€1,234.56" from German notation ("1.234,56 €"); what is no amount stays as it is. */
export function amountText(german: string): string {
  const cents = parseAmount(german)
  return cents === null ? german : centsText(cents)
}

/** "€1,234.56"; in other languages as they write it. */
export function centsText(cents: number): string {
  if (isEnglish) return formatEnglishAmount(cents)
  return (cents / 100).toLocaleString(locale, {
    style: 'currency',
    currency: 'EUR',
    currencyDisplay: 'narrowSymbol',
  })
}

/** "84 MB", "1.2 GB"; below a tenth of a megabyte in kilobytes. */
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

/** Bytes as full kilobytes, "1,204". */
export function kilobyteText(bytes: number): string {
  return kilobytes.format(Math.max(1, Math.round(bytes / 1024)))
}
