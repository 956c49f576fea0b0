/** A grey picture: one byte a pixel, row by row from the top left, 0 is black. */
export type Grey = { data: Uint8Array; width: number; height: number }

/** One float per pixel, for steps that need more than a byte. */
export type FloatImage = { data: Float32Array; width: number; height: number }

/** Mean over a square of side 2 * radius + 1; beyond the picture's edge the edge pixel is repeated. */
export function boxBlur(field: FloatImage, radius: number): FloatImage {
  const across = { ...field, data: new Float32Array(field.data.length) }
  const out = { ...field, data: new Float32Array(field.data.length) }
  blurAcross(field, radius, across.data)
  blurDown(across, radius, out.data)
  return out
}

/** `boxBlur` for bytes, rounded: it needs a quarter of the memory. */
export function blur(picture: Grey, radius: number): Grey {
  const across = { ...picture, data: new Uint8Array(picture.data.length) }
  const out = { ...picture, data: new Uint8Array(picture.data.length) }
  blurAcross(picture, radius, across.data)
  blurDown(across, radius, out.data)
  return out
}

type Values = Uint8Array | Float32Array
type Plane = { data: Values; width: number; height: number }

function blurAcross({ data, width }: Plane, radius: number, out: Values): void {
  const last = width - 1
  for (let row = 0; row < data.length; row += width) {
    let sum = 0
    for (let x = -radius; x <= radius; x++) sum += data[row + Math.min(last, Math.max(0, x))]!
    for (let x = 0; x < width; x++) {
      out[row + x] = sum / (2 * radius + 1)
      sum += data[row + Math.min(last, x + radius + 1)]! - data[row + Math.max(0, x - radius)]!
    }
  }
}

/** Keeps one sum per column and goes row by row, because walking down columns misses the CPU cache. */
function blurDown({ data, width, height }: Plane, radius: number, out: Values): void {
  const sums = new Float64Array(width)
  const row = (y: number) => Math.min(height - 1, Math.max(0, y)) * width
  for (let y = -radius; y <= radius; y++)
    for (let x = 0; x < width; x++) sums[x]! += data[row(y) + x]!
  for (let y = 0; y < height; y++) {
    const enters = row(y + radius + 1)
    const leaves = row(y - radius)
    for (let x = 0; x < width; x++) {
      out[y * width + x] = sums[x]! / (2 * radius + 1)
      sums[x]! += data[enters + x]! - data[leaves + x]!
    }
  }
}
