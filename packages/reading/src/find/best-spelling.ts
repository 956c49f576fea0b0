import type { Layout } from '../layout/types.ts'
import { almostSame } from './one-number.ts'

/** A word read so badly may be replaced by one read better by so much. */
const doubtful = 0.85
const margin = 0.1

const bare = (text: string) => text.replace(/^[^\p{L}]+|[^\p{L}.]+$/gu, '')

/**
 * A name as it is spelled where it was read best: `Yilmaz-Stadier` in small print is `Yilmaz-Stadler` in the letterhead. Only
 * words without digits that differ in one character, and only in recognised texts.
 */
export function bestSpelling(letter: Layout, name: string): string {
  return name.replace(/\S{5,}/gu, (printed) => {
    const word = bare(printed)
    if (word.length < 5 || /\d/.test(word)) return printed
    let own = 0
    let best = { text: word, confidence: 0 }
    for (const { text, confidence } of letter.words) {
      if (Math.abs(text.length - word.length) > 3) continue
      const other = bare(text)
      if (other === word) own = Math.max(own, confidence)
      else if (confidence > best.confidence && almostSame(other, word)) {
        best = { text: other, confidence }
      }
    }
    const isBetter = own < doubtful && best.confidence > own + margin
    return isBetter ? printed.replace(word, best.text) : printed
  })
}
