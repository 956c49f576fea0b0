import type { Term } from '@brieflotse/contract'

/** A piece of German text; `term` is set if it is an explained word. */
export type GermanTextPart = { text: string; term: Term | null }

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** Terms stored by earlier versions have no `forms`; the quotations they were read from are used instead. */
const formsOf = ({ forms, evidence }: Term) => forms ?? evidence.map(({ quote }) => quote)

/**
 * Finds the explained terms in the texts of a letter. Create one finder per letter, then call it for each text in order: it marks each term
 * only at its first occurrence. Each text is scanned once.
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
