import { addDays, daysBetween, plainDate } from '@brieflotse/rules'
import type { PlainDate } from '@brieflotse/rules'
import { asDigits } from './ocr-slips.ts'

/** A printed date. `year` and `date` are null if the year is missing. Offsets into the text. */
export type PrintedDate = {
  start: number
  end: number
  day: number
  month: number
  year: number | null
  date: PlainDate | null
  /** The date as read, if it had to be repaired because of letters or commas in it: `1O.11,2025`. */
  mended?: string
  /** The words for a day without numbers: `Ende der Woche`. */
  spoken?: string
}

const months: [string, number][] = [
  ['januar|jänner|jan', 1],
  ['februar|feber|feb', 2],
  ['märz|maerz|mrz|mär', 3],
  ['april|apr', 4],
  ['mai', 5],
  ['juni|juno|jun', 6],
  ['juli|julei|jul', 7],
  ['august|aug', 8],
  ['september|sept|sep', 9],
  ['oktober|okt', 10],
  ['november|nov', 11],
  ['dezember|dez', 12],
]
export const anyMonth = months.map(([names]) => names).join('|')
/** The number of a month, 1 to 12; 0 if it is none. */
export const monthOf = (name: string) =>
  months.find(([names]) => names.split('|').includes(name.toLowerCase()))?.[1] ?? 0

// Not directly after a digit or mark, as in a file number or amount, nor directly before digits.
const before = String.raw`(?<![\d.,/:-])`
const iso = String.raw`(?<iy>(?:19|20)\d{2})-(?<im>\d{2})-(?<id>\d{2})`
const dotted = String.raw`(?<dd>\d{1,2})\.\s?(?<dm>\d{1,2})\.\s?(?<dy>(?:19|20)\d{2}|\d{2}(?!\d|\s?Uhr|:\d|,\d|\s?€))?`
const worded = String.raw`(?<wd>\d{1,2})\.?\s?(?<wm>${anyMonth})(?![a-zäöü])\.?(?:\s(?<wy>(?:19|20)\d{2})(?!\d))?`
const slashed = String.raw`(?<sd>\d{1,2})[/-](?<sm>\d{1,2})[/-](?<sy>(?:19|20)\d{2}|(?<=\/)\d{2}(?!\d))`
const pattern = new RegExp(
  `${before}(?:${iso}|${worded}|${slashed}|${dotted})(?![\\d/-]|[.:]\\d|\\sUhr)`,
  'giu',
)

// A full date in which OCR read letters for digits, or commas and spaces for dots; the year must be read correctly.
const slipped = new RegExp(
  String.raw`(?<![\p{L}\d.,/:-])(?=[0-3OoIl|])(?=[^\s]{0,14}[OoIl|SB,:]|\d{1,2}\s\.|\d{1,2}\.\d{1,2}\s\.)([0-3OoIl|][\dOoIl|SB]?)\s?[.,]\s?([01OoIl|]?[\dOoIl|SB])\s?[.,:]\s?(20\d{2})(?![\d/-]|[.:,]\d|\sUhr)`,
  'gu',
)

/** Dates with misread characters that have only one possible reading; `taken`: dates found already. */
function slippedDates(text: string, taken: PrintedDate[]): PrintedDate[] {
  return [...text.matchAll(slipped)].flatMap((match) => {
    const [start, end] = [match.index, match.index + match[0].length]
    const [day, month, year] = match.slice(1).map((part) => Number(asDigits(part)))
    const date = plainDate(year ?? 0, month ?? 0, day ?? 0)
    const isRead = taken.some((one) => one.year !== null && one.start < end && one.end > start)
    if (!date || isRead || !day || !month || !year) return []
    return [{ start, end, day, month, year, date, mended: match[0] }]
  })
}

/** A printed year; two digits below 70 mean 20xx, others 19xx. */
function fullYear(printed: string | undefined): number | null {
  if (!printed) return null
  const year = Number(printed)
  if (printed.length === 4) return year
  return year < 70 ? 2000 + year : 1900 + year
}

/**
 * All dates in a text, in order: `14.03.2025`, `14. 3. 25`, `16.03.`, `2. Oktober 2025`, `3. März`, `2025-10-02`, `02/10/2025`. With dots,
 * slashes and dashes the day comes first, in ISO dates the year; invalid dates are left out.
 */
export function findDates(text: string): PrintedDate[] {
  const found: PrintedDate[] = []
  for (const match of text.matchAll(pattern)) {
    const g = match.groups ?? {}
    const day = Number(g.id ?? g.wd ?? g.sd ?? g.dd)
    const month = g.wm ? monthOf(g.wm) : Number(g.im ?? g.sm ?? g.dm)
    const year = fullYear(g.iy ?? g.wy ?? g.sy ?? g.dy)
    // A leap year replaces the missing year, so that 29.02. is valid.
    if (plainDate(year ?? 2000, month, day) === null) continue
    const date = year === null ? null : plainDate(year, month, day)
    const end = match.index + match[0].trimEnd().length
    found.push({ start: match.index, end, day, month, year, date })
  }
  const mended = slippedDates(text, found)
  const rest = found.filter(
    (one) => !mended.some(({ start, end }) => one.start < end && one.end > start),
  )
  return [...rest, ...mended].toSorted((a, b) => a.start - b.start)
}

/** The reason of a repaired date; empty for one that was read correctly. */
export const mendedNote = ({ mended, date }: PrintedDate): string =>
  mended ? `; “${mended}” is read as ${date}, the only day it can be` : ''

/**
 * The date with the missing year: the first one not more than 60 days before `near`, usually the letter's date. Null for 29.02. without a
 * leap year nearby.
 */
export function dateNear(printed: PrintedDate, near: PlainDate): PlainDate | null {
  if (printed.date) return printed.date
  const earliest = addDays(near, -60)
  const year = Number(near.slice(0, 4))
  for (const candidate of [year - 1, year, year + 1]) {
    const date = plainDate(candidate, printed.month, printed.day)
    if (date && daysBetween(earliest, date) >= 0) return date
  }
  return null
}
