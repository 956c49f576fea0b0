import type { Word } from '@brieflotse/reading'

/** The second reading: its confidence is from 0 to 100. */
type Again = { text: string; confidence: number }

/** Two readings that agree are more certain than one, but never as certain as a clear word. */
const AGREED = 0.9
/** A second reading with less confidence is ignored. */
const HEARD = 0.6

/** Whether two words are groups of one number: on one line, at most a wide space apart. */
export function standsBeside(a: Word, b: Word): boolean {
  const gap = b.box.x - (a.box.x + a.box.width)
  const level = Math.abs(a.box.y + a.box.height / 2 - (b.box.y + b.box.height / 2))
  return gap > -1 && gap < 3 && level < Math.max(a.box.height, b.box.height) / 2
}

/**
 * Combines the two readings of a number. Accounts, amounts and dates become more certain if both agree. Other numbers do not,
 * because both readings can lose the same digit (`9991004` became `991004`). The second reading replaces the first if only it is an
 * account with valid check digits, or an amount or date with the same digits; `before` keeps the first.
 */
export function mergeReadings(first: Word[], second: Again[]): Word[] {
  const again = second.filter(({ text }) => /\d/u.test(text))
  const sure = Math.min(...again.map(({ confidence }) => confidence / 100))
  if (again.length === 0 || sure < HEARD) return first
  const [one, two] = [first, again].map((words) => words.map(({ text }) => bare(text)).join(''))
  if (one === two && !isPlain(one!) && !isAccount(one!)) return first
  if (one === two)
    return first.map((word) => ({
      ...word,
      confidence: Math.max(word.confidence, Math.min(AGREED, sure)),
    }))
  if (!mends(one!, two!)) return first
  const parts = divided(two!, first)
  return first.map((word, i) => {
    if (parts[i] === bare(word.text)) return word
    const text = word.text.includes('€') ? `${parts[i]}€` : parts[i]!
    return { ...word, text, before: word.text, confidence: Math.min(AGREED, sure) }
  })
}

/** Removes lines and currency signs around a number. */
const bare = (text: string) => text.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')

const amount = /^\d{1,3}(?:\.\d{3})*,\d{2}$/u
const day = /^(?:0?[1-9]|[12]\d|3[01])\.(?:0?[1-9]|1[0-2])\.(?:19|20)\d\d$/u
const isPlain = (text: string) => amount.test(text) || day.test(text)

/** Whether only the second reading can be correct. */
function mends(one: string, two: string): boolean {
  if (/^DE\d{20}$/.test(two)) return isAccount(two) && !isAccount(one)
  return isPlain(two) && !isPlain(one) && digitsOf(one) === digitsOf(two)
}

const lookAlikes: Record<string, string> = {
  O: '0',
  o: '0',
  I: '1',
  l: '1',
  '|': '1',
  S: '5',
  B: '8',
}

const digitsOf = (text: string) =>
  [...text]
    .map((sign) => lookAlikes[sign] ?? sign)
    .join('')
    .replace(/\D/gu, '')

/** ISO 13616: with the first four characters moved to the end and letters replaced by numbers from 10, the remainder modulo 97 is 1. */
function isAccount(text: string): boolean {
  if (!/^DE\d{20}$/.test(text)) return false
  return (
    [...`${text.slice(4)}1314${text.slice(2, 4)}`].reduce(
      (r, n) => (r * 10 + Number(n)) % 97,
      0,
    ) === 1
  )
}

/** Splits the text into the lengths of the original words; the last part takes the rest. */
function divided(text: string, words: Word[]): string[] {
  let at = 0
  return words.map((word, i) => {
    const end =
      i === words.length - 1 ? text.length : Math.min(text.length, at + bare(word.text).length)
    const part = text.slice(at, end)
    at = end
    return part
  })
}
