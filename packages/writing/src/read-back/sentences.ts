import type { TemplateSentence, Slot } from '../types.ts'
import { englishSentenceOf, type MeantSentence, type RecognisedSentence } from './meant.ts'
import { escaped, meantBy, patternOf } from './slot-values.ts'

/** A template sentence that can be recognised in a letter. */
export type KnownSentence = {
  /** Matches the sentence at `at` in `text`; null if another sentence stands there. */
  find(text: string, at: number): { end: number; told: RecognisedSentence } | null
}

/** The template sentences that can be recognised; one that consists of the user's words only cannot. */
export function knownOf(pieces: readonly TemplateSentence[]): KnownSentence[] {
  return pieces.filter(({ german }) => german.replace(/\{\w+\}/g, '').trim() !== '').map(known)
}

function known({ german, english }: TemplateSentence): KnownSentence {
  const parts = german.split(/\{(\w+)\}/)
  const slots = parts.filter((_, i) => i % 2 === 1) as Slot[]
  const source = parts.map((part, i) => (i % 2 === 1 ? patternOf(part as Slot) : escaped(part)))
  // a sentence ends at the end of its paragraph or before a space; one that ends in a slot takes the whole rest
  const end = german.endsWith('}') ? '$' : '(?=\\s|$)'
  const pattern = new RegExp(`${source.join('')}${end}`, 'uy')
  return {
    find(text, at) {
      pattern.lastIndex = at
      const found = pattern.exec(text)
      if (!found) return null
      const values: RecognisedSentence['values'] = {}
      for (const [i, slot] of slots.entries()) {
        const value = meantBy(slot, found[i + 1]!)
        if (value === null) return null
        values[slot] = value
      }
      const told = { sentence: english as MeantSentence, values }
      // a slot that only the English sentence has would stay empty, so such a sentence counts as not recognised
      return englishSentenceOf(told) === null ? null : { end: at + found[0].length, told }
    },
  }
}
