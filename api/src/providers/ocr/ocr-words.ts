import type { Word } from '@brieflotse/reading'
import type { Grey } from '@brieflotse/pictures'
import type { PaperSize } from './straighten.ts'
import type { RecognisedLine } from './recogniser.ts'

/** Tesseract's result on the levelled page: `skew` is the slope (rise over run) that was removed from the boxes. */
export type Recognised = { words: Word[]; skew: number }

/** Converts pixel boxes to millimetres on the page, and rotates them by the skew around the page's centre. */
export function toWords(
  lines: RecognisedLine[],
  picture: Grey,
  paper: PaperSize,
  page: number,
): Recognised {
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
        // The upright box around a slanted word is higher than the word.
        const height = Math.max((y1 - y0) / 2, y1 - y0 - Math.abs(skew) * width)
        const left = middleX + x + y * skew - width / 2
        const top = middleY + y - x * skew - height / 2
        const box = { x: left * kx, y: top * ky, width: width * kx, height: height * ky }
        return { text: text.trim(), page, box, confidence: confidence / 100 }
      }),
  )
  return { words, skew }
}

/** The median slope of the baselines of long lines; short lines are too inaccurate. */
function skewOf(lines: RecognisedLine[], long: number): number {
  const slopes = lines
    .filter(({ bbox, baseline }) => bbox.x1 - bbox.x0 > long && baseline.x1 > baseline.x0)
    .map(({ baseline }) => (baseline.y1 - baseline.y0) / (baseline.x1 - baseline.x0))
    .sort((a, b) => a - b)
  const middle = slopes[Math.floor(slopes.length / 2)] ?? 0
  return Math.abs(middle) < 0.06 ? middle : 0
}

/** The mean confidence of texts that look like words; 0 if there are none. */
export function meanConfidence(words: Word[]): number {
  const real = words.filter(({ text }) => /\p{L}{3}/u.test(text))
  return real.reduce((sum, { confidence }) => sum + confidence, 0) / Math.max(1, real.length)
}
