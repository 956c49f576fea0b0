import type { Grey } from '@brieflotse/pictures'
import { turn } from './grey.ts'
import type { RecognisedLine, Recognise } from './recogniser.ts'

export type Quarters = 0 | 1 | 2 | 3

/** The side in pixels of the piece that is recognised in four orientations: ten lines of print, a twelfth of a page. */
const SIDE = 900
const DARK = 128
/** With less ink than this share, the page has no print worth turning for. */
const LEAST_INK = 0.004
/** Another orientation must give this many clear letters, and this many times as many as the current one. */
const ENOUGH = 40
const CLEARLY = 1.5

/**
 * How many quarters clockwise a page must be turned: a piece with much print is recognised in all four orientations, and the one
 * with the most clear letters wins. For doubtful pages only; takes about half as long as the OCR of a page.
 */
export async function turnByReading(
  page: Grey,
  faint: boolean,
  recognise: Recognise,
): Promise<Quarters> {
  const piece = pieceWithPrint(page)
  if (!piece) return 0
  const letters: number[] = []
  for (const quarters of [0, 1, 2, 3] as const)
    letters.push(clearLetters(await recognise(await turn(piece, quarters), faint)))
  const most = Math.max(...letters)
  if (most < ENOUGH || most < CLEARLY * letters[0]!) return 0
  return letters.indexOf(most) as Quarters
}

const CLEAR = 70

/** The letters in words with high confidence. Short words are ignored, because rules and dust produce them too. */
function clearLetters(lines: RecognisedLine[]): number {
  return lines
    .flatMap(({ words }) => words)
    .filter(({ text, confidence }) => confidence >= CLEAR && /\p{L}{3}/u.test(text))
    .reduce((sum, { text }) => sum + text.length, 0)
}

/** Of five places down the middle of the page, the one with the most ink. */
function pieceWithPrint(page: Grey): Grey | null {
  const [width, height] = [Math.min(SIDE, page.width), Math.min(SIDE, page.height)]
  const left = (page.width - width) >> 1
  const tops = [0.1, 0.3, 0.5, 0.7, 0.9].map((share) => Math.floor((page.height - height) * share))
  const pieces = tops.map((top) => cut(page, left, top, width, height))
  const inks = pieces.map(({ data }) => data.reduce((n, value) => n + Number(value < DARK), 0))
  const most = Math.max(...inks)
  return most < LEAST_INK * width * height ? null : pieces[inks.indexOf(most)]!
}

/** Cuts out a part of a picture; positions are whole pixels inside it. */
export function cut(picture: Grey, left: number, top: number, width: number, height: number): Grey {
  const data = new Uint8Array(width * height)
  for (let y = 0; y < height; y++) {
    const start = (top + y) * picture.width + left
    data.set(picture.data.subarray(start, start + width), y * width)
  }
  return { data, width, height }
}
