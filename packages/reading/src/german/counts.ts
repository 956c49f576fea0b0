const words =
  'ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn'.split(
    ' ',
  )

/** A small number written out, as periods have it (`einer`, `vierzehn`), as a part of a regular expression without a group. */
export const countWords = String.raw`ein(?:e[mnrs]?)?|${words.slice(1).join('|')}|drei(?:ß|ss)ig`

/** The number that a text of digits, or one that `countWords` takes, stands for. */
export function countOf(text: string): number {
  const word = text.toLowerCase()
  if (/^\d+$/.test(word)) return Number(word)
  if (/^drei(?:ß|ss)ig$/.test(word)) return 30
  return /^ein/.test(word) ? 1 : words.indexOf(word) + 1
}
