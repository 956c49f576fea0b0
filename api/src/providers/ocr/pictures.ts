import type { Grey } from '@brieflotse/pictures'
import { rotate } from './deskew.ts'
import { asSharp, resizeTo } from './grey.ts'
import type { ReadPage } from './ocr.ts'

/** Widths in pixels of the two pictures kept of each page. */
export const pictureWidths = { phone: 1000, zoom: 2000 }

/** Pictures of the page as the words see it: `skew` (rise over run) is turned out of them. */
export async function picturesOf(page: Grey, skew: number): Promise<ReadPage['pictures']> {
  const small = await resizeTo(page, Math.min(pictureWidths.zoom, page.width))
  const degrees = (Math.atan(skew) * 180) / Math.PI
  const level = Math.abs(degrees) < 0.06 ? small : await rotate(small, -degrees)
  const [phone, zoom] = await Promise.all([
    asSharp(level)
      .resize(Math.min(pictureWidths.phone, level.width))
      .webp({ quality: 70, effort: 2 })
      .toBuffer(),
    asSharp(level).webp({ quality: 60, effort: 1 }).toBuffer(),
  ])
  return { phone, zoom }
}
