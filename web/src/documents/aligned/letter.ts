import type { AlignedSentence, Document, Evidence } from '@brieflotse/contract'

/** A pair of German text and translation: one sentence, or the cells of one table row. `index` counts from 0 over the whole letter. */
export type Pair = {
  index: number
  sentences: AlignedSentence[]
  role: AlignedSentence['role']
  /** True if it starts a paragraph. */
  first: boolean
}

/** A run of pairs: `text` is the letter itself, `letterhead` (addresses, reference numbers, footers) is folded away. */
type Part = { kind: 'text' | 'letterhead'; pairs: Pair[] }

/** Groups the sentences of a letter into pairs. */
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
 * Separates the text of a letter from its letterhead. Table rows before the first sentence are reference numbers beside the address, so
 * they belong to the letterhead.
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

/** The text to copy and to read aloud: all pairs except the letterhead. */
export function readingText(parts: Part[]): Pair[] {
  return parts.flatMap(({ kind, pairs }) => (kind === 'text' ? pairs : []))
}

/** A block of the letter layout: a heading of one or more lines, a paragraph, a list with its items, or a table with its rows. */
export type LetterBlock = {
  kind: 'heading' | 'paragraph' | 'list' | 'table' | 'letterhead'
  /** Lines, sentences or rows; in a list, the sentences of each item. */
  groups: Pair[][]
}

const kinds = { heading: 'heading', item: 'list', cell: 'table' } as const

/** Groups the pairs of a letter into blocks for the layout. */
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

/** Whether a heading continues on the next line: it has an open bracket, or ends with a hyphen, a comma or a conjunction. */
function isCutOff({ sentences }: Pair): boolean {
  const text = sentences.at(-1)!.text
  return text.lastIndexOf('(') > text.lastIndexOf(')') || /(?:[§,–-]|\bund|\boder)$/u.test(text)
}

/** Names, addresses and figures need no translation. */
const needsNone = ({ text, role }: AlignedSentence) =>
  role === 'address' || role === 'footer' || !/\p{Ll}{3}/u.test(text)

/** Whether the reader should compare it with the German: the translation is rough or incomplete. */
export const isUncertain = (pair: Pair) => isRough(pair) || hasGermanLeft(pair)

/** Whether a part that needs a translation has none. */
export const hasGermanLeft = ({ sentences }: Pair) =>
  sentences.some((one) => one.translation === null && !needsNone(one))

/** The blocks reduced to their uncertain pairs, without the letterhead. */
export function uncertainOf(blocks: LetterBlock[]): LetterBlock[] {
  return blocks.flatMap(({ kind, groups }) => {
    const left = groups.map((group) => group.filter(isUncertain)).filter(({ length }) => length > 0)
    return kind === 'letterhead' || left.length === 0 ? [] : [{ kind, groups: left }]
  })
}

/**
 * While a translation is running: the last page with translated text, because the pages after it are still in progress. Null if no
 * translation is running.
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

/** The translation of a pair, or null if no part of it is translated. Untranslated cells stay in German. */
export function translationOf({ sentences }: Pair): string | null {
  if (sentences.every(({ translation }) => translation === null)) return null
  return sentences.map(({ text, translation }) => translation ?? text).join(between)
}

export const isRough = ({ sentences }: Pair) => sentences.some(({ quality }) => quality === 'rough')

/** The boxes of a pair on the page on which it begins. */
export type PairPlace = Pick<Evidence, 'page' | 'boxes'>

/** The place of a pair on the page; null if it is unknown. */
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
