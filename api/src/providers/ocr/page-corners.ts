import { type Colour, type Corners, findPageIn, findSize, type Grey } from '@brieflotse/pictures'
import { scaleCorners } from '@brieflotse/pictures'
import { resizeTo } from './grey.ts'

/** The whole picture in colour, with a long side of `findSize`. */
export type SmallColour = () => Promise<Colour>

/**
 * Finds the sheet of paper in a photo by searching a scaled-down copy with `findPageIn`. Colour helps to separate the paper from
 * the surface below.
 */
export async function findPage(picture: Grey, inColour?: SmallColour): Promise<Corners | null> {
  const scale = Math.max(picture.width, picture.height) / findSize
  const small = inColour ? await inColour() : await resizeTo(picture, picture.width / scale)
  const corners = findPageIn(small)
  return (
    corners && scaleCorners(corners, picture.width / small.width, picture.height / small.height)
  )
}
