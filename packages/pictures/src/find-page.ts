import type { Grey } from './grey.ts'
import { findFaintSheet, findSheet, rateSheet } from './page-corners.ts'
import type { Corners } from './warp.ts'
import { type Colour, greyOf } from './warp-colour.ts'

/**
 * Finds the sheet of paper in a small picture (see `findSheet`): by its brightness or lack of colour, else as a sheet on a desk that is
 * nearly as white. Null if no method is sure, because a wrong crop loses text.
 */
export function findPageIn(small: Colour | Grey): Corners | null {
  if (isGrey(small)) return findSheet(small) ?? findFaintSheet(small)
  const grey = greyOf(small)
  const bright = rateSheet(grey)
  const white = rateSheet(paperLight(small))
  if (!bright && !white) return findFaintSheet(grey)
  const isBetter = (white?.score ?? 0) > CLEARLY * (bright?.score ?? 0)
  return (isBetter ? white! : bright!).corners
}

/** If both methods find the same sheet, prefer the one by brightness, whose edges are more exact. */
const CLEARLY = 1.03

const isGrey = (picture: Colour | Grey): picture is Grey =>
  picture.data.length === picture.width * picture.height

const WHITE = 0.9

/** The darkest of the three colours of each pixel, after white balance: paper stays bright, and anything coloured gets dark. */
function paperLight({ data, width, height }: Colour): Grey {
  const whites = [0, 1, 2].map((channel) => {
    const values = Uint8Array.from({ length: width * height }, (_, i) => data[4 * i + channel]!)
    return Math.max(1, values.sort()[Math.floor(values.length * WHITE)]!)
  })
  const [red, green, blue] = whites as [number, number, number]
  const most = Math.max(red, green, blue)
  const out = new Uint8Array(width * height)
  for (let i = 0, o = 0; o < out.length; o++, i += 4)
    out[o] = Math.min(
      255,
      most * Math.min(data[i]! / red, data[i + 1]! / green, data[i + 2]! / blue),
    )
  return { data: out, width, height }
}
