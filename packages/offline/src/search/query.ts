import { namesFor } from './synonyms.ts'
import { gluedWords, groupsOf } from './words.ts'

/**
 * One thing that is looked for: any of the alternatives, of which all words must be there. A word may begin with a sign that says where
 * it has to stand, see `match.ts`.
 */
export type Term = string[][]

/** More than these are not looked for. */
const mostTerms = 12

/** What a typed query looks for: every term has to be found. Empty where nothing was typed. */
export function termsOf(query: string): Term[] {
  const text = query.slice(0, 400)
  const words = gluedWords(text)
  const groups = groupsOf(text, words)
  const terms: Term[] = []
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

/** An English word and what it is called in German; null for a word that has no such names. */
function namedTerm(typed: string): Term | null {
  const names = namesFor(typed)
  return names && [[`=${typed}`], ...names.map((name) => [name])]
}
