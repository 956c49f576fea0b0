import type { Pages, PageSize, Word } from '../types.ts'
import type { Mark } from './types.ts'

/** A page in the working frame. `toPage` converts a rectangle of the frame to millimetres of the real page. */
export type Sheet = { page: number; width: number; height: number; scale: number; marks: Mark[] }

/** Words below this confidence are guesses. Symbols need more, because dust, rules and stamps are read as symbols. */
const minConfidence = 0.3
const minSymbolConfidence = 0.6
const minBarConfidence = 0.95
/** A long word of letters only is kept even with low confidence, for the meaning of its sentence. */
const minPlainConfidence = 0.05
const maxWordLength = 300

const ligatures: Record<string, string> = { ﬀ: 'ff', ﬁ: 'fi', ﬂ: 'fl', ﬃ: 'ffi', ﬄ: 'ffl', ﬅ: 'st' }

const plainText = /^[!-~À-ÿ„“”–€§]{1,300}$/

/** Normalises a word: composed letters, no ligatures, no invisible or direction characters. */
function cleanText(text: string): string {
  if (plainText.test(text)) return text
  return text
    .slice(0, maxWordLength)
    .normalize('NFC')
    .replace(/\u00ad$/, '-')
    .replace(/^\p{Co}$/u, '•') // symbol fonts have their bullets in the private use area
    .replace(/\p{C}/gu, '')
    .replace(/[ﬀ-ﬅ]/g, (letter) => ligatures[letter] ?? letter)
    .replace(/\s+/g, ' ')
    .trim()
}

