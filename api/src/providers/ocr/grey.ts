import type { Grey } from '@brieflotse/pictures'
import sharp, { type Sharp } from 'sharp'

export function asSharp({ data, width, height }: Grey) {
  return sharp(data, { raw: { width, height, channels: 1 } })
}

export async function toGrey(image: Sharp): Promise<Grey> {
  const { data, info } = await image
    .greyscale()
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/** Without a height the aspect ratio is kept. */
export function resizeTo(picture: Grey, width: number, height?: number): Promise<Grey> {
  const size = { width: Math.round(width), height: height && Math.round(height) }
  return toGrey(
    asSharp(picture).resize({ ...size, fit: height ? 'fill' : 'cover', kernel: 'cubic' }),
  )
}

/** Turns clockwise by quarters, without resampling. */
export function turn(picture: Grey, quarters: 0 | 1 | 2 | 3): Promise<Grey> {
  return quarters === 0 ? Promise.resolve(picture) : toGrey(asSharp(picture).rotate(quarters * 90))
}
