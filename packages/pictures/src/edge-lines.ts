import { boxBlur, type Grey } from './grey.ts'

/**
 * Change of brightness in one direction. `along` runs parallel to the lines searched for, `across` at right angles: value = data[along *
 * breadth + across]. Positive: brightness increases with `across`.
 */
export type Edges = { data: Float32Array; length: number; breadth: number }

/** A line: across = offset + slope * (along - length / 2). `isRim`: it is the edge of the picture, where the page may be cut off. */
export type EdgeLine = { offset: number; slope: number; isRim?: true }

/** Increase of brightness at which an edge is considered, counts most, and counts as clear. */
export type Sense = { faint: number; strong: number; full: number }
/** For paper on a desk that is not white. One unit of `full` is 1 % of brightness. */
export const usualSense: Sense = { faint: 5, strong: 25, full: 14 }
/** For paper on a surface that is nearly as white: a step of a few percent, or the line of its shadow. */
export const fineSense: Sense = { faint: 2, strong: 7, full: 4 }

/** Edges along upright lines (left and right of the page) and along level lines (top and bottom). */
export function edgesOf(picture: Grey): { upright: Edges; level: Edges } {
  const { width, height } = picture
  // the logarithm makes edges in the shade as strong as edges in the light
  const data = Float32Array.from(picture.data, (value) => Math.log(value + 12) * 50)
  const smooth = boxBlur({ data, width, height }, 1).data
  const upright = new Float32Array(width * height)
  const level = new Float32Array(width * height)
  const rise = (i: number, step: number, side: number) =>
    smooth[i + 2 * step]! -
    smooth[i - 2 * step]! +
    0.5 * (smooth[i + 2 * step - side]! - smooth[i - 2 * step - side]!) +
    0.5 * (smooth[i + 2 * step + side]! - smooth[i - 2 * step + side]!)
  for (let y = 2; y < height - 2; y++)
    for (let x = 2; x < width - 2; x++) {
      const i = y * width + x
      upright[i] = rise(i, 1, width)
      level[x * height + y] = rise(i, width, 1)
    }
  return {
    upright: { data: upright, length: height, breadth: width },
    level: { data: level, length: width, breadth: height },
  }
}

const MAX_SLOPE = 0.29 // tan(16°)
const SLOPES = Array.from({ length: 65 }, (_, i) => -MAX_SLOPE + (2 * MAX_SLOPE * i) / 64)
const CANDIDATES = 14

/** The lines with the strongest edges that turn brighter (sign 1) or darker (-1), by a Hough transform. */
export function strongestLines(edges: Edges, sign: 1 | -1, sense: Sense): EdgeLine[] {
  const votes = vote(edges, sign, sense)
  const { breadth } = edges
  const lines: EdgeLine[] = []
  while (lines.length < CANDIDATES) {
    let best = 0
    for (let i = 1; i < votes.length; i++) if (votes[i]! > votes[best]!) best = i
    if (votes[best] === 0) break
    const slope = Math.floor(best / breadth)
    const offset = best % breadth
    lines.push({ offset, slope: SLOPES[slope]! })
    for (let s = Math.max(0, slope - 6); s <= Math.min(SLOPES.length - 1, slope + 6); s++)
      votes.fill(
        0,
        s * breadth + Math.max(0, offset - 5),
        s * breadth + Math.min(breadth, offset + 6),
      )
  }
  return lines
}

function vote({ data, length, breadth }: Edges, sign: 1 | -1, sense: Sense): Float32Array {
  const votes = new Float32Array(SLOPES.length * breadth)
  for (let along = 2; along < length - 2; along++)
    for (let across = 2; across < breadth - 2; across++) {
      const strength = sign * data[along * breadth + across]!
      if (strength < sense.faint) continue
      for (let s = 0; s < SLOPES.length; s++) {
        const offset = Math.round(across - SLOPES[s]! * (along - length / 2))
        if (offset >= 0 && offset < breadth)
          votes[s * breadth + offset]! += Math.min(sense.strong, strength)
      }
    }
  return votes
}

const SAMPLES = 60
/** Least share of a side that must be visible, if it runs out of the picture. */
const SEEN = 0.5

/**
 * The share of the way between two points that lies on an edge of the given sign; points are (along, across). Parts outside the picture do
 * not count.
 */
export function support(
  edges: Edges,
  sign: 1 | -1,
  from: readonly [number, number],
  to: readonly [number, number],
  full: number,
): number {
  let [sum, seen] = [0, 0]
  for (let i = 1; i < SAMPLES; i++) {
    const along = Math.round(from[0] + ((to[0] - from[0]) * i) / SAMPLES)
    const across = Math.round(from[1] + ((to[1] - from[1]) * i) / SAMPLES)
    if (along < 0 || along >= edges.length || across < 0 || across >= edges.breadth) continue
    seen++
    let best = 0
    for (let c = Math.max(0, across - 1); c <= Math.min(edges.breadth - 1, across + 1); c++)
      best = Math.max(best, sign * edges.data[along * edges.breadth + c]!)
    sum += Math.min(1, best / full)
  }
  return seen < SEEN * SAMPLES ? 0 : sum / seen
}
