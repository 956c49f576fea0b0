import type { Word } from '@brieflotse/reading'
import type { Grey } from '@brieflotse/pictures'
import type { Paper } from './straighten.ts'
import type { Line } from './recogniser.ts'

/** What Tesseract read, levelled: `skew` is the slope it was read at (rise over run), already taken out of the boxes. */
export type Recognised = { words: Word[]; skew: number }

/** From pixels of the picture that was read to millimetres on the page; boxes are turned around its middle by the skew. */
export function toWords(lines: Line[], picture: Grey, paper: Paper, page: number): Recognised {
  const skew = skewOf(lines, picture.width / 5)
  const [kx, ky] = [paper.width / picture.width, paper.height / picture.height]
  const [middleX, middleY] = [picture.width / 2, picture.height / 2]
  const words = lines.flatMap((line) =>
    line.words
      .filter((word) => word.text.trim())
      .map(({ text, confidence, bbox: { x0, x1, y0, y1 } }): Word => {
        const x = (x0 + x1) / 2 - middleX
        const y = (y0 + y1) / 2 - middleY
        const width = x1 - x0
        // a level box around a leaning word is higher than the word
        const height = Math.max((y1 - y0) / 2, y1 - y0 - Math.abs(skew) * width)
        const left = middleX + x + y * skew - width / 2
        const top = middleY + y - x * skew - height / 2
        const box = { x: left * kx, y: top * ky, width: width * kx, height: height * ky }
        return { text: text.trim(), page, box, confidence: confidence / 100 }
      }),
  )
  return { words, skew }
}

/** Median slope of the baselines of long lines; short ones are too coarse. */
function skewOf(lines: Line[], long: number): number {
  const slopes = lines
    .filter(({ bbox, baseline }) => bbox.x1 - bbox.x0 > long && baseline.x1 > baseline.x0)
    .map(({ baseline }) => (baseline.y1 - baseline.y0) / (baseline.x1 - baseline.x0))
    .sort((a, b) => a - b)
  const middle = slopes[Math.floor(slopes.length / 2)] ?? 0
  return Math.abs(middle) < 0.06 ? middle : 0
}

/** Mean confidence of what looks like words; 0 for a page without any. */
export function meanConfidence(words: Word[]): number {
  const real = words.filter(({ text }) => /\p{L}{3}/u.test(text))
  return real.reduce((sum, { confidence }) => sum + confidence, 0) / Math.max(1, real.length)
}
