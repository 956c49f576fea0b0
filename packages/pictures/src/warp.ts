import type { Grey } from './grey.ts'
import { solveLinear } from './linear.ts'

export type Point = { x: number; y: number }

/** Top left, top right, bottom right, bottom left of the upright page. */
export type Corners = [Point, Point, Point, Point]

/** Coefficients of the projective map u = (a x + b y + c) / w, v = (d x + e y + f) / w, w = g x + h y + 1. */
export type Projection = [number, number, number, number, number, number, number, number]

/** Distance between two points. */
export function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y)
}

/** Scales corners to a picture that is `kx` times as wide and `ky` times as high. */
export function scaleCorners(corners: Corners, kx: number, ky = kx): Corners {
  return corners.map(({ x, y }) => ({ x: x * kx, y: y * ky })) as Corners
}

/** The corners of an upright picture of this size. */
export function frameOf(width: number, height: number): Corners {
  return [
    { x: 0, y: 0 },
    { x: width, y: 0 },
    { x: width, y: height },
    { x: 0, y: height },
  ]
}

/** The projective map that takes the corners `from` to the corners `to`. */
export function projection(from: Corners, to: Corners): Projection {
  const rows = from.flatMap(({ x, y }, i) => {
    const { x: u, y: v } = to[i]!
    return [
      [x, y, 1, 0, 0, 0, -u * x, -u * y, u],
      [0, 0, 0, x, y, 1, -v * x, -v * y, v],
    ]
  })
  return solveLinear(rows) as Projection
}

/** Number of positions between two pixels that have their own weights. */
export const STEPS = 256

/** Catmull-Rom weights of the four pixels around a point, for each of `STEPS` positions between two pixels. */
export const weights = Float32Array.from({ length: STEPS * 4 }, (_, i) => {
  const t = (i >> 2) / STEPS
  const [t2, t3] = [t * t, t * t * t]
  return [
    -0.5 * t3 + t2 - 0.5 * t,
    1.5 * t3 - 2.5 * t2 + 1,
    -1.5 * t3 + 2 * t2 + 0.5 * t,
    0.5 * t3 - 0.5 * t2,
  ][i & 3]!
})

/** Straightens a quadrilateral into an upright picture of the given size (bicubic, which OCR needs for small print). */
export function warp(picture: Grey, corners: Corners, width: number, height: number): Grey {
  const [a, b, c, d, e, f, g, h] = projection(frameOf(width, height), corners)
  const out = new Uint8ClampedArray(width * height)
  const maxU = picture.width - 3
  const maxV = picture.height - 3
  for (let y = 0, o = 0; y < height; y++) {
    let nu = b * (y + 0.5) + c + a * 0.5
    let nv = e * (y + 0.5) + f + d * 0.5
    let nw = h * (y + 0.5) + 1 + g * 0.5
    for (let x = 0; x < width; x++, o++, nu += a, nv += d, nw += g) {
      const u = Math.min(maxU, Math.max(1, nu / nw - 0.5))
      const v = Math.min(maxV, Math.max(1, nv / nw - 0.5))
      out[o] = bicubic(picture.data, picture.width, u, v)
    }
  }
  return { data: new Uint8Array(out.buffer), width, height }
}

/** The caller must leave a margin of one pixel to the left and top, two to the right and bottom. */
function bicubic(data: Uint8Array, stride: number, u: number, v: number): number {
  const iu = u | 0
  const iv = v | 0
  const wu = (((u - iu) * STEPS) | 0) << 2
  const wv = (((v - iv) * STEPS) | 0) << 2
  const [w0, w1, w2, w3] = [weights[wu]!, weights[wu + 1]!, weights[wu + 2]!, weights[wu + 3]!]
  let sum = 0
  for (let j = 0, i = (iv - 1) * stride + iu - 1; j < 4; j++, i += stride)
    sum +=
      weights[wv + j]! * (data[i]! * w0 + data[i + 1]! * w1 + data[i + 2]! * w2 + data[i + 3]! * w3)
  return sum
}
