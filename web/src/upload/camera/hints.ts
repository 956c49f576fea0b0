import { type Corners, distance } from '@brieflotse/pictures'
import type { Seen } from './picture-tasks.ts'

export type Hint = 'looking' | 'cut-off' | 'closer' | 'dark' | 'still' | 'ready'

/** If a quarter of the picture is not brighter than this, noise makes the print unreadable. */
const DARK = 50
/** The page should fill at least this fraction of the picture's long side. */
const CLOSE = 0.5
/** The maximum movement of a corner between two frames of a steady camera, as a fraction of the picture. */
const STEADY = 0.015

/** The most important hint for a better photo. `before`: the corners in the previous frame. */
export function hintFor(seen: Seen, before: Corners | null, shape: number): Hint {
  if (seen.light < DARK) return 'dark'
  if (seen.cutOff) return 'cut-off'
  if (!seen.corners) return 'looking'
  if (sizeOf(seen.corners, shape) < CLOSE) return 'closer'
  return !before || moved(before, seen.corners) > STEADY ? 'still' : 'ready'
}

/** The page's longest edge as a fraction of the picture's long side. `shape`: aspect ratio of the picture. */
function sizeOf(corners: Corners, shape: number): number {
  const long = Math.max(shape, 1)
  const [a, b, , d] = corners.map(({ x, y }) => ({ x: (x * shape) / long, y: y / long }))
  return Math.max(distance(a!, b!), distance(a!, d!))
}

function moved(before: Corners, now: Corners): number {
  return Math.max(...now.map((corner, i) => distance(corner, before[i]!)))
}

/** Passes on a hint only if two frames in a row agree, so that it does not flicker. */
export function steadied(): (hint: Hint) => Hint | null {
  let last: Hint | null = null
  return (hint) => {
    const isSame = hint === last
    last = hint
    return isSame ? hint : null
  }
}
