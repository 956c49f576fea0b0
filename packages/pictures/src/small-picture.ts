import type { Grey } from './grey.ts'
import { halve } from './straight-page.ts'
import { frameOf, warp } from './warp.ts'
import { type Colour, warpColour } from './warp-colour.ts'

/** Scales a picture down to a long side of at most `side` pixels, averaging all pixels. */
export function smaller(picture: Grey, side: number): Grey {
  const long = Math.max(picture.width, picture.height)
  if (long <= side) return picture
  if (long >= 2 * side) return smaller(halve(picture), side)
  const { width, height } = picture
  const scale = side / long
  return warp(
    picture,
    frameOf(width, height),
    Math.round(width * scale),
    Math.round(height * scale),
  )
}

/** As `smaller`, in colour. */
export function smallerColour(picture: Colour, side: number): Colour {
  const long = Math.max(picture.width, picture.height)
  if (long <= side) return picture
  const blocks = Math.floor(long / side)
  const rough = blocks > 1 ? meanOfBlocks(picture, blocks) : picture
  const { width, height } = rough
  const scale = side / Math.max(width, height)
  const [w, h] = [Math.round(width * scale), Math.round(height * scale)]
  return warpColour(rough, frameOf(width, height), w, h)
}

function meanOfBlocks({ data, width, height }: Colour, side: number): Colour {
  const [w, h] = [Math.floor(width / side), Math.floor(height / side)]
  const out = new Uint8ClampedArray(w * h * 4)
  const sums = new Float64Array(w * 4)
  for (let y = 0; y < h; y++) {
    sums.fill(0)
    for (let row = y * side; row < (y + 1) * side; row++)
      for (let x = 0, i = row * width * 4; x < w * side; x++)
        for (let c = 0, o = ((x / side) | 0) * 4; c < 4; c++) sums[o++]! += data[i++]!
    for (let i = 0; i < sums.length; i++) out[y * w * 4 + i] = sums[i]! / (side * side)
  }
  return { data: out, width: w, height: h }
}
