import type { Grey } from './grey.ts'
import { type Corners, distance, type Point } from './warp.ts'

/** Brightness along a line parallel to one edge of a sheet, from corner to corner; NaN outside the picture. */
export type Strip = number[]

const EVERY = 6

/** `away`: distance in pixels towards the inside of the sheet, negative for outside. Side 0 is the top, then clockwise. */
export function stripBeside(picture: Grey, corners: Corners, side: number, away: number): Strip {
  const [from, to] = [corners[side]!, corners[(side + 1) % 4]!]
  const length = distance(from, to)
  const along = { x: (to.x - from.x) / length, y: (to.y - from.y) / length }
  // corners go clockwise, so the inside lies to the right
  const start = { x: from.x - along.y * away, y: from.y + along.x * away }
  const count = Math.floor(length / EVERY)
  return Array.from({ length: count }, (_, i) => {
    const at = (i + 0.5) * EVERY
    return meanAt(picture, { x: start.x + along.x * at, y: start.y + along.y * at })
  })
}

function meanAt({ data, width, height }: Grey, { x, y }: Point): number {
  const [column, row] = [Math.round(x), Math.round(y)]
  if (column < 1 || row < 1 || column >= width - 1 || row >= height - 1) return NaN
  let sum = 0
  for (let dy = -1; dy <= 1; dy++)
    for (let dx = -1; dx <= 1; dx++) sum += data[(row + dy) * width + column + dx]!
  return sum / 9
}

const AROUND = 7
const LIKE = 0.1

/**
 * The share of a strip that is about as bright as its neighbours: near 1 on bare paper, bars and plain desks, near 0.5 on patterned cloth.
 * Null if too little of it is in the picture.
 */
export function evenness(strip: Strip): number | null {
  const seen = strip.filter((value) => !Number.isNaN(value))
  if (seen.length < 8) return null
  let even = 0
  for (let i = 0; i < seen.length; i++) {
    const near = seen.slice(Math.max(0, i - AROUND), i + AROUND + 1).sort((a, b) => a - b)
    const middle = near[near.length >> 1]!
    if (Math.abs(seen[i]! - middle) < LIKE * middle + 2) even++
  }
  return even / seen.length
}
