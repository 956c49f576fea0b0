import type { Corners, Point } from '@brieflotse/pictures'

/** Corners here are shares (0 to 1) of the width and height of the picture as it is shown. */

/** A little inside the picture: where the corners begin when no page was found. */
export const someCorners: Corners = [
  { x: 0.08, y: 0.08 },
  { x: 0.92, y: 0.08 },
  { x: 0.92, y: 0.92 },
  { x: 0.08, y: 0.92 },
]

/** The same corners after the picture was turned clockwise by this many quarters. */
export function turned(corners: Corners, quarters: number): Corners {
  let [a, b, c, d] = corners
  for (let i = 0; i < quarters % 4; i++) [a, b, c, d] = [once(d), once(a), once(b), once(c)]
  return [a, b, c, d]
}

const once = ({ x, y }: Point): Point => ({ x: 1 - y, y: x })

/** Moves one corner, but not out of the picture, and not so far that the sides would cross: then nothing moves. */
export function withCorner(corners: Corners, index: number, to: Point): Corners {
  const inside = { x: clamp(to.x), y: clamp(to.y) }
  const next = corners.with(index, inside) as Corners
  return isConvex(next) ? next : corners
}

const clamp = (value: number) => Math.min(1, Math.max(0, value))

/** The least a corner may stick out, so that no side shrinks to nothing. */
const LEAST = 0.002

function isConvex(corners: Corners): boolean {
  return corners.every((b, i) => {
    const [a, c] = [corners[(i + 3) % 4]!, corners[(i + 1) % 4]!]
    return (b.x - a.x) * (c.y - b.y) - (b.y - a.y) * (c.x - b.x) > LEAST
  })
}
