import type { Facts } from '../explain/facts.ts'
import { bodySentences } from '../find/body-sentences.ts'
import { allWords } from '../find/words-at.ts'
import { findMoney } from '../german/numbers.ts'
import type { Finding } from '../types.ts'

/** Whether a day is in a sentence about other amounts than this one. */
export function isOfOther(
  facts: Facts,
  { date, words }: { date: string | null; words: number[] },
  cents: number,
): boolean {
  const found = facts.findings.filter(({ kind, value }) => kind === 'deadline' && value === date)
  const at = new Set([...words, ...found.flatMap((one) => one.words)])
  const sentences = bodySentences(facts.letter)
  return sentences.some((said, index) => {
    if (!allWords(said).some((word) => at.has(word))) return false
    // a line that begins in lower case continues the one before
    const before = /^\p{Ll}/u.test(said.text) ? (sentences[index - 1]?.text ?? '') : ''
    const amounts = findMoney(`${before} ${said.text}`)
    return amounts.length > 0 && amounts.every((amount) => amount.cents !== cents)
  })
}

const condition =
  /(?<!\p{L})(?:bedingung|voraussetzung)\s(?:(?:dafür|hierfür)\s)?ist,?\s(?:\p{L}+,?\s){0,3}dass(?!\p{L})/iu

/** `Voraussetzung ist, dass Sie 600 € zahlen`: the payment depends on the reader's consent. */
export const onCondition = ({ letter }: Facts, { words }: Finding) =>
  bodySentences(letter).some(
    (said) =>
      (condition.test(said.text) || condition.test(said.leadIn)) &&
      allWords(said).some((word) => words.includes(word)),
  )
