import type { Term } from '@brieflotse/contract'

/** A part of a German text; `term` where it is a word with a meaning. */
export type GermanTextPart = { text: string; term: Term | null }

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** Terms of letters that came before there were forms are found by the words they were read from. */
const formsOf = ({ forms, evidence }: Term) => forms ?? evidence.map(({ quote }) => quote)

/**
 * Finds the words of a letter that have a meaning. Give it the letter's terms once, then each text of it: every text is gone through
 * once, whatever stands in it, and each term is marked where it first occurs.
 */
export function termFinder(terms: readonly Term[]): (text: string) => GermanTextPart[] {
  const byForm = new Map(
    terms.flatMap((term) => formsOf(term).map((form): [string, Term] => [form, term])),
  )
  byForm.delete('')
  const longestFirst = [...byForm.keys()].toSorted((a, b) => b.length - a.length).map(escape)
  if (longestFirst.length === 0) return (text) => [{ text, term: null }]
  const pattern = new RegExp(
    String.raw`(?<![\p{L}\p{N}-])(?:${longestFirst.join('|')})(?![\p{L}\p{N}])`,
    'gu',
  )
  return (text) => {
    const pieces: GermanTextPart[] = []
    const seen = new Set<Term>()
    let done = 0
    for (const match of text.matchAll(pattern)) {
      const term = byForm.get(match[0])
      if (!term || seen.has(term)) continue
      seen.add(term)
      if (match.index > done) pieces.push({ text: text.slice(done, match.index), term: null })
      pieces.push({ text: match[0], term })
      done = match.index + match[0].length
    }
    return done < text.length ? [...pieces, { text: text.slice(done), term: null }] : pieces
  }
}
