import { blur, type Grey } from './grey.ts'
import { evenness, stripBeside } from './sides.ts'
import { type Corners, distance, type Point } from './warp.ts'

/** Distance from an edge, in pixels of the small picture, at which its two sides are compared, and the radius compared there. */
const AWAY = 8
const REACH = 3
/**
 * Largest brightness ratio of outside to inside at a real edge. In 141 rendered photos real edges had at most 0.81; printed lines, table
 * frames and folds 0.91 or more.
 */
const STEP = 0.88
/** If two edges are this clear, the others may lie on other papers, which shadows make a little darker. */
const CLEAR = 0.7
const LIKE_PAPER = 0.99

/**
 * Whether a sheet is brighter than its surroundings. Lines and frames printed on a page also have the shape of a sheet, but paper on both
 * sides. Corners in pixels of the small picture (see `findSize`). True if there are no surroundings to compare with.
 */
export function standsOut(small: Grey, corners: Corners): boolean {
  const ratios = ratiosAround(small, corners).filter((ratio) => ratio !== null)
  const flat = ratios.filter((ratio) => ratio > STEP).length
  if (ratios.length === 0 || flat < ratios.length / 2) return true
  if (ratios.some((ratio) => ratio > LIKE_PAPER)) return false
  return ratios.filter((ratio) => ratio < CLEAR).length >= 2 || hasPatternAround(small, corners)
}

/** Brightness outside by brightness inside, for the top edge and then clockwise; null if the outside is not in the picture. */
export function ratiosAround(small: Grey, corners: Corners): (number | null)[] {
  const middle = corners.reduce((sum, { x, y }) => ({ x: sum.x + x / 4, y: sum.y + y / 4 }), {
    x: 0,
    y: 0,
  })
  return corners.map((corner, i) => ratioAcross(small, corner, corners[(i + 1) % 4]!, middle))
}

/** Brightness outside by brightness inside along one side: the median of many places; null if the outside is not in the picture. */
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

/** Brightness of the paper around a place: the bright percentile, so that print does not count; null at the picture's edge. */
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

const OUTSIDE = -6
const UNEVEN = 0.75

/** Whether the sheet lies on light cloth with a pattern. */
function hasPatternAround(small: Grey, corners: Corners): boolean {
  const uneven = [0, 1, 2, 3].filter(
    (side) => (evenness(stripBeside(small, corners, side, OUTSIDE)) ?? 1) < UNEVEN,
  )
  return uneven.length >= 3
}

const INK = 0.88
const NEAR = 5
/** Most ink outside compared with inside; dust and the edge's shadow look like a little ink. */
const STRAY_INK = 0.04

/**
 * Whether all print lies inside the sheet, so that cropping loses nothing. Meant for sheets on a desk nearly as white as they are; for a
 * frame or table printed on a page, some print lies outside.
 */
export function hasNothingAround(small: Grey, corners: Corners): boolean {
  const { data, width, height } = small
  const around = blur(small, NEAR).data
  let [inside, outside] = [0, 0]
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const i = y * width + x
      if (data[i]! > around[i]! * INK) continue
      const depth = depthIn(corners, x, y)
      if (depth > 0) inside++
      else if (depth < -NEAR) outside++
    }
  return inside > 100 && outside < inside * STRAY_INK
}

/** Distance of a place from the edges of a sheet, in pixels; negative outside. */
function depthIn(corners: Corners, x: number, y: number): number {
  let least = Infinity
  for (let i = 0; i < 4; i++) {
    const [from, to] = [corners[i]!, corners[(i + 1) % 4]!]
    const [dx, dy] = [to.x - from.x, to.y - from.y]
    const depth = (dx * (y - from.y) - dy * (x - from.x)) / Math.hypot(dx, dy)
    if (depth < least) least = depth
  }
  return least
}
