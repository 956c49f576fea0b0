import type { Grey } from '@brieflotse/pictures'
import { rotate } from './deskew.ts'
import { asSharp, resizeTo } from './grey.ts'
import type { ReadPage } from './ocr.ts'

/** The widths in pixels of the two images stored for each page. */
export const pictureWidths = { phone: 1000, zoom: 2000 }

/** Rotates the page so that it matches the words' boxes, at most as wide as it is stored. `skew` is rise over run. */
export async function levelled(page: Grey, skew: number): Promise<Grey> {
  const small = await resizeTo(page, Math.min(pictureWidths.zoom, page.width))
  const degrees = (Math.atan(skew) * 180) / Math.PI
  return Math.abs(degrees) < 0.06 ? small : rotate(small, -degrees)
}

/** The images of a levelled page to store. */
export async function picturesOf(level: Grey): Promise<ReadPage['pictures']> {
  const [phone, zoom] = await Promise.all([
    asSharp(level)
      .resize(Math.min(pictureWidths.phone, level.width))
      .webp({ quality: 70, effort: 2 })
      .toBuffer(),
    asSharp(level).webp({ quality: 60, effort: 1 }).toBuffer(),
  ])
  return { phone, zoom }
}
