import type { AlignedSentence, Document, Evidence } from '@brieflotse/contract'

/** What stands side by side: a sentence, or the cells of one row of a table. `index` counts all of a letter from 0. */
export type Pair = {
  index: number
  sentences: AlignedSentence[]
  role: AlignedSentence['role']
  /** It begins a paragraph. */
  first: boolean
}

/** Pairs that follow each other: `text` is read, `letterhead` (addresses, numbers beside them, what stands at the foot) is folded away. */
type Part = { kind: 'text' | 'letterhead'; pairs: Pair[] }

/** The sentences of a letter in pairs. */
export function pairsOf(sentences: AlignedSentence[]): Pair[] {
  const pairs: Pair[] = []
  for (const [at, sentence] of sentences.entries()) {
    const { role, block } = sentence
    const first = sentences[at - 1]?.block !== block
    const last = pairs.at(-1)
    if (last && role === 'cell' && !first) last.sentences.push(sentence)
    else pairs.push({ index: pairs.length, sentences: [sentence], role, first })
  }
  return pairs
}

/**
 * Takes a letter apart into what one reads and what only frames it. Rows of a table frame it as long as nothing was said yet: there
 * they are the numbers beside the address.
 */
export function letterParts(pairs: Pair[]): Part[] {
  const begins = pairs.findIndex(({ role }) => role === 'heading' || role === 'paragraph')
  const parts: Part[] = []
  for (const pair of pairs) {
    const { role, index } = pair
    const frames = role === 'address' || role === 'footer' || (role === 'cell' && index < begins)
    const kind = frames ? 'letterhead' : 'text'
    const last = parts.at(-1)
    if (last?.kind === kind) last.pairs.push(pair)
    else parts.push({ kind, pairs: [pair] })
  }
  return parts
}

/** What is copied and spoken: the letter without its frame. */
export function readingText(parts: Part[]): Pair[] {
  return parts.flatMap(({ kind, pairs }) => (kind === 'text' ? pairs : []))
}

/** What is read, as it stands in a letter: a heading of one or more lines, a paragraph, a list with its items, a table with its rows. */
export type LetterBlock = {
  kind: 'heading' | 'paragraph' | 'list' | 'table' | 'letterhead'
  /** Lines, sentences or rows; of a list the sentences of each item. */
  groups: Pair[][]
}

const kinds = { heading: 'heading', item: 'list', cell: 'table' } as const

/** The letter as it is laid out: what belongs together is one. */
export function blocksOf(parts: Part[]): LetterBlock[] {
  const blocks: LetterBlock[] = []
  for (const part of parts) {
    if (part.kind === 'letterhead') {
      blocks.push({ kind: 'letterhead', groups: [part.pairs] })
      continue
    }
    let before: Pair | undefined
    for (const pair of part.pairs) {
      const kind = pair.role in kinds ? kinds[pair.role as keyof typeof kinds] : 'paragraph'
      const last = before && blocks.at(-1)
      if (last?.kind !== kind || (kind === 'paragraph' && pair.first)) {
        blocks.push({ kind, groups: [[pair]] })
      } else if (pair.first && !(kind === 'heading' && before && isCutOff(before))) {
        last.groups.push([pair])
      } else {
        last.groups.at(-1)!.push(pair)
      }
      before = pair
    }
  }
  return blocks
}

/** A heading that went on in the next line: its bracket is still open, or its word was parted. */
function isCutOff({ sentences }: Pair): boolean {
  const text = sentences.at(-1)!.text
  return text.lastIndexOf('(') > text.lastIndexOf(')') || /(?:[§,–-]|\bund|\boder)$/u.test(text)
}

/** Names, addresses and figures need no translation. */
const needsNone = ({ text, role }: AlignedSentence) =>
  role === 'address' || role === 'footer' || !/\p{Ll}{3}/u.test(text)

/** Where the reader should compare: rough ones, and those that stayed German. */
export const isUncertain = (pair: Pair) => isRough(pair) || hasGermanLeft(pair)

/** Some of it stayed German though it says something. */
export const hasGermanLeft = ({ sentences }: Pair) =>
  sentences.some((one) => one.translation === null && !needsNone(one))

/** The same blocks with nothing but what is uncertain. */
export function uncertainOf(blocks: LetterBlock[]): LetterBlock[] {
  return blocks.flatMap(({ kind, groups }) => {
    const left = groups.map((group) => group.filter(isUncertain)).filter(({ length }) => length > 0)
    return kind === 'letterhead' || left.length === 0 ? [] : [{ kind, groups: left }]
  })
}

/**
 * The last page on which something is translated, while a letter is being translated: what stands behind it is still worked on.
 * Null where nothing is.
 */
export function translatedUpTo(pairs: Pair[], state: Document['translationState']): number | null {
  if (state !== 'waiting') return null
  const pages = pairs.flatMap(({ sentences }) =>
    sentences.flatMap(({ translation, evidence }) =>
      translation === null ? [] : (evidence[0]?.page ?? 1),
    ),
  )
  return Math.max(0, ...pages)
}

const between = ' · '

export function originalOf({ sentences }: Pair): string {
  return sentences.map(({ text }) => text).join(between)
}

/** The translation; null where nothing of it is translated. A cell that is not stands in German among the others. */
export function translationOf({ sentences }: Pair): string | null {
  if (sentences.every(({ translation }) => translation === null)) return null
  return sentences.map(({ text, translation }) => translation ?? text).join(between)
}

export const isRough = ({ sentences }: Pair) => sentences.some(({ quality }) => quality === 'rough')

/** The boxes of a pair on the page that it begins on. */
export type PairPlace = Pick<Evidence, 'page' | 'boxes'>

/** Where a pair stands; null where that is not known. */
export function pairPlaceOf({ sentences }: Pair): PairPlace | null {
  const places = sentences.flatMap(({ evidence }) => evidence)
  const page = places[0]?.page
  if (page === undefined) return null
  const boxes = places.filter((place) => place.page === page).flatMap((place) => place.boxes)
  return { page, boxes }
}

/** The name of the language a document is translated into. */
export function targetLanguageOf(
  { targetLanguage }: Pick<Document, 'targetLanguage'>,
  names: Record<string, string>,
): string {
  return names[targetLanguage] ?? targetLanguage
}
