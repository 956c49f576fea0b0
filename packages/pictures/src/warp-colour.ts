import { type Corners, frameOf, projection, STEPS, weights } from './warp.ts'

/** A colour picture: red, green, blue and opacity, one byte each, row by row from the top left. */
export type Colour = { data: Uint8ClampedArray<ArrayBuffer>; width: number; height: number }

/** Straightens a quadrilateral into an upright, opaque picture of the given size (bicubic, as `warp` does for grey). */
export function warpColour(
  picture: Colour,
  corners: Corners,
  width: number,
  height: number,
): Colour {
  const [a, b, c, d, e, f, g, h] = projection(frameOf(width, height), corners)
  const out = new Uint8ClampedArray(width * height * 4)
  const { data } = picture
  const stride = picture.width * 4
  const maxU = picture.width - 3
  const maxV = picture.height - 3
  for (let y = 0, o = 0; y < height; y++) {
    let nu = b * (y + 0.5) + c + a * 0.5
    let nv = e * (y + 0.5) + f + d * 0.5
    let nw = h * (y + 0.5) + 1 + g * 0.5
    for (let x = 0; x < width; x++, o += 4, nu += a, nv += d, nw += g) {
      const u = Math.min(maxU, Math.max(1, nu / nw - 0.5))
      const v = Math.min(maxV, Math.max(1, nv / nw - 0.5))
      const [iu, iv] = [u | 0, v | 0]
      const wu = (((u - iu) * STEPS) | 0) << 2
      const wv = (((v - iv) * STEPS) | 0) << 2
      let [red, green, blue] = [0, 0, 0]
      for (let j = 0, row = (iv - 1) * stride + (iu - 1) * 4; j < 4; j++, row += stride)
        for (let k = 0, i = row; k < 4; k++, i += 4) {
          const weight = weights[wv + j]! * weights[wu + k]!
          red += data[i]! * weight
          green += data[i + 1]! * weight
          blue += data[i + 2]! * weight
        }
      out[o] = red
      out[o + 1] = green
      out[o + 2] = blue
      out[o + 3] = 255
    }
  }
  return { data: out, width, height }
}

/** Converts to grey by ITU-R BT.601, which is exact enough for finding edges. */
export function greyOf({ data, width, height }: Colour) {
  const out = new Uint8Array(width * height)
  for (let i = 0, o = 0; o < out.length; o++, i += 4)
    out[o] = (data[i]! * 77 + data[i + 1]! * 150 + data[i + 2]! * 29) >> 8
  return { data: out, width, height }
}
