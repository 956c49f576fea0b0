import { type Corners, distance } from '@brieflotse/pictures'
import type { Seen } from './picture-tasks.ts'

export type Hint = 'looking' | 'cut-off' | 'closer' | 'dark' | 'still' | 'ready'

/** Where a quarter of the picture is not brighter than this, print drowns in noise. */
const DARK = 50
/** The page should take at least this share of the picture's long side. */
const CLOSE = 0.5
/** Between two looks a corner may move by this share of the picture. */
const STEADY = 0.015

/** What would make the photo better, most important first. `before`: the corners at the look before. */
export function hintFor(seen: Seen, before: Corners | null, shape: number): Hint {
  if (seen.light < DARK) return 'dark'
  if (seen.cutOff) return 'cut-off'
  if (!seen.corners) return 'looking'
  if (sizeOf(seen.corners, shape) < CLOSE) return 'closer'
  return !before || moved(before, seen.corners) > STEADY ? 'still' : 'ready'
}

/** Longest edge as a share of the picture's long side. `shape`: width by height of the picture. */
function sizeOf(corners: Corners, shape: number): number {
  const long = Math.max(shape, 1)
  const [a, b, , d] = corners.map(({ x, y }) => ({ x: (x * shape) / long, y: y / long }))
  return Math.max(distance(a!, b!), distance(a!, d!))
}

function moved(before: Corners, now: Corners): number {
  return Math.max(...now.map((corner, i) => distance(corner, before[i]!)))
}

/** Shows a hint only when two looks in a row agree, so that the line does not flicker. */
export function steadied(): (hint: Hint) => Hint | null {
  let last: Hint | null = null
  return (hint) => {
    const isSame = hint === last
    last = hint
    return isSame ? hint : null
  }
}
