import { createCores } from './cores.ts'
import { createNouns } from './noun-parts.ts'
import { createPartsAt } from './parts-at.ts'
import type { Parts, Token, SentenceWords } from './parts.ts'
import { createPrepositions } from './preposition-parts.ts'

/** Creates the parser of clause parts for a sentence; `spend` returns true once the step limit is reached. */
export function createParts(tokens: readonly Token[], spend: () => boolean): Parts {
  const words: SentenceWords = {
    tokens,
    spend,
    small: (i) => tokens[i]?.small ?? '',
    lookUp: (i) => {
      const token = tokens[i]
      if (!token) return ''
      return /^ih(?:r|re|ren|rem|rer|res|nen)$|^sie$/.test(token.small) && token.capital
        ? token.small.charAt(0).toUpperCase() + token.small.slice(1)
        : token.small
    },
    canBeWord: (i) => i < tokens.length && (!tokens[i]!.capital || i === 0),
  }
  const parts = {} as Parts
  return Object.assign(
    parts,
    createCores(words),
    createNouns(words, parts),
    createPrepositions(words, parts),
    createPartsAt(words, parts),
  )
}
