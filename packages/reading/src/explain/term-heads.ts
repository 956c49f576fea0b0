import type { TermEntry } from './term-entry.ts'
import { terms } from './terms.ts'

// Words that keep their meaning at the end of compounds: an Abfallgebührenbescheid is a Bescheid.
const heads = new Map<string, string>([
  ['bescheid', 'Bescheid'],
  ['antrag', 'Antrag'],
  ['anträge', 'Antrag'],
  ['frist', 'Frist'],
  ['gebühr', 'Gebühr'],
  ['beitrag', 'Beitrag'],
  ['beiträge', 'Beitrag'],
  ['zuschlag', 'Zuschlag'],
  ['vertrag', 'Vertrag'],
  ['verträge', 'Vertrag'],
  ['kündigung', 'Kündigung'],
  ['erklärung', 'Erklärung'],
  ['bescheinigung', 'Bescheinigung'],
  ['nachweis', 'Nachweis'],
  ['unterlagen', 'Unterlagen'],
  ['vorauszahlung', 'Vorauszahlung'],
  ['nachzahlung', 'Nachzahlung'],
  ['behörde', 'Behörde'],
  ['abrechnung', 'Abrechnung'],
  ['vollmacht', 'Vollmacht'],
  ['genehmigung', 'Genehmigung'],
  ['versicherung', 'Versicherung'],
])
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
