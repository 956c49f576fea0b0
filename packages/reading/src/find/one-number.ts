import { findDates } from '../german/dates.ts'
import type { ReferenceKind } from '../german/label-cues.ts'
import type { Zone } from '../layout/types.ts'

/** The sign of a court: `52 XVII K 88/26`, `3 Ca 1911 d/25`, `DR II 214/26`. */
export const courtSign = String.raw`(?:\d{1,4}\s(?:[IVX]{1,5}\s)?|DR\s(?:[IVX]{1,5}\s)?)(?:\p{Lu}\p{L}{0,3}\s){0,2}\d{1,6}(?:\s\p{Ll})?\/\d{2}(?!\d)(?:\s(?:VKH|PKH|\p{Lu})(?!\p{L}))?`

/** A printed number: begins with a letter or digit, contains a digit, has spaces only between groups. */
export const numberShape = String.raw`(?:${courtSign}|[\p{L}\d][\p{L}\d./_-]*(?:\s(?=[\p{L}\d.–/-]*\d)[\p{L}\d.–/_-]+|\s[–-]\s(?=\S*\d)\S+|\s\p{Lu}{1,3}(?=\s\d|\s?$))*)`

/** Whether a value can be a reference number: no day, amount, account, address or running text. */
export function isNumber(value: string): boolean {
  if (!/\d/.test(value) || value.length > 40 || value.length < 2) return false
  const [date] = findDates(value)
  if (date && date.end - date.start > value.length - 3) return false
  if (/^(?:IBAN\s)?[A-Z]{2}\d{2}(?:\s?[A-Z\d]{4}){3}/u.test(value)) return false
  // Words and punctuation show running text, except a clerk's initials at the end.
  if (/(?:^|\s)\p{Ll}{2,}(?:\s|$)|[,;()_]/u.test(value.replace(/\/\d\d\s\p{Ll}{2}$/u, '')))
    return false
  return !/€|EUR|@|www|Uhr|%|^\d{5}\s\p{Lu}/u.test(value)
}

/** Whether a value looks like a number that identifies something, and not like a phone number, a year or a count. */
export const isIdentifier = (value: string) =>
  isNumber(value) &&
  (value.match(/\d/g)?.length ?? 0) > 2 &&
  !/^(?:\+|0\d{2,5}[\s/-])[\d\s/-]+$|^(?:19|20)\d\d$|\d\s?(?:m²?|kWh|km|g|kg|Tage|Monate)$/u.test(
    value,
  )

/** A number that occurs once. */
export const singleMention = { mentions: 1, doubted: false }

/** Whether one number is the beginning of another: a purpose may be cut at the end of its line. */
export const isBeginning = (part: string, whole: string) =>
  part.length > 4 && whole.startsWith(part)

/** Normalises a number, so that different ways of printing it are equal. */
export const numberKey = (value: string) => value.replace(/[\s./–-]/g, '').toLowerCase()

/** Whether two texts may be readings of the same number or word: they differ in one character, or one has one more. */
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

/** Of several readings of one number keeps the most frequent; without one, all are doubtful. */
export function mergeMentions(all: Reference[]): Reference[] {
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

/**
 * A reference number in the letter. `quoted`: the letter asks the reader to quote it, or its `short` form. `doubted`: another mention
 * differs in one character.
 */
export type Reference = {
  label: string
  value: string
  short?: string | undefined
  words: number[]
  zone: Zone
  kind: ReferenceKind
  quoted: boolean
  mentions: number
  doubted: boolean
}
