import type { Facts } from '../explain/facts.ts'
import { sentencesOf } from '../find/said.ts'
import { allWords } from '../find/words-at.ts'
import { findDates } from '../german/dates.ts'
import { findMoney } from '../german/numbers.ts'
import type { Finding } from '../types.ts'

/** Whether a day stands only in sentences that speak of other amounts than this one. `words`: of the day, where they are known. */
export function isOfOther(
  facts: Facts,
  { date, words }: { date: string | null; words: number[] },
  cents: number,
): boolean {
  const at = new Set(words)
  const sentences = sentencesOf(facts.letter)
  const amounts = sentences.flatMap((said, index) => {
    const isThere =
      allWords(said).some((word) => at.has(word)) ||
      findDates(said.text).some((one) => one.date !== null && one.date === date)
    if (!isThere) return []
    // a line that begins small goes on from the one before
    const before = /^\p{Ll}/u.test(said.text) ? (sentences[index - 1]?.text ?? '') : ''
    return findMoney(`${before} ${said.text}`)
  })
  return amounts.length > 0 && amounts.every((amount) => amount.cents !== cents)
}

const condition =
  /(?<!\p{L})(?:bedingung|voraussetzung)\s(?:(?:dafür|hierfür)\s)?ist,?\s(?:\p{L}+,?\s){0,3}dass(?!\p{L})/iu

/** `Voraussetzung ist, dass Sie 600 € zahlen`: only who agrees pays. */
export const onCondition = ({ letter }: Facts, { words }: Finding) =>
  sentencesOf(letter).some(
    (said) =>
      (condition.test(said.text) || condition.test(said.leadIn)) &&
      allWords(said).some((word) => words.includes(word)),
  )
