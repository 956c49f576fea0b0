import type { Box, Pages, Word } from '../types.ts'
import type { Correction, WordCorrection } from './types.ts'

/** Two boxes are the same word if this share of the smaller one lies in the other. */
const shared = 0.5

/** Share of the smaller box that lies in the other. */
function overlap(a: Box, b: Box): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y)
  if (width <= 0 || height <= 0) return 0
  const smaller = Math.min(a.width * a.height, b.width * b.height)
  return smaller > 0 ? (width * height) / smaller : 0
}

/** The words at the place of a corrected word: none if the page was cropped or read differently. */
export function placedAt(words: Word[], { page, box }: Pick<WordCorrection, 'page' | 'box'>) {
  return words.flatMap((word, index) =>
    word.page === page && overlap(word.box, box) >= shared ? [index] : [],
  )
}

/** The corrected text as words; several words share the width by their length. */
function printed({ page, box, value }: WordCorrection): Word[] {
  const parts = value.split(/\s+/u).filter(Boolean)
  const perLetter = box.width / Math.max(1, parts.join(' ').length)
  let letters = 0
  return parts.map((text) => {
    const x = box.x + letters * perLetter
    letters += text.length + 1
    return { text, page, box: { ...box, x, width: text.length * perLetter }, confidence: 1 }
  })
}

/**
 * The pages with the user's corrections applied. A correction without any word at its place has no effect; several words at one place (a
 * word that was split) become one.
 */
export function withWords(pages: Pages, corrections: Correction[]): Pages {
  const wanted = corrections.filter((one) => one.field === 'word')
  if (wanted.length === 0) return pages
  const instead = new Map<number, Word[]>()
  for (const correction of wanted) {
    const [first, ...rest] = placedAt(pages.words, correction)
    if (first === undefined) continue
    instead.set(first, printed(correction))
    for (const index of rest) instead.set(index, [])
  }
  return { ...pages, words: pages.words.flatMap((word, index) => instead.get(index) ?? [word]) }
}
