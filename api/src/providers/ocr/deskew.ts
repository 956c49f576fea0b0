import type { Grey } from '@brieflotse/pictures'
import { asSharp, resizeTo, toGrey } from './grey.ts'
import { inkPoints, lineSharpness, sharpestSlope } from './text-lines.ts'

const WIDTH = 800
const RANGE = 8

/** The slope of the text lines in degrees, positive if they fall to the right; searched between -8 and 8. */
export async function skewOf(picture: Grey): Promise<number> {
  const small = await resizeTo(picture, WIDTH)
  const points = inkPoints(small, { radius: 12, contrast: 18, margin: 0.06 })
  const sharpness = (degrees: number) =>
    lineSharpness(points, Math.tan((degrees * Math.PI) / 180), small.width / 2, small.height)
  const rough = sharpestSlope(sharpness, -RANGE, RANGE, 0.5).slope
  return sharpestSlope(sharpness, rough - 0.45, rough + 0.45, 0.05).slope
}

/** Rotates by a few degrees clockwise. The picture keeps its size, and corners are filled with white. */
export async function rotate(picture: Grey, degrees: number): Promise<Grey> {
  const { width, height } = picture
  const turned = await toGrey(asSharp(picture).rotate(degrees, { background: '#ffffff' }))
  return toGrey(
    asSharp(turned).extract({
      left: Math.floor((turned.width - width) / 2),
      top: Math.floor((turned.height - height) / 2),
      width,
      height,
    }),
  )
}
