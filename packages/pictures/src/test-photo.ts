import { blur, type Grey } from './grey.ts'
import type { Corners } from './warp.ts'

/** A test fixture: a page with rows of invented print on a dark desk. */
export const place: Corners = [
  { x: 120, y: 110 },
  { x: 1310, y: 140 },
  { x: 1290, y: 1830 },
  { x: 90, y: 1790 },
]

type Options = { soft?: number; light?: number; printed?: boolean }

export function testPhoto({ soft = 1, light = 1, printed = true }: Options = {}): Grey {
  const [width, height] = [1400, 1940]
  const data = new Uint8Array(width * height)
  const [tl, tr, br, bl] = place
  for (let y = 0; y < height; y++) {
    const down = (y - tl.y) / (bl.y - tl.y)
    for (let x = 0; x < width; x++) {
      const left = tl.x + (bl.x - tl.x) * down
      const right = tr.x + (br.x - tr.x) * down
      const across = (x - left) / (right - left)
      const top = tl.y + (tr.y - tl.y) * across
      const bottom = bl.y + (br.y - bl.y) * across
      const inside = x > left && x < right && y > top && y < bottom
      const value = !inside ? 45 : printed && isInk(across, down, x, y) ? 35 : 215
      data[y * width + x] = value * light
    }
  }
  const photo = { data, width, height }
  return soft ? blur(photo, soft) : photo
}

/** Whether a place is ink: strokes 3 pixels wide, in rows with a margin, different in each row. */
function isInk(across: number, down: number, x: number, y: number): boolean {
  if (across < 0.12 || across > 0.9 || down < 0.1 || down > 0.9) return false
  const row = Math.floor(y / 24)
  return y % 24 < 13 && (x * 7 + row * 13) % 11 < 5 && (x >> 6) % 4 !== row % 4
}

/** Shrinks the picture by taking every n-th pixel. */
export function everyNth({ data, width, height }: Grey, n: number): Grey {
  const [w, h] = [Math.floor(width / n), Math.floor(height / n)]
  const soft = blur({ data, width, height }, n >> 1).data
  const out = new Uint8Array(w * h)
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++)
      out[y * w + x] = soft[(y * n + (n >> 1)) * width + x * n + (n >> 1)]!
  return { data: out, width: w, height: h }
}
