import type { Mark } from './types.ts'

const maxCandidates = 80

/** Whether a word with low confidence has the shape of a bullet: one or two characters, not wider than high. */
export const looksLikeBullet = (text: string, width: number) =>
  width < 3 && /^(?:[^\p{L}\p{N}\s]{1,2}|[eo])$/u.test(text)

/**
 * Bullets among words with too low confidence: at the left of a line, with space before the text, and at least two below each other. OCR is
 * rarely certain of a bullet, but without bullets the items of a list would be joined.
 */
export function faintBullets(candidates: Mark[], marks: Mark[]): Mark[] {
  const few = candidates.slice(0, maxCandidates)
  const beginsLine = (dot: Mark) => {
    const line = marks.filter((mark) => Math.abs(mark.y - dot.y) < 0.6 * mark.size)
    const right = line.filter((mark) => mark.x0 > dot.x1).toSorted((a, b) => a.x0 - b.x0)[0]
    const left = line.some((mark) => mark.x1 <= dot.x0 + 0.5 && dot.x0 - mark.x1 < 40)
    const gap = right ? right.x0 - dot.x1 : 0
    return !left && gap > 1.5 && gap < 9
  }
  const first = few.filter(beginsLine)
  return first
    .filter((dot) => first.some((other) => other !== dot && Math.abs(other.x0 - dot.x0) < 1.2))
    .map((dot) => ({ ...dot, text: '•', confidence: 1 }))
}
