import type { AlignedSentence, Evidence } from '@brieflotse/contract'

/** What stands side by side: a sentence, or the cells of one row of a table. `index` counts all of a letter from 0. */
export type Pair = {
  index: number
  sentences: AlignedSentence[]
  role: AlignedSentence['role']
  /** It begins a paragraph. */
  first: boolean
}

/** Pairs that follow each other: `text` is read, `letterhead` (addresses, numbers beside them, what stands at the foot) is folded away. */
export type Part = { kind: 'text' | 'letterhead'; pairs: Pair[] }

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
export function partsOf(pairs: Pair[]): Part[] {
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
export function textOf(parts: Part[]): Pair[] {
  return parts.flatMap(({ kind, pairs }) => (kind === 'text' ? pairs : []))
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
export type Place = Pick<Evidence, 'page' | 'boxes'>

/** Where a pair stands; null where that is not known. */
export function placeOf({ sentences }: Pair): Place | null {
  const places = sentences.flatMap(({ evidence }) => evidence)
  const page = places[0]?.page
  if (page === undefined) return null
  const boxes = places.filter((place) => place.page === page).flatMap((place) => place.boxes)
  return { page, boxes }
}
