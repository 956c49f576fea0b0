import { type Corners, findSheet, findSize, type Grey, scaleCorners } from '@brieflotse/pictures'
import { resizeTo } from './grey.ts'

/** Finds the sheet of paper in a photo, as `findSheet` does in a small one. */
export async function findPage(picture: Grey): Promise<Corners | null> {
  const scale = Math.max(picture.width, picture.height) / findSize
  const small = await resizeTo(picture, picture.width / scale)
  const corners = findSheet(small)
  return (
    corners && scaleCorners(corners, picture.width / small.width, picture.height / small.height)
  )
}
