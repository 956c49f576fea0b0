import { type Grey, solveLinear } from '@brieflotse/pictures'
import { resizeTo } from './grey.ts'
import { inkPoints, lineSharpness, sharpestSlope } from './text-lines.ts'

/** How far a line of text lies below its proper position, in half page widths. x and y run from -1 to 1 over the page. */
export type Bend = (x: number, y: number) => number

/** The slope of the text lines around one place. */
type Slope = { x: number; y: number; slope: number; weight: number }

const WIDTH = 1240
const WINDOWS = { across: 6, down: 14 }
const MAX_SLOPE = 0.09
const FEWEST = 8
/** A slope that differs more than this from the smooth fit is a table rule, a logo or a picture. */
const STRAY = 0.012

/** Measures how the paper is curled from the slopes of its text lines; null if there is too little text. */
export async function bendOf(picture: Grey): Promise<Bend | null> {
  const slopes = localSlopes(await resizeTo(picture, WIDTH))
  if (slopes.length < FEWEST) return null
  let kept = slopes
  let fit = fitSlopes(kept)
  for (let round = 1; round < 4; round++) {
    kept = slopes.filter((s) => Math.abs(dot(slopeTerms(s.x, s.y), fit) - s.slope) < STRAY)
    if (kept.length < FEWEST) break
    fit = fitSlopes(kept)
  }
  return (x, y) => dot(bendTerms(x, y), fit)
}

/** Measures overlapping windows of the page; windows without clear text lines are left out. */
function localSlopes(picture: Grey): Slope[] {
  const { width, height } = picture
  const points = inkPoints(picture, { radius: 14, contrast: 35, margin: 0.05 })
  const w = Math.floor(width / 3.2)
  const h = Math.floor(height / 11)
  const found: Slope[] = []
  for (let j = 0; j < WINDOWS.down; j++)
    for (let i = 0; i < WINDOWS.across; i++) {
      const left = Math.round(((width - w) * i) / (WINDOWS.across - 1))
      const top = Math.round(((height - h) * j) / (WINDOWS.down - 1))
      const inside = pointsWithin(points, left, top, w, h)
      const ink = inside.length / 2
      if (ink < 900 || ink > w * h * 0.3) continue
      const measured = clearSlope(inside, w, h)
      if (!measured) continue
      found.push({ x: (2 * left + w) / width - 1, y: (2 * top + h) / height - 1, ...measured })
    }
  return found
}

/** Points are sorted by row, so the rows of a window are contiguous. */
function pointsWithin(points: Int16Array, left: number, top: number, w: number, h: number) {
  const rowStart = (row: number) => {
    let [low, high] = [0, points.length / 2]
    while (low < high) {
      const middle = (low + high) >> 1
      if (points[middle * 2 + 1]! < row) low = middle + 1
      else high = middle
    }
    return low * 2
  }
  const inside: number[] = []
  for (let i = rowStart(top), end = rowStart(top + h); i < end; i += 2) {
    const x = points[i]! - left
    if (x >= 0 && x < w) inside.push(x, points[i + 1]! - top)
  }
  return Int16Array.from(inside)
}

function clearSlope(points: Int16Array, w: number, h: number) {
  const sharpness = (slope: number) => lineSharpness(points, slope, w / 2, h)
  const rough = sharpestSlope(sharpness, -MAX_SLOPE, MAX_SLOPE, 0.0045)
  if (rough.best < 1.6 * rough.mean) return null
  const { slope } = sharpestSlope(sharpness, rough.slope - 0.004, rough.slope + 0.004, 0.001)
  return { slope, weight: Math.min(3, rough.best / rough.mean) }
}

/** The bend is a cubic polynomial without terms in y alone (they shift whole lines); its slope is the derivative by x. */
const bendTerms = (x: number, y: number) => [x, x * x, x ** 3, x * y, x * x * y, x * y * y]
const slopeTerms = (x: number, y: number) => [1, 2 * x, 3 * x * x, y, 2 * x * y, y * y]
const dot = (a: number[], b: number[]) => a.reduce((sum, value, i) => sum + value * b[i]!, 0)

/** Weighted least squares with slight regularisation, so that few windows cannot make a wild curve. */
function fitSlopes(slopes: Slope[]): number[] {
  const rows = Array.from({ length: 6 }, (_, i) =>
    Array.from({ length: 7 }, (_unused, j) => (i === j ? (i === 0 ? 0.003 : 0.3) : 0)),
  )
  for (const { x, y, slope, weight } of slopes) {
    const terms = slopeTerms(x, y)
    terms.forEach((a, i) => {
      terms.forEach((b, j) => (rows[i]![j]! += weight * a * b))
      rows[i]![6]! += weight * a * slope
    })
  }
  return solveLinear(rows)
}

const GRID = 32

/** Moves every text line back to its proper height. The bend is computed on a coarse grid and interpolated. */
export function unbend(picture: Grey, bend: Bend): Grey {
  const { data, width, height } = picture
  const across = Math.ceil(width / GRID) + 1
  const down = Math.ceil(height / GRID) + 1
  const shifts = Float32Array.from({ length: across * down }, (_, i) => {
    const x = ((i % across) * GRID * 2) / width - 1
    const y = (Math.floor(i / across) * GRID * 2) / height - 1
    return (bend(x, y) * width) / 2
  })
  const out = new Uint8Array(width * height)
  const line = new Float32Array(across)
  for (let y = 0, o = 0; y < height; y++) {
    const row = Math.floor(y / GRID) * across
    const share = (y % GRID) / GRID
    for (let i = 0; i < across; i++)
      line[i] = shifts[row + i]! + (shifts[row + across + i]! - shifts[row + i]!) * share
    for (let x = 0; x < width; x++, o++) {
      const cell = (x / GRID) | 0
      const shift = line[cell]! + (line[cell + 1]! - line[cell]!) * ((x % GRID) / GRID)
      const from = Math.min(height - 2, Math.max(0, y + shift))
      const above = from | 0
      const below = data[(above + 1) * width + x]!
      const value = data[above * width + x]!
      out[o] = value + (below - value) * (from - above) + 0.5
    }
  }
  return { data: out, width, height }
}
