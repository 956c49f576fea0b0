import type { Grey } from '@brieflotse/pictures'
import type { PDFPageProxy } from 'pdfjs-dist/types/src/display/api.js'
import type { Marks } from './page-marks.ts'

/** A picture as pdfjs unpacks it: `kind` 1 has one bit for each pixel, 2 is RGB, 3 has an unused fourth byte. */
type Unpacked = { width: number; height: number; kind: 1 | 2 | 3; data: Uint8Array | null }

/** In points: how far a scan may be from the edges of its page. */
const CLOSE = 12

/**
 * The picture of a page that consists of a scan only, directly from the file: rendering would take three times the memory and lose
 * sharpness. Null for every other page. `width` is the least number of pixels wanted.
 */
export function scanOn(page: PDFPageProxy, marks: Marks, width: number): Grey | null {
  const [picture] = marks.pictures
  if (!picture || marks.pictures.length > 1 || marks.shown > 0 || marks.other) return null
  const [a, b, c, d, e, f] = picture.matrix
  const [left, bottom, right, top] = page.view as [number, number, number, number]
  const misses = [b, c, e - left, f - bottom, e + a - right, f + d - top]
  if (misses.some((miss) => Math.abs(miss) > CLOSE)) return null
  const unpacked = unpackedOn(page, picture.id)
  if (!unpacked?.data) return null
  return reduced(unpacked, Math.max(1, Math.floor(unpacked.width / width)))
}

/** A picture of the page; null if it cannot be unpacked, undefined if it is not unpacked yet. */
export function unpackedOn({ objs, commonObjs }: PDFPageProxy, id: string) {
  const store = objs.has(id) ? objs : commonObjs
  return store.has(id) ? (store.get(id) as Unpacked | null) : undefined
}

/** Converts to greyscale in shared memory and averages squares of `side` pixels. */
function reduced(from: Unpacked, side: number): Grey {
  const width = Math.floor(from.width / side)
  const height = Math.floor(from.height / side)
  const data = new Uint8Array(new SharedArrayBuffer(width * height))
  const row = new Uint8Array(from.width)
  const sums = new Uint32Array(width)
  for (let y = 0; y < height; y++) {
    sums.fill(0)
    for (let line = y * side; line < (y + 1) * side; line++) {
      greyRow(from, line, row)
      for (let x = 0; x < width * side; x++) sums[(x / side) | 0]! += row[x]!
    }
    for (let x = 0; x < width; x++) data[y * width + x] = sums[x]! / (side * side)
  }
  return { data, width, height }
}

function greyRow({ kind, data, width }: Unpacked, line: number, row: Uint8Array): void {
  if (kind === 1) {
    const start = line * ((width + 7) >> 3)
    for (let x = 0; x < width; x++)
      row[x] = (data![start + (x >> 3)]! >> (7 - (x & 7))) & 1 ? 255 : 0
    return
  }
  const step = kind === 2 ? 3 : 4
  for (let x = 0, p = line * width * step; x < width; x++, p += step)
    row[x] = (77 * data![p]! + 150 * data![p + 1]! + 29 * data![p + 2]!) >> 8
}

/** Turns a picture clockwise by quarters, in shared memory. */
export function turnShared({ data, width, height }: Grey, quarters: number): Grey {
  if (quarters === 0) return { data, width, height }
  const out = new Uint8Array(new SharedArrayBuffer(data.length))
  if (quarters === 2) {
    for (let i = 0; i < data.length; i++) out[data.length - 1 - i] = data[i]!
    return { data: out, width, height }
  }
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      const to = quarters === 1 ? x * height + (height - 1 - y) : (width - 1 - x) * height + y
      out[to] = data[i]!
    }
  return { data: out, width: height, height: width }
}
