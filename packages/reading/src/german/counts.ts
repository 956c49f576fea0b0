const words =
  'ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn zwanzig einundzwanzig'.split(
    ' ',
  )
const further: Record<string, number> = {
  achtundzwanzig: 28,
  dreißig: 30,
  dreissig: 30,
  sechzig: 60,
  neunzig: 90,
}

/** A number word as used in periods (`einer`, `vierzehn`), as part of a regular expression without a group. */
export const countWords = String.raw`(?:${[...Object.keys(further), ...words.slice(1).toReversed()].join('|')}|ein(?:e[mnrs]?)?)`

/** The value of digits or of a word of `countWords`. */
export function countOf(text: string): number {
  const word = text.toLowerCase()
  if (/^\d+$/.test(word)) return Number(word)
  const known = further[word] ?? words.indexOf(word) + 1
  return known === 0 && word.startsWith('ein') ? 1 : known
}
