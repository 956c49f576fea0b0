import type { Grey } from '@brieflotse/pictures'
import { resizeTo } from './grey.ts'
import { inkPoints, lineSharpness, sharpestSlope } from './text-lines.ts'

const SIDE = 1400
const WINDOWS = 8

/**
 * Whether text lines run horizontally. Each part of the page has one vote, so that a rule, bar or shadow counts only once. The page
 * counts as turned only if most parts with print agree.
 */
export async function runsAcross(picture: Grey): Promise<boolean> {
  const scale = SIDE / Math.max(picture.width, picture.height)
  const small = await resizeTo(picture, picture.width * scale)
  const points = inkPoints(small, { radius: 12, contrast: 30, margin: 0.05 })
  const window = Math.ceil(SIDE / WINDOWS)
  const parts = Array.from({ length: WINDOWS * WINDOWS }, (): number[] => [])
  for (let i = 0; i < points.length; i += 2) {
    const [x, y] = [points[i]!, points[i + 1]!]
    // Resizing rounds, so the picture may be a pixel longer than requested.
    const [column, row] = [x, y].map((at) => Math.min(WINDOWS - 1, Math.floor(at / window)))
    parts[row! * WINDOWS + column!]!.push(x - column! * window, y - row! * window)
  }
  let up = 0
  for (const part of parts) if (part.length / 2 > window * window * 0.02) up += sayOf(part, window)
  return up <= 2
}

/** The vote of a part, from -1 to 1; above 0 if its lines are vertical. */
function sayOf(part: number[], window: number): number {
  const sharpness = (points: number[]) =>
    sharpestSlope(
      (slope) => lineSharpness(Int16Array.from(points), slope, window / 2, window),
      -0.06,
      0.06,
      0.02,
    ).best
  const swapped = part.map((_, i) => part[i ^ 1]!)
  return Math.max(-1, Math.min(1, 2 * Math.log2(sharpness(swapped) / sharpness(part))))
}

const WIDTH = 1240
const STRIPS = 10

/**
 * Detects an upside-down page from the print alone: capitals, digits and b, d, f, h, k, l, t rise above the small letters far more
 * often than g, j, p, q, y fall below them. Above 1 is upright, below 1 upside down. `skew` is in degrees, as `skewOf` measures it.
 */
export async function reachAbove(picture: Grey, skew: number): Promise<number> {
  const slope = Math.tan((skew * Math.PI) / 180)
  const small = await resizeTo(picture, WIDTH)
  const points = inkPoints(small, { radius: 14, contrast: 35, margin: 0.05 })
  const strip = Math.ceil(small.width / STRIPS)
  let [above, below] = [1, 1]
  for (let s = 0; s < STRIPS; s++) {
    const rows = new Float32Array(small.height)
    for (let i = 0; i < points.length; i += 2) {
      if (Math.floor(points[i]! / strip) !== s) continue
      const row = Math.round(points[i + 1]! - slope * (points[i]! - s * strip))
      if (row >= 0 && row < rows.length) rows[row]!++
    }
    for (const { top, bottom } of smallLetterRows(rows, strip)) {
      const reach = Math.max(2, Math.round((bottom - top) * 0.4))
      for (let d = 1; d <= reach; d++) {
        above += rows[top - d] ?? 0
        below += rows[bottom + d] ?? 0
      }
    }
  }
  return above / below
}

/** Stretches of rows as dark as the x-height of text, and about as high (6 to 24 rows at 150 dpi). */
function smallLetterRows(rows: Float32Array, strip: number) {
  const found: { top: number; bottom: number }[] = []
  for (let y = 0; y < rows.length; y++) {
    let peak = 0
    for (let d = 0; d < 12; d++) peak = Math.max(peak, rows[y + d] ?? 0)
    if (peak < strip * 0.15 || rows[y]! < peak * 0.5) continue
    let bottom = y
    while ((rows[bottom + 1] ?? 0) >= peak * 0.5) bottom++
    if (bottom - y >= 5 && bottom - y <= 24) found.push({ top: y, bottom })
    y = bottom
  }
  return found
}
