import type { Corners, Point } from '@brieflotse/pictures'

/** Corners in this file are fractions (0 to 1) of the width and height of the picture as shown. */

/** Default corners, slightly inside of the picture, if no page was detected. */
export const someCorners: Corners = [
  { x: 0.08, y: 0.08 },
  { x: 0.92, y: 0.08 },
  { x: 0.92, y: 0.92 },
  { x: 0.08, y: 0.92 },
]

/** The corners after rotating the picture clockwise by this many quarter turns. */
export function turned(corners: Corners, quarters: number): Corners {
  let [a, b, c, d] = corners
  for (let i = 0; i < quarters % 4; i++) [a, b, c, d] = [once(d), once(a), once(b), once(c)]
  return [a, b, c, d]
}

const once = ({ x, y }: Point): Point => ({ x: 1 - y, y: x })

/** Moves one corner within the picture. It changes nothing if the sides would cross. */
export function withCorner(corners: Corners, index: number, to: Point): Corners {
  const inside = { x: clamp(to.x), y: clamp(to.y) }
  const next = corners.with(index, inside) as Corners
  return isConvex(next) ? next : corners
}

const clamp = (value: number) => Math.min(1, Math.max(0, value))

/** The minimum convexity of a corner, so that no side shrinks to nothing. */
const LEAST = 0.002

function isConvex(corners: Corners): boolean {
  return corners.every((b, i) => {
    const [a, c] = [corners[(i + 3) % 4]!, corners[(i + 1) % 4]!]
    return (b.x - a.x) * (c.y - b.y) - (b.y - a.y) * (c.x - b.x) > LEAST
  })
}
