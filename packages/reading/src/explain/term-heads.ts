import forms from './term-forms.json' with { type: 'json' }
import { terms, type TermEntry } from './terms.ts'

// Words that keep their meaning at the end of compounds: an Abfallgebührenbescheid is a Bescheid.
const heads = Object.entries(forms.heads)
const endings = ['', 's', 'es', 'e', 'n', 'en']
const shortestPart = 3

const byName = new Map(terms.map((entry) => [entry.term, entry]))

/** The term at the end of a compound, such as Bescheid in Gebührenbescheid; null if there is none. */
export function headOf(word: string): TermEntry | null {
  const small = word.toLowerCase()
  // Only nouns: `unbefristet` and `beantragt` are something else.
  if (word[0] === small[0] || word.length > 80) return null
  for (const ending of endings) {
    if (!small.endsWith(ending)) continue
    const stem = small.slice(0, small.length - ending.length)
    for (const [head, term] of heads) {
      const isLonger = stem.length >= head.length + shortestPart
      if (isLonger && stem.endsWith(head)) return byName.get(term) ?? null
    }
  }
  return null
}
