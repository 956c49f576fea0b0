import { createFrameSearch } from './frames/find.ts'
import { allFrames } from './frames/frames.ts'
import { readByGrammar } from './grammar/grammar.ts'
import type { Read } from './grammar/grammar.ts'
import phraseBook from './phrase-book.json' with { type: 'json' }

export type PhraseMemory = {
  size: number
  /** The English of a masked German sentence from the phrase book or a frame; null if neither has it. */
  find(masked: string): string | null
  /** A translation by grammar rules, for sentences in no book; `sure` if it can be shown without a mark. */
  read(masked: string): Read | null
}

/** Parses the phrase book; `faults` lists entries that lose a value or contradict each other, for the test. */
export function readPhraseBook(): { entries: Map<string, string>; faults: string[] } {
  const entries = new Map<string, string>()
  const faults: string[] = []
  for (const [german, english] of Object.values(phraseBook).flatMap(Object.entries<string>)) {
    for (const variant of expand(german).flatMap((one) => withKinds(one, english))) {
      const key = keyOf(variant.german)
      const known = entries.get(key)
      if (known !== undefined && known !== variant.english)
        faults.push(`${variant.german}: ${known}`)
      if (tags(variant.german) !== tags(variant.english)) faults.push(variant.german)
      if (known === undefined) entries.set(key, variant.english)
    }
  }
  return { entries, faults }
}

export function createPhraseMemory(): PhraseMemory {
  const { entries } = readPhraseBook()
  const inFrames = createFrameSearch(allFrames())
  const known = (text: string) => entries.get(keyOf(text)) ?? inFrames(text)
  return {
    size: entries.size,
    find: (masked) => {
      const english = known(masked) ?? bothHalves(masked, known)
      return english === null ? null : spelledLike(masked, english)
    },
    read: (masked) => {
      const found = readByGrammar(masked)
      return found && { ...found, english: spelledLike(masked, found.english) }
    },
  }
}

/** Capitals and final punctuation as in the German. */
function spelledLike(masked: string, english: string): string {
  const shown = isCapitals(masked)
    ? capitals(english)
    : english.charAt(0).toUpperCase() + english.slice(1)
  const end = /[.:,;!?]?$/.exec(masked.trim())![0]
  // the full stop of "MwSt." is an abbreviation's, not the end of a sentence
  if (end === '.' && masked.trim().split(' ').length <= 3) return shown
  return shown.endsWith(end) ? shown : shown + end
}

/** Two known sentences joined by a semicolon. */
function bothHalves(masked: string, known: (text: string) => string | null): string | null {
  const [first = '', second, more] = masked.split('; ', 3)
  if (!second || more !== undefined || second.split(' ').length < 3) return null
  const [one, two] = [known(first), known(second)]
  return one && two ? `${one}; ${two.charAt(0).toLowerCase()}${two.slice(1)}` : null
}

/** All alternatives of {a|b}. */
function expand(text: string): string[] {
  const group = /\{([^{}]*)\}/.exec(text)
  if (!group) return [text]
  return group[1]!.split('|').flatMap((choice) => expand(text.replace(group[0], () => choice)))
}

/** Expands <any> to every kind; <date> stands for the first date. */
function withKinds(german: string, english: string): { german: string; english: string }[] {
  const kinds = german.includes('<any>') ? ['ref', 'num', 'date', 'amt', 'name'] : ['']
  return kinds.map((kind) => {
    const fill = (text: string) =>
      text.replaceAll('<any>', `<${kind}>`).replace(/<(amt|date|num|ref|name)>/g, '<$11>')
    return { german: fill(german), english: fill(english) }
  })
}

function keyOf(text: string): string {
  const key = text.toLowerCase().replaceAll('ß', 'ss').replace(/\s+/g, ' ').trim()
  // a regular expression would backtrack at every full stop of a dotted line
  let end = key.length
  while (end > 0 && ' .:,;!?'.includes(key[end - 1]!)) end--
  return key.slice(0, end)
}

function tags(text: string): string {
  return (text.match(/<\w+\d>/g) ?? []).toSorted().join()
}

function isCapitals(text: string): boolean {
  const letters = text.replace(/<\w+\d>/g, '').replace(/[^\p{L}]/gu, '')
  return letters.length > 3 && letters === letters.toUpperCase()
}

function capitals(text: string): string {
  return text.replace(/<\w+\d>|\p{L}+/gu, (part) =>
    part.startsWith('<') ? part : part.toUpperCase(),
  )
}
