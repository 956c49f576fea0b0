import type { Box, Word } from '@brieflotse/reading'
import type { Grey } from '@brieflotse/pictures'
import { standsBeside, mergeReadings } from './two-readings.ts'
import { resizeTo } from './grey.ts'
import type { Recognise } from './recogniser.ts'
import type { PaperSize } from './straighten.ts'
import { cut } from './turns.ts'

/** As in the reading package: a number with a word below this confidence is uncertain. */
const UNSURE = 0.84
/** Each takes a tenth of a second. */
const MOST = 8
const SCALE = 2
/** The margin around a number in millimetres: boxes are too tight at the sides, and the next line is near. */
const AROUND = { across: 2.5, down: 0.8 }

type Read = { picture: Grey; paper: PaperSize; faint: boolean; words: Word[]; skew: number }

/**
 * Recognises uncertain numbers a second time, each alone and at twice the size: accounts, amounts, dates, references. A value is
 * accepted if both readings or its check digits agree; everything else keeps the first reading.
 */
export async function secondLook(read: Read, recognise: Recognise): Promise<Word[]> {
  const words = [...read.words]
  for (const run of doubtfulRuns(read.words).slice(0, MOST)) {
    const piece = pieceAt(read, unionOf(run.map((i) => words[i]!.box)))
    if (!piece) continue
    const large = await resizeTo(piece, piece.width * SCALE)
    const again = (await recognise(large, read.faint, 'line')).flatMap((line) => line.words)
    const settled = mergeReadings(
      run.map((i) => words[i]!),
      again,
    )
    run.forEach((i, at) => (words[i] = settled[at]!))
  }
  return words
}

const isNumber = ({ text }: Word) => /\d.*\d/u.test(text)
const ranks = [/^DE?[\dOISB]{2}/u, /\d,\d\d/u, /\d\.\d/u]

/** Uncertain numbers together with adjacent ones; accounts first, then amounts, then dates. */
export function doubtfulRuns(words: Word[]): number[][] {
  const runs: number[][] = []
  words.forEach((word, i) => {
    if (!isNumber(word)) return
    const last = runs.at(-1)
    const before = last && words[last.at(-1)!]
    if (last && last.at(-1) === i - 1 && standsBeside(before!, word)) last.push(i)
    else runs.push([i])
  })
  const rank = (run: number[]) => {
    const text = run.map((i) => words[i]!.text).join(' ')
    const found = ranks.findIndex((pattern) => pattern.test(text))
    return found < 0 ? ranks.length : found
  }
  return runs
    .filter((run) => run.some((i) => words[i]!.confidence < UNSURE))
    .toSorted((a, b) => rank(a) - rank(b))
}

function unionOf(boxes: Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x))
  const y = Math.min(...boxes.map((box) => box.y))
  const right = Math.max(...boxes.map((box) => box.x + box.width))
  const bottom = Math.max(...boxes.map((box) => box.y + box.height))
  return { x, y, width: right - x, height: bottom - y }
}

/** Cuts the area of a levelled box out of the original picture. */
function pieceAt({ picture, paper, skew }: Read, box: Box): Grey | null {
  const [kx, ky] = [picture.width / paper.width, picture.height / paper.height]
  const x = (box.x + box.width / 2) * kx - picture.width / 2
  const y = (box.y + box.height / 2) * ky - picture.height / 2
  const width = (box.width + 2 * AROUND.across) * kx
  const height = (box.height + 2 * AROUND.down) * ky + Math.abs(skew) * width
  const left = Math.max(0, Math.round(picture.width / 2 + x - y * skew - width / 2))
  const top = Math.max(0, Math.round(picture.height / 2 + y + x * skew - height / 2))
  const right = Math.min(picture.width, Math.round(left + width))
  const bottom = Math.min(picture.height, Math.round(top + height))
  if (right - left < 8 || bottom - top < 8) return null
  return cut(picture, left, top, right - left, bottom - top)
}