function minConfidenceOf(text: string): number {
  if (/^\p{L}\p{Ll}[\p{L}&’'-]{3,}[.,]?$/u.test(text)) return minPlainConfidence
  if (/^\*{2,}/.test(text)) return minPlainConfidence // masked digits of an account number
  if (/^[|¦[\]{}\\]+$/.test(text)) return minBarConfidence
  if (/^[;:.,'`´~^]+$/.test(text)) return minBarConfidence
  return /[\p{L}\p{N}]|^[&§€%+]$/u.test(text) ? minConfidence : minSymbolConfidence
}

/** Height of the word's ink as a share of the font size, and how much of it is below the baseline. */
function ink(text: string): { height: number; below: number } {
  const above = /[\p{Lu}\p{N}bdfhkltßäöüijéèá§€%&/()!?]/u.test(text) ? 0.72 : 0.52
  const below = /[gjpqyQ§,;()ß/]/.test(text) ? 0.2 : 0
  return { height: above + below, below }
}

const isSane = ({ box, confidence }: Word) =>
  [box.x, box.y, box.width, box.height, confidence].every(Number.isFinite) &&
  box.width > 0 &&
  box.height > 0

function median(values: number[], otherwise: number): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? otherwise
}

/** Whether the boxes hug the ink, as OCR boxes do; boxes of a text layer all have the font's height. */
function hugInk(words: { share: number; text: string; height: number }[]): boolean {
  const long = words.filter((word) => word.text.length > 2)
  const heights = (from: number, to: number) =>
    long.filter(({ share }) => share > from && share <= to).map(({ height }) => height)
  return median(heights(0.85, 1), 1) > 1.12 * median(heights(0, 0.6), Infinity)
}

/** Limits the font size by the width of longer words, because blurred ink makes boxes too high or too low. */
function boundSize(size: number, width: number, length: number): number {
  if (length < 4) return size
  const usual = width / length / 0.5
  return Math.min(Math.max(size, 0.7 * usual), 1.3 * usual)
}

function sizeOf(page: PageSize | undefined): { width: number; height: number } {
  const sane = (n: number | undefined): n is number => n !== undefined && n >= 20 && n <= 5000
  return sane(page?.width) && sane(page?.height)
    ? { width: page.width, height: page.height }
    : { width: 210, height: 297 }
}

function sheetOf(number: number, pageSize: PageSize | undefined, found: [number, Word][]): Sheet {
  const { width, height } = sizeOf(pageSize)
  const scale = 210 / Math.min(width, height)
  const words = found.flatMap(([word, { text, box, confidence }]) => {
    const clean = cleanText(text)
    const x = box.x + box.width / 2
    const y = box.y + box.height / 2
    const onPage = x >= 0 && x <= width && y >= 0 && y <= height
    const faint = confidence < minConfidenceOf(clean)
    const isDot = faint && looksLikeBullet(clean, box.width * scale)
    if (!clean || !onPage || (faint && !isDot)) return []
    const { height: share, below } = ink(clean)
    return [{ word, text: clean, box, confidence, height: box.height * scale, share, below, faint }]
  })
  const tight = hugInk(words)
  const set = words.map(({ word, text, box, confidence, height, share, below, faint }): Mark => {
    const size = tight ? boundSize(height / share, box.width * scale, text.length) : height
    const baseline = (box.y + box.height) * scale - (tight ? below : 0.24) * size
    const x0 = box.x * scale
    const x1 = x0 + box.width * scale
    const y = faint ? (box.y + box.height / 2) * scale : baseline - 0.26 * size
    return { word, text, x0, x1, y, size, confidence }
  })
  const slope = slopeOf(set)
  const middle = { x: (width * scale) / 2, y: (height * scale) / 2 }
  for (const mark of set) {
    const centre = (mark.x0 + mark.x1) / 2
    const shift = (mark.y - middle.y) * slope
    mark.y -= (centre - middle.x) * slope
    mark.x0 += shift
    mark.x1 += shift
  }
  const marks = set.filter((_, at) => !words[at]?.faint)
  const dots = faintBullets(
    set.filter((_, at) => words[at]?.faint),
    marks,
  )
  marks.push(...dots)
  return { page: number, width: width * scale, height: height * scale, scale, marks }
}

/** Assigns the words to their pages and straightens each page. Words off the page, unreadable or broken are left out. */
export function sheetsOf({ pages, words }: Pages): Sheet[] {
  const byPage = new Map<number, [number, Word][]>()
  for (const page of pages) if (Number.isFinite(page.number)) byPage.set(page.number, [])
  words.forEach((word, index) => {
    if (!Number.isFinite(word.page) || !isSane(word)) return
    const list = byPage.get(word.page)
    if (list) list.push([index, word])
    else byPage.set(word.page, [[index, word]])
  })
  return [...byPage]
    .toSorted(([a], [b]) => a - b)
    .map(([number, found]) =>
      sheetOf(
        number,
        pages.find((page) => page.number === number),
        found,
      ),
    )
}

const maxCandidates = 80

/** Whether a word with low confidence has the shape of a bullet: one or two characters, not wider than high. */
const looksLikeBullet = (text: string, width: number) =>
  width < 3 && /^(?:[^\p{L}\p{N}\s]{1,2}|[eo])$/u.test(text)

/**
 * Bullets among words with too low confidence: at the left of a line, with space before the text, and at least two below each other. OCR is
 * rarely certain of a bullet, but without bullets the items of a list would be joined.
 */
function faintBullets(candidates: Mark[], marks: Mark[]): Mark[] {
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

type Point = { x0: number; x1: number; y: number; text: string }

const maxSlope = 0.06
const maxPoints = 1500
const bin = 0.7

/** How well the words form rows if the page is rotated back by `slope`: the sum of squares of a soft histogram. */
function sharpness(points: Point[], slope: number): number {
  const counts = new Map<number, number>()
  for (const { x0, x1, y } of points) {
    const at = (y - ((x0 + x1) / 2) * slope) / bin
    const low = Math.floor(at)
    counts.set(low, (counts.get(low) ?? 0) + 1 - (at - low))
    counts.set(low + 1, (counts.get(low + 1) ?? 0) + at - low)
  }
  let sum = 0
  for (const count of counts.values()) sum += count * count
  return sum
}

function best(
  points: Point[],
  from: number,
  to: number,
  step: number,
): [slope: number, score: number] {
  let found: [number, number] = [0, -1]
  for (let slope = from; slope <= to + step / 2; slope += step) {
    const score = sharpness(points, slope)
    if (score > found[1]) found = [slope, score]
  }
  return found
}

/** Slope of the text lines (negative if they rise to the right), 0 if there are too few words or hardly any skew. */
function slopeOf(marks: Point[]): number {
  const long = marks.filter((mark) => mark.text.length > 2)
  if (long.length < 12) return 0
  const every = Math.ceil(long.length / maxPoints)
  const points = long.filter((_, index) => index % every === 0)
  const [coarse] = best(points, -maxSlope, maxSlope, 0.003)
  const [fine, score] = best(points, coarse - 0.003, coarse + 0.003, 0.0005)
  return score > sharpness(points, 0) * 1.03 ? fine : 0
}
