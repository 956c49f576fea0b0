import { addPeriod, endOfMonth, type PlainDate } from '@brieflotse/rules'
import { countOf, countWords } from '../../german/counts.ts'

const part = String.raw`(?:monats)?(?:raten?|teilbetr(?:ag|ägen?)|teilzahlung(?:en)?)(?!\p{L})`
/** `1. bis 11. Rate` */
const from = new RegExp(String.raw`(\d{1,2})\.\s?(?:bis|–|-)\s?(\d{1,2})\.\s${part}`, 'iu')
/** `in zwölf Monatsraten`, `zehn gleichen Raten`, `elf weitere Raten` */
const many = new RegExp(
  String.raw`(?<![\p{L}\d.,])(\d{1,2}|${countWords})\s(?:\p{L}+e[nr]?\s){0,2}${part}`,
  'iu',
)
const further = /(?<!\p{L})(?:weitere|restliche|folgende|verbleibende|übrige|offene)\p{L}*\s/iu
const monthly =
  /monatsrate|(?<!\p{L})monatlich|(?:jede[ns]|eines|des)\s(?:jeden\s)?(?:folge|kalender)?monats(?!\p{L})|(?:der|die)\sfolgemonate|jeden\smonat/iu
const onLastDay =
  /(?:letzten|ende)\s(?:tag\s)?(?:jede[ns]|eines|des)\s(?:jeden\s)?(?:folge|kalender)?monats|monatsende/iu
/** Longer plans are not listed: only their number is said. */
const mostListed = 36

/** The number of parts that a text names; null if none, or if it leaves out parts that were paid or stand elsewhere. */
export function partsIn(text: string): number | null {
  const found = many.exec(text)
  const count = found?.[1] && !further.test(found[0]) ? countOf(found[1]) : 0
  return count > 1 ? count : null
}

/** Equal parts of a row or sentence: `1. bis 11. Rate, jeweils zum 15. des Monats, erstmals 15.01.2026` as eleven parts, one a month. */
export function repeated<Part extends { day: PlainDate | null }>(
  text: string,
  first: Part,
): Part[] {
  const span = from.exec(text)
  const count = span
    ? Number(span[2]) - Number(span[1]) + 1
    : countOf(many.exec(text)?.[1] ?? 'ein')
  const { day } = first
  if (!day || !monthly.test(text) || count < 2 || count > mostListed) return [first]
  return Array.from({ length: count }, (_, at) => ({
    ...first,
    day: onLastDay.test(text) ? endOfMonth(day, at) : addPeriod(day, { count: at, unit: 'month' }),
  }))
}
