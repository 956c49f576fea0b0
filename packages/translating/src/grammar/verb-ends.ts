import { readSplitVerb } from './lexicon.ts'
import type { SentenceWords } from './parts.ts'
import {
  beGroups,
  fullVerbs,
  groupsOf,
  helpersOf,
  isHelper,
  lastVerbs,
  zuOf,
} from './verb-groups.ts'
import type { Group } from './verb-groups.ts'

/** Conjunctions whose clause is the object of the clause before. */
export const completing = new Set(['dass', 'ob', 'wie', 'warum', 'wann'])

/** Creates the search for the verbs that close a clause. */
export function createVerbEnds({ tokens, small }: Pick<SentenceWords, 'tokens' | 'small'>) {
  const isEnd = (i: number) =>
    i >= tokens.length || /^(?:[,;:.!?)–]|und|oder|aber|denn)$/.test(small(i))
  const isOver = (i: number) =>
    i >= tokens.length || (i === tokens.length - 1 && /^[.!:]$/.test(small(i)))

  /** The closings of a clause whose finite verb is at `verb`. */
  function closings(verb: number, at: number): { end: number; groups: Group[] }[] {
    const word = small(verb)
    const found: { end: number; groups: Group[] }[] = []
    for (let count = 0; count <= 3; count++) {
      const end = at + count
      if (!isEnd(end)) continue
      const tail = Array.from({ length: count }, (_, k) => small(at + k))
      const groups: Group[] = []
      for (const helper of helpersOf(word)) {
        if (count) groups.push(...groupsOf(helper, tail))
        else groups.push(...beGroups(helper))
      }
      if (count < 2) groups.push(...fullVerbs(word, tail[0] ?? ''))
      if (groups.length) found.push({ end, groups })
    }
    return found
  }

  /** The closings of a clause with its verb at the end: "gezahlt worden ist". */
  function endings(at: number): { end: number; groups: Group[] }[] {
    const found: { end: number; groups: Group[] }[] = []
    for (let count = 1; count <= 4; count++) {
      const end = at + count
      if (!isEnd(end)) continue
      const words = Array.from({ length: count }, (_, k) => small(at + k))
      const groups: Group[] = []
      for (const helper of helpersOf(words.at(-1)!))
        groups.push(...(count > 1 ? groupsOf(helper, words.slice(0, -1)) : beGroups(helper)))
      if (count === 1) groups.push(...lastVerbs(words[0]!))
      if (groups.length) found.push({ end, groups })
    }
    return found
  }

  const isCompleted = (end: number) =>
    small(end) === ',' && (completing.has(small(end + 1)) || hasInfinitive(end + 1))

  function hasInfinitive(at: number): boolean {
    for (let i = at; i < tokens.length && !/^[;.!?]$/.test(small(i)); i++)
      if (zuOf([small(i)]) || (small(i) === 'zu' && zuOf(['zu', small(i + 1)]))) return true
    return false
  }

  const isVerb = (i: number) => {
    const word = small(i)
    return (
      word !== '' &&
      (isHelper(word) || fullVerbs(word, '').length > 0 || readSplitVerb(word).length > 0)
    )
  }

  return { isEnd, isOver, closings, endings, isCompleted, isVerb }
}
