import type { Grey } from './grey.ts'
import { type Corners, distance, type Point } from './warp.ts'

/** How far from an edge, in pixels of a small picture, the two sides of it are compared, and within what reach. */
const AWAY = 8
const REACH = 3
/**
 * Paper outside by paper inside. At real edges of 141 rendered photos it was at most 0.81; at lines, table frames and folds inside a
 * straightened page 0.91 or more.
 */
const STEP = 0.88

/**
 * Whether a sheet is brighter than what lies around it. Lines and frames printed on a page have the shape of a sheet, too, but the same
 * paper on both sides. Corners in pixels of the small picture (see `findSize`). True where nothing lies around it to compare with.
 */
export function standsOut(small: Grey, corners: Corners): boolean {
  const middle = corners.reduce((sum, { x, y }) => ({ x: sum.x + x / 4, y: sum.y + y / 4 }), {
    x: 0,
    y: 0,
  })
  const ratios = corners
    .map((corner, i) => ratioAcross(small, corner, corners[(i + 1) % 4]!, middle))
    .filter((ratio) => ratio !== null)
  const flat = ratios.filter((ratio) => ratio > STEP).length
  return ratios.length === 0 || flat < ratios.length / 2
}

/** Brightness outside by brightness inside along one side: the median of many places; null where there is no outside. */
function ratioAcross(small: Grey, from: Point, to: Point, middle: Point): number | null {
  const length = distance(from, to)
  const along = { x: (to.x - from.x) / length, y: (to.y - from.y) / length }
  const left = { x: -along.y, y: along.x }
  const isInside = (middle.x - from.x) * left.x + (middle.y - from.y) * left.y > 0
  const [inX, inY] = isInside ? [left.x * AWAY, left.y * AWAY] : [-left.x * AWAY, -left.y * AWAY]
  const ratios: number[] = []
  for (let share = 0.06; share < 0.95; share += 0.04) {
    const [x, y] = [from.x + along.x * length * share, from.y + along.y * length * share]
    const inside = paperAt(small, x + inX, y + inY)
    const outside = paperAt(small, x - inX, y - inY)
    if (inside !== null && outside !== null) ratios.push(outside / Math.max(1, inside))
  }
  return ratios.length < 6 ? null : ratios.sort((a, b) => a - b)[ratios.length >> 1]!
}

/** The bright part of what is around a place, so that print does not count; null at the picture's edge. */
function paperAt({ data, width, height }: Grey, x: number, y: number): number | null {
  const values: number[] = []
  for (let dy = -REACH; dy <= REACH; dy++)
    for (let dx = -REACH; dx <= REACH; dx++) {
      const [column, row] = [Math.round(x) + dx, Math.round(y) + dy]
      if (column < 0 || row < 0 || column >= width || row >= height) continue
      values.push(data[row * width + column]!)
    }
  if (values.length < 12) return null
  return values.sort((a, b) => a - b)[Math.floor(values.length * 0.8)]!
}
