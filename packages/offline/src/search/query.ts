import { namesFor } from './synonyms.ts'
import { gluedWords, numberGroupsOf } from './words.ts'

/**
 * One search term: a list of alternatives, each a list of words that must all occur. A word may begin with a sign for its position, see
 * `match.ts`.
 */
export type SearchTerm = string[][]

/** Further terms are ignored. */
const mostTerms = 12

/** The terms of a typed query, all of which must match. Empty if nothing was typed. */
export function searchTermsOf(query: string): SearchTerm[] {
  const text = query.slice(0, 400)
  const words = gluedWords(text)
  const groups = numberGroupsOf(text, words)
  const terms: SearchTerm[] = []
  for (let at = 0; at < words.length; at += 1) {
    const { joined, parts, digits } = words[at]!
    const group = groups.find(({ first }) => first === at)
    if (group) {
      const each = words.slice(group.first, group.last + 1).map((word) => word.joined)
      terms.push([[group.joined], each])
      at = group.last
    } else if (parts.length > 1 && !digits) terms.push([[joined], parts])
    else if (joined) terms.push(namedTerm(joined) ?? [[joined]])
  }
  return terms.slice(0, mostTerms)
}

/** The term for an English word with its German names; null for other words. */
function namedTerm(typed: string): SearchTerm | null {
  const names = namesFor(typed)
  return names && [[`=${typed}`], ...names.map((name) => [name])]
}
