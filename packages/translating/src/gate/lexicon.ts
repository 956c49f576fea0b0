import lists from './words.json' with { type: 'json' }

/** How well the words of source and translation correspond, each from 0 to 1. */
export type Coverage = {
  /** Share of the German words with dictionary entries whose translation occurs in the English. */
  kept: number
  /** Share of the English words that translate some German word. */
  explained: number
  /** Number of German words without a dictionary entry; `words` counts all content words. */
  unknown: number
  words: number
  /** English words in no dictionary entry: a failing model invents words. */
  strange: number
}

export type Lexicon = (german: string, english: string) => Coverage

/** `tsv`: per line a German word stem and its English stems, learnt from the training text (`train/lexicon.py` of the model's package). */
export function createLexicon(tsv: string): Lexicon {
  const table = new Map<string, string[]>()
  for (const line of tsv.split('\n')) {
    const [stem, translations] = line.split('\t')
    if (stem && translations) table.set(stem, translations.split(' '))
  }
  const vocabulary = new Set([...table.values()].flat())
  return (german, english) => ({
    ...cover(table, german, english),
    strange: strangeWords(vocabulary, german, english),
  })
}

function strangeWords(vocabulary: Set<string>, german: string, english: string): number {
  const source = german.toLowerCase()
  return new Set(
    words(english).filter(
      (word) =>
        word.length > 3 &&
        !englishFunctionWords.has(word) &&
        !vocabulary.has(englishStem(word)) &&
        !vocabulary.has(word) &&
        !source.includes(word),
    ),
  ).size
}

const germanFunctionWords = new Set(lists.germanFunctionWords)
const englishFunctionWords = new Set(lists.englishFunctionWords)

function cover(
  table: Map<string, string[]>,
  german: string,
  english: string,
): Omit<Coverage, 'strange'> {
  const source = words(german).filter((word) => !germanFunctionWords.has(word))
  const target = new Set(
    words(english)
      .filter((word) => !englishFunctionWords.has(word))
      .map(englishStem),
  )
  const all = new Set(words(english).map(englishStem))
  const explained = new Set<string>()
  let known = 0
  let kept = 0
  let unknown = 0
  for (const word of source) {
    const translations = lookUp(table, word)
    if (!translations) {
      if (all.has(englishStem(word))) kept++
      else unknown++
      explained.add(englishStem(word))
      continue
    }
    known++
    for (const one of translations) explained.add(one)
    if (translations.some((one) => all.has(one))) kept++
  }
  // function words can explain content words ("können" -> "able"), but need no translation themselves
  for (const word of words(german))
    for (const one of table.get(germanStem(word)) ?? []) explained.add(one)
  const hits = [...target].filter((stem) => explained.has(stem)).length
  return {
    kept: known ? Math.min(1, kept / known) : 1,
    explained: target.size ? hits / target.size : 1,
    unknown,
    words: source.length,
  }
}

/** Longest word that is split: "Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung" has 67 letters. */
const longestCompound = 70

/** The entry of a word, or of both parts of a compound: "Rechnungsbetrag" is known by "Rechnung" and "Betrag". */
function lookUp(table: Map<string, string[]>, word: string): string[] | undefined {
  const direct = table.get(germanStem(word))
  if (direct) return direct
  if (word.length > longestCompound) return undefined
  for (let at = word.length - 4; at >= 4; at--) {
    const tail = table.get(germanStem(word.slice(at)))
    const head =
      table.get(germanStem(word.slice(0, at))) ??
      table.get(germanStem(word.slice(0, at).replace(/s$/, '')))
    if (tail && head) return [...tail, ...head]
  }
  return undefined
}

function words(text: string): string[] {
  return (
    text
      .replace(/<\w+\d>(?:th\b)?/g, ' ')
      .toLowerCase()
      .match(/\p{L}+(?:'\p{L}+)?/gu) ?? []
  ).map((word) => word.replaceAll('ß', 'ss'))
}

function germanStem(word: string): string {
  return strip(word, ['ern', 'en', 'em', 'er', 'es', 'e', 'n', 's', 't'], 4)
}

function englishStem(word: string): string {
  return strip(word.replace(/'s$/, ''), ['ies', 'ing', 'ied', 'ed', 'es', 's', 'e', 'y'], 3)
}

function strip(word: string, endings: string[], least: number): string {
  const end = endings.find((one) => word.endsWith(one) && word.length - one.length >= least)
  return end ? word.slice(0, -end.length) : word
}
