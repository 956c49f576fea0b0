type Point = { x0: number; x1: number; y: number; text: string }

const maxSlope = 0.06
const maxPoints = 1500
const bin = 0.7

/** How well the words form rows if the page is rotated back by `slope`: the sum of squares of a soft histogram. */
function sharpness(points: Point[], slope: number): number {
  const counts = new Map<number, number>()
  for (const { x0, x1, y } of points) {
    const at = (y - ((x0 + x1) / 2) * slope) / bin
    const low = Math.floor(at)
    counts.set(low, (counts.get(low) ?? 0) + 1 - (at - low))
    counts.set(low + 1, (counts.get(low + 1) ?? 0) + at - low)
  }
  let sum = 0
  for (const count of counts.values()) sum += count * count
  return sum
}

function best(
  points: Point[],
  from: number,
  to: number,
  step: number,
): [slope: number, score: number] {
  let found: [number, number] = [0, -1]
  for (let slope = from; slope <= to + step / 2; slope += step) {
    const score = sharpness(points, slope)
    if (score > found[1]) found = [slope, score]
  }
  return found
}

/** Slope of the text lines (negative if they rise to the right), 0 if there are too few words or hardly any skew. */
export function slopeOf(marks: Point[]): number {
  const long = marks.filter((mark) => mark.text.length > 2)
  if (long.length < 12) return 0
  const every = Math.ceil(long.length / maxPoints)
  const points = long.filter((_, index) => index % every === 0)
  const [coarse] = best(points, -maxSlope, maxSlope, 0.003)
  const [fine, score] = best(points, coarse - 0.003, coarse + 0.003, 0.0005)
  return score > sharpness(points, 0) * 1.03 ? fine : 0
}
