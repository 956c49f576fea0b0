import { type Grey, blur } from '@brieflotse/pictures'

/** Dark pixels as x, y, x, y, …: pixels darker than their surroundings by more than `contrast`. */
export function inkPoints(
  picture: Grey,
  options: { radius: number; contrast: number; margin: number },
): Int16Array {
  const { data, width, height } = picture
  const around = blur(picture, options.radius).data
  const left = Math.floor(width * options.margin)
  const points: number[] = []
  for (let y = 0; y < height; y++)
    for (let x = left; x < width - left; x++) {
      const i = y * width + x
      if (data[i]! < around[i]! - options.contrast) points.push(x, y)
    }
  return Int16Array.from(points)
}

/**
 * How sharply the ink falls into lines of the given slope: projected along the slope, text rows give steep steps. `middle` is the x
 * whose height is kept, `height` the height of the area.
 */
export function lineSharpness(
  points: Int16Array,
  slope: number,
  middle: number,
  height: number,
): number {
  const half = height / 2
  const rows = new Float32Array(height * 2)
  for (let i = 0; i < points.length; i += 2) {
    const row = Math.round(points[i + 1]! - slope * (points[i]! - middle) + half)
    if (row >= 0 && row < rows.length) rows[row]!++
  }
  let sum = 0
  for (let i = 1; i < rows.length; i++) sum += (rows[i]! - rows[i - 1]!) ** 2
  return sum
}

/** Tries slopes from `from` to `to`; returns the best one, its sharpness, and the mean sharpness. */
export function sharpestSlope(
  sharpness: (slope: number) => number,
  from: number,
  to: number,
  step: number,
): { slope: number; best: number; mean: number } {
  let [slope, best, sum, count] = [from, -1, 0, 0]
  for (let at = from; at <= to + step / 10; at += step) {
    const value = sharpness(at)
    sum += value
    count++
    if (value > best) [slope, best] = [at, value]
  }
  return { slope, best, mean: sum / count }
}
