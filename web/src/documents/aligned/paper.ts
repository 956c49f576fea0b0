import type { Rect } from './page-units.ts'

/** The pixels of an image, four numbers (RGBA) each. */
export type Pixels = { data: Uint8ClampedArray; width: number; height: number }
export type Rgb = [red: number, green: number, blue: number]

const white: Rgb = [255, 255, 255]

/** The most frequent colour around a place on the page, which is the colour of the paper. `place` is in fractions of the page size. */
export function paperAt({ data, width, height }: Pixels, place: Rect): Rgb {
  const [left, top] = [Math.floor(place.x * width), Math.floor(place.y * height)]
  const [right, bottom] = [(place.x + place.width) * width, (place.y + place.height) * height]
  const alike = new Map<number, Rgb[]>()
  for (let y = Math.max(0, top); y < Math.min(height, bottom); y += 1) {
    for (let x = Math.max(0, left); x < Math.min(width, right); x += 1) {
      const at = (y * width + x) * 4
      const colour: Rgb = [data[at]!, data[at + 1]!, data[at + 2]!]
      const key = colour.reduce((sum, part) => sum * 16 + (part >> 4), 0)
      const found = alike.get(key)
      if (found) found.push(colour)
      else alike.set(key, [colour])
    }
  }
  const most = [...alike.values()].reduce((a, b) => (b.length > a.length ? b : a), [white])
  const mean = (part: 0 | 1 | 2) =>
    Math.round(most.reduce((sum, colour) => sum + colour[part], 0) / most.length)
  return [mean(0), mean(1), mean(2)]
}

/** The perceived brightness of a colour, from 0 to 255. */
export const lightOf = ([red, green, blue]: Rgb) => 0.299 * red + 0.587 * green + 0.114 * blue
