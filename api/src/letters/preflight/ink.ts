import type { Grey } from '@brieflotse/pictures'
import type { PageArea } from '@brieflotse/writing'

/** Lighter pixels count as paper, because such a light print cannot be seen. */
const PAPER = 240

/**
 * Whether anything is printed inside `zone` but outside all zones in `but`. Zones are in millimetres; `pxPerMm` is the scale of the
 * picture.
 */
export function isPrintedOn(
  { data, width, height }: Grey,
  pxPerMm: number,
  zone: PageArea,
  but: PageArea[] = [],
): boolean {
  const inside = pixelsOf(zone, pxPerMm, 1)
  const spared = but.map((part) => pixelsOf(part, pxPerMm, -1))
  for (let y = Math.max(0, inside.top); y < Math.min(height, inside.bottom); y++)
    for (let x = Math.max(0, inside.left); x < Math.min(width, inside.right); x++) {
      if (data[y * width + x]! >= PAPER) continue
      if (!spared.some((part) => contains(part, x, y))) return true
    }
  return false
}

type Pixels = { left: number; top: number; right: number; bottom: number }

/** `inwards`: how many pixels the zone is shrunk by, because a line at its edge colours half a pixel beyond it. */
function pixelsOf({ x, y, width, height }: PageArea, pxPerMm: number, inwards: number): Pixels {
  return {
    left: Math.ceil(x * pxPerMm) + inwards,
    top: Math.ceil(y * pxPerMm) + inwards,
    right: Math.floor((x + width) * pxPerMm) - inwards,
    bottom: Math.floor((y + height) * pxPerMm) - inwards,
  }
}

function contains({ left, top, right, bottom }: Pixels, x: number, y: number): boolean {
  return x >= left && x < right && y >= top && y < bottom
}
