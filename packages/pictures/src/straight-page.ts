import type { Grey } from './grey.ts'
import { type Corners, distance } from './warp.ts'

/** Long by short side of every sheet of the A series. */
const A_SERIES = Math.SQRT2
/** Shapes in this range count as A4, as in the reader: tilting the phone distorts them that much. */
const LIKE_A = { least: 1.15, most: 1.75 }

/**
 * Size in pixels of the straightened page: the resolution of the page's longer edges in the photo (no upscaling), at most `widest` on the
 * short side, in the shape of A4 if it may be A4.
 */
export function straightSize(corners: Corners, widest: number): { width: number; height: number } {
  const { across, down } = sidesOf(corners)
  const [long, short] = [Math.max(across, down), Math.min(across, down)]
  const seen = long / Math.max(1, short)
  const shape = seen > LIKE_A.least && seen < LIKE_A.most ? A_SERIES : Math.min(seen, 4)
  const least = Math.min(widest, Math.max(short, long / shape))
  const [a, b] = [Math.max(1, Math.round(least)), Math.max(1, Math.round(least * shape))]
  return across > down ? { width: b, height: a } : { width: a, height: b }
}

/** Mean lengths of the edges of the page in the photo. */
export function sidesOf([a, b, c, d]: Corners): { across: number; down: number } {
  return {
    across: (distance(a, b) + distance(d, c)) / 2,
    down: (distance(a, d) + distance(b, c)) / 2,
  }
}

/** Rotates the list of corners, so that the straightened page comes out turned clockwise by `quarters` quarter turns. */
export function turnCorners(corners: Corners, quarters: number): Corners {
  const first = (((4 - quarters) % 4) + 4) % 4
  return [0, 1, 2, 3].map((i) => corners[(first + i) % 4]!) as Corners
}

/** Halves width and height; each pixel is the mean of four. */
export function halve({ data, width, height }: Grey): Grey {
  const [w, h] = [width >> 1, height >> 1]
  const out = new Uint8Array(w * h)
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const i = 2 * (y * width + x)
      out[y * w + x] = (data[i]! + data[i + 1]! + data[i + width]! + data[i + width + 1]! + 2) >> 2
    }
  return { data: out, width: w, height: h }
}
