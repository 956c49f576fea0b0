import type { Candidate, Verdict } from './gate.ts'

/** Tokens below this log probability are more often wrong than right. */
const leastLogProb = -1.2

/**
 * Judges a translation between languages without rules: digits must match, and the text must be plausible. It cannot check "not" and
 * "must", so the best verdict is `rough`.
 */
export function judgeAlone(source: string, candidate: Candidate): Verdict {
  const { text, logProb, cut, unknown } = candidate
  const ratio = (text.length + 8) / (source.length + 8)
  const reasons = [
    digits(source) !== digits(text) && 'other digits',
    cut && 'ran in circles or without end',
    !/\p{L}/u.test(text) && 'empty',
    (ratio < 0.4 || ratio > 2.5) && 'too short or too long',
    repeats(text, source) && 'repeats itself',
    unknown > 0 && 'characters the model does not know',
    logProb < leastLogProb && 'guessed',
  ].filter((reason) => reason !== false)
  return { quality: reasons.length > 0 ? 'none' : 'rough', score: logProb, reasons }
}

/** Compares groups of digits, so that "1.234,56" equals "1,234.56". */
const digits = (text: string) => (text.match(/\d+/g) ?? []).toSorted().join()

/** Whether four words in a row occur again though the source repeats nothing, or one word three times in a row. */
function repeats(text: string, source: string): boolean {
  return again(text) && !again(source)
}

function again(text: string): boolean {
  const words = text.toLowerCase().match(/[\p{L}\p{N}']+/gu) ?? []
  const seen = new Set<string>()
  return words.some((word, i) => {
    if (word === words[i - 1] && word === words[i - 2]) return true
    const group = words.slice(i - 3, i + 1).join(' ')
    if (i < 3) return false
    const known = seen.has(group)
    seen.add(group)
    return known
  })
}
