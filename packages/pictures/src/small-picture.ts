import type { Grey } from './grey.ts'
import { halve } from './straight-page.ts'
import { frameOf, warp } from './warp.ts'

/** The whole picture with a long side of at most `side` pixels; each pixel is made of all those it stands for. */
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
