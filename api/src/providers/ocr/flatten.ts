import { type FloatImage, type Grey, boxBlur } from '@brieflotse/pictures'

const CELL = 16
const PAPER = 235
/** In cells; wide enough that a line of bold print or a small dark block does not count as dark paper. */
const CLOSING = 3

/** The brightness of blank paper, one value for each cell of 16 x 16 pixels. */
export function paperBrightness(picture: Grey): FloatImage {
  const bright = cellBrightness(picture)
  const closed = reach(reach(bright, CLOSING, Math.max), CLOSING, Math.min)
  return boxBlur(boxBlur(closed, 1), 1)
}

/** The 80th percentile of each cell, which is paper and not ink. Every second pixel is enough. */
function cellBrightness({ data, width, height }: Grey): FloatImage {
  const across = Math.ceil(width / CELL)
  const down = Math.ceil(height / CELL)
  const out = new Float32Array(across * down)
  const histogram = new Uint16Array(256)
  for (let i = 0; i < out.length; i++) {
    const left = (i % across) * CELL
    const top = Math.floor(i / across) * CELL
    histogram.fill(0)
    let count = 0
    for (let y = top; y < Math.min(height, top + CELL); y += 2)
      for (let x = left; x < Math.min(width, left + CELL); x += 2, count++)
        histogram[data[y * width + x]!]!++
    let value = 255
    for (let above = histogram[value]!; above < count * 0.2; above += histogram[value]!) value--
    out[i] = value
  }
  return { data: out, width: across, height: down }
}

/** The largest (or smallest) value within a square; both together make a morphological closing. */
function reach(
  field: FloatImage,
  radius: number,
  pick: (a: number, b: number) => number,
): FloatImage {
  const { data, width, height } = field
  const across = new Float32Array(data.length)
  const out = new Float32Array(data.length)
  const scan = (from: Float32Array, to: Float32Array, dx: number, dy: number) => {
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++) {
        let value = from[y * width + x]!
        for (let d = -radius; d <= radius; d++) {
          const sx = Math.min(width - 1, Math.max(0, x + d * dx))
          const sy = Math.min(height - 1, Math.max(0, y + d * dy))
          value = pick(value, from[sy * width + sx]!)
        }
        to[y * width + x] = value
      }
  }
  scan(data, across, 1, 0)
  scan(across, out, 0, 1)
  return { data: out, width, height }
}

/** Removes shadows and uneven light: every pixel is divided by the brightness of the paper around it. */
export function flatten(picture: Grey): Grey {
  const { data, width, height } = picture
  const paper = paperBrightness(picture)
  const out = new Uint8ClampedArray(data.length)
  const columns = Array.from({ length: width }, (_, x) => between(x, paper.width))
  const left = Uint16Array.from(columns, (c) => c.low)
  const right = Uint16Array.from(columns, (c) => c.high)
  const share = Float32Array.from(columns, (c) => c.share)
  const line = new Float32Array(paper.width)
  for (let y = 0, o = 0; y < height; y++) {
    const { low, high, share: down } = between(y, paper.height)
    for (let i = 0; i < line.length; i++) {
      const above = paper.data[low * paper.width + i]!
      line[i] = above + (paper.data[high * paper.width + i]! - above) * down
    }
    for (let x = 0; x < width; x++, o++) {
      const a = line[left[x]!]!
      const here = a + (line[right[x]!]! - a) * share[x]!
      out[o] = (data[o]! * PAPER) / Math.max(8, here)
    }
  }
  return { data: new Uint8Array(out.buffer), width, height }
}

/** The two cells next to a pixel, and the weight of the second. */
function between(pixel: number, cells: number) {
  const at = Math.min(cells - 1, Math.max(0, (pixel + 0.5) / CELL - 0.5))
  const low = Math.floor(at)
  return { low, high: Math.min(cells - 1, low + 1), share: at - low }
}

const INK = 190
/** The mean ink brightness of sharp photos is between 100 and 137, of blurred ones between 143 and 164. */
const FAINT = 141

/** Whether the print in a flattened picture is soft and pale, as in blurred photos. */
export function isFaint({ data }: Grey): boolean {
  let [count, sum] = [0, 0]
  for (const value of data)
    if (value < INK) {
      count++
      sum += value
    }
  return sum > count * FAINT
}
