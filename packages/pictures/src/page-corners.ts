import { edgesOf, strongestLines, support, type Edges, type Line } from './edge-lines.ts'
import type { Grey } from './grey.ts'
import { standsOut } from './stands-out.ts'
import { type Corners, distance, type Point } from './warp.ts'

/** Long side in pixels of the picture that `findSheet` is made for: larger ones take long and gain nothing. */
export const findSize = 480
const OUTSIDE = 0.02
const SMALLEST = 0.35
/** Long side by short side as seen by the camera; A4 is 1.41, tilting the phone changes it. */
const RATIO = { least: 1.15, most: 1.75 }
const ENOUGH_EDGE = 0.45

/**
 * Finds the sheet of paper in a small picture (long side `findSize` or less): four straight edges that turn brighter inwards and
 * enclose much of the picture with about the shape of A4. Corners are in pixels of the picture given, measured from its outer edge.
 * Null if there is no such sheet, as when the page fills the whole picture: frames printed on it are none.
 */
export function findSheet(small: Grey): Corners | null {
  const corners = bestSheet(small)
  if (!corners || !standsOut(small, corners)) return null
  return corners.map(({ x, y }) => ({ x: x + 0.5, y: y + 0.5 })) as Corners
}

const PAD = 8
const DESK = 0.55

/**
 * Whether a sheet runs out of the picture: with a darker rim around the picture one is found that is not there without it. Meant for
 * pictures in which `findSheet` finds none.
 */
export function isCutOff(small: Grey): boolean {
  const { width, height } = small
  const rim = { width: width + 2 * PAD, height: height + 2 * PAD }
  const bright = small.data.toSorted()[Math.floor(small.data.length * 0.9)]!
  const data = new Uint8Array(rim.width * rim.height).fill(bright * DESK)
  for (let y = 0; y < height; y++)
    data.set(small.data.subarray(y * width, (y + 1) * width), (y + PAD) * rim.width + PAD)
  const found = findSheet({ data, ...rim })
  if (!found) return false
  const corners = found.map(({ x, y }) => ({ x: x - PAD, y: y - PAD })) as Corners
  return atEdge(corners, width, height) && !fills(corners, width, height)
}

/** Corners this near to the picture's edge (share of its long side) leave nothing around the page: it may go on outside. */
const RIM = 0.007

/** Whether a corner lies on the edge of the picture, or outside. */
export function atEdge(corners: Corners, width: number, height: number): boolean {
  const rim = Math.max(width, height) * RIM
  return corners.some(({ x, y }) => x < rim || y < rim || x > width - rim || y > height - rim)
}

function fills(corners: Corners, width: number, height: number): boolean {
  const near = Math.max(width, height) * 0.03
  return corners.every(
    ({ x, y }) => (x < near || x > width - near) && (y < near || y > height - near),
  )
}

function bestSheet({ data, width, height }: Grey): Corners | null {
  const { upright, level } = edgesOf({ data, width, height })
  const [lefts, rights] = [strongestLines(upright, 1), strongestLines(upright, -1)]
  const [tops, bottoms] = [strongestLines(level, 1), strongestLines(level, -1)]
  let best: { corners: Corners; score: number } | null = null
  for (const left of lefts)
    for (const right of rights) {
      if (right.offset - left.offset < width * SMALLEST) continue
      for (const top of tops)
        for (const bottom of bottoms) {
          if (bottom.offset - top.offset < height * SMALLEST) continue
          const meet = (u: Line, l: Line) => crossing(u, l, width, height)
          const corners: Corners = [
            meet(left, top),
            meet(right, top),
            meet(right, bottom),
            meet(left, bottom),
          ]
          const score = rate(corners, upright, level, best?.score ?? 0)
          if (score > (best?.score ?? 0)) best = { corners, score }
        }
    }
  return best?.corners ?? null
}

function crossing(upright: Line, level: Line, width: number, height: number): Point {
  const xAtMiddle = upright.offset - (upright.slope * height) / 2
  const y =
    (level.offset + level.slope * (xAtMiddle - width / 2)) / (1 - level.slope * upright.slope)
  return { x: upright.offset + upright.slope * (y - height / 2), y }
}

/** Zero for what cannot be the sheet, or cannot beat the best score so far. */
function rate(corners: Corners, upright: Edges, level: Edges, toBeat: number): number {
  const [width, height] = [upright.breadth, upright.length]
  for (const { x, y } of corners) {
    if (x < -width * OUTSIDE || x > width * (1 + OUTSIDE)) return 0
    if (y < -height * OUTSIDE || y > height * (1 + OUTSIDE)) return 0
  }
  const [tl, tr, br, bl] = corners
  const across = (distance(tl, tr) + distance(bl, br)) / 2
  const down = (distance(tl, bl) + distance(tr, br)) / 2
  const ratio = height >= width ? down / across : across / down
  if (ratio < RATIO.least || ratio > RATIO.most) return 0
  const weight = ((across * down) / (width * height)) * (1 - 0.2 * Math.abs(ratio - Math.SQRT2))
  if (2 * weight <= toBeat) return 0
  const sides = [
    support(upright, 1, [tl.y, tl.x], [bl.y, bl.x]),
    support(upright, -1, [tr.y, tr.x], [br.y, br.x]),
    support(level, 1, [tl.x, tl.y], [tr.x, tr.y]),
    support(level, -1, [bl.x, bl.y], [br.x, br.y]),
  ]
  const mean = sides.reduce((a, b) => a + b) / 4
  return mean < ENOUGH_EDGE ? 0 : (mean + Math.min(...sides)) * weight
}
