import type { Layout } from '../layout/types.ts'
import { almostSame } from './one-number.ts'

/** A word below this confidence is replaced by one that was read this much better. */
const doubtful = 0.85
const margin = 0.1

const bare = (text: string) => text.replace(/^[^\p{L}]+|[^\p{L}.]+$/gu, '')

/** The reason of a name whose spelling was taken from elsewhere; empty if it is as read. */
export const spellingNote = (read: string, spelled: string): string =>
  read === spelled
    ? ''
    : `; “${read}” is spelled “${spelled}”, as it stands elsewhere in the letter`

/**
 * A name in the spelling that was read best: `Yilmaz-Stadier` in small print becomes `Yilmaz-Stadler` as in the letterhead. Only words
 * without digits that differ in one character, and only in recognised texts.
 */
export function bestSpelling(letter: Layout, name: string): string {
  return name.replace(/\S{5,}/gu, (printed) => {
    const word = bare(printed)
    if (word.length < 5 || /\d/.test(word)) return printed
    let own = 0
    let times = 0
    let best = { text: word, confidence: 0 }
    const others = new Map<string, number>()
    for (const { text, confidence } of letter.words) {
      if (Math.abs(text.length - word.length) > 3) continue
      const other = bare(text)
      if (other === word) times += 1
      else if (almostSame(other, word)) others.set(other, (others.get(other) ?? 0) + 1)
      if (other === word) own = Math.max(own, confidence)
      else if (confidence > best.confidence && almostSame(other, word)) {
        best = { text: other, confidence }
      }
    }
    // This spelling occurs once, and one other twice or more.
    const [usual, second] = [...others].toSorted((a, b) => b[1] - a[1])
    const wasRecognised = own < 1
    if (wasRecognised && times < 2 && usual && usual[1] > 1 && (second?.[1] ?? 0) < usual[1])
      return printed.replace(word, usual[0])
    const isBetter = own < doubtful && best.confidence > own + margin
    return isBetter ? printed.replace(word, best.text) : printed
  })
}
