import { findDates } from '../german/dates.ts'
import type { Reference } from './reference.ts'

/** A number as printed: begins with a letter or digit, has a digit, blanks only between groups. */
export const numberShape = String.raw`[\p{L}\d][\p{L}\d./_-]*(?:\s(?=[\p{L}\d.–/-]*\d)[\p{L}\d.–/_-]+|\s[–-]\s(?=\S*\d)\S+|\s\p{Lu}{1,3}(?=\s\d|\s?$))*`

/** Whether a value can be a number to quote: no day, amount, account, address or running text. */
export function isNumber(value: string): boolean {
  if (!/\d/.test(value) || value.length > 40 || value.length < 2) return false
  const [date] = findDates(value)
  if (date && date.end - date.start > value.length - 3) return false
  if (/^(?:IBAN\s)?[A-Z]{2}\d{2}(?:\s?[A-Z\d]{4}){3}/u.test(value)) return false
  // Words and punctuation of running text are no part of a number.
  if (/(?:^|\s)\p{Ll}{2,}(?:\s|$)|[,;()_]/u.test(value)) return false
  return !/€|EUR|@|www|Uhr|%|^\d{5}\s\p{Lu}/u.test(value)
}

/** A number that was found in one place. */
export const once = { mentions: 1, doubted: false }

/** A purpose may be cut at the end of its line. */
export const isBeginning = (part: string, whole: string) =>
  part.length > 4 && whole.startsWith(part)

/** What two ways of printing a number have in common. */
export const numberKey = (value: string) => value.replace(/[\s./–-]/g, '').toLowerCase()

/** Two readings of one number or word: they differ in one character, or one has one more. */
export function almostSame(a: string, b: string): boolean {
  if (a === b || Math.abs(a.length - b.length) > 1 || Math.min(a.length, b.length) < 5) return false
  let head = 0
  while (head < Math.min(a.length, b.length) && a[head] === b[head]) head++
  const [tailA, tailB] = [a.slice(head), b.slice(head)]
  return [
    tailA.slice(1) === tailB.slice(1),
    tailA.slice(1) === tailB,
    tailA === tailB.slice(1),
  ].some(Boolean)
}

/** Of two readings of one number the one that stands more often remains, in doubt where none does. */
export function settle(all: Reference[]): Reference[] {
  return all.flatMap((one) => {
    const twin = all.find(
      (other) =>
        almostSame(numberKey(one.value), numberKey(other.value)) &&
        other.kind.name === one.kind.name,
    )
    if (!twin) return [one]
    if (twin.mentions > one.mentions) return []
    return [{ ...one, quoted: one.quoted || twin.quoted, doubted: twin.mentions === one.mentions }]
  })
}
