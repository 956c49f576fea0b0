import type { Piece, Slot } from '../types.ts'
import { inEnglish, type MeantSentence, type Told } from './meant.ts'
import { escaped, meantBy, patternOf } from './slot-values.ts'

/** A sentence of a template as it is found again in a letter. */
export type Known = {
  /** What the sentence says that begins at `at` in `text`, and where it ends; null where it is another one. */
  find(text: string, at: number): { end: number; told: Told } | null
}

/** Sentences that can be told apart: one that is nothing but the user's own words looks like any other. */
export function knownOf(pieces: readonly Piece[]): Known[] {
  return pieces.filter(({ german }) => german.replace(/\{\w+\}/g, '').trim() !== '').map(known)
}

function known({ german, english }: Piece): Known {
  const parts = german.split(/\{(\w+)\}/)
  const slots = parts.filter((_, i) => i % 2 === 1) as Slot[]
  const source = parts.map((part, i) => (i % 2 === 1 ? patternOf(part as Slot) : escaped(part)))
  // a sentence ends where its paragraph does, or at a space; one that ends in a title or a name takes all of it
  const end = german.endsWith('}') ? '$' : '(?=\\s|$)'
  const pattern = new RegExp(`${source.join('')}${end}`, 'uy')
  return {
    find(text, at) {
      pattern.lastIndex = at
      const found = pattern.exec(text)
      if (!found) return null
      const values: Told['values'] = {}
      for (const [i, slot] of slots.entries()) {
        const value = meantBy(slot, found[i + 1]!)
        if (value === null) return null
        values[slot] = value
      }
      const told = { sentence: english as MeantSentence, values }
      // a place that only the English has cannot be read from the German
      return inEnglish(told) === null ? null : { end: at + found[0].length, told }
    },
  }
}
