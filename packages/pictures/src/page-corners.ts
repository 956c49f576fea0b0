import {
  type Edges,
  edgesOf,
  type EdgeLine,
  type Sense,
  strongestLines,
  support,
} from './edge-lines.ts'
import { fineSense, usualSense } from './edge-lines.ts'
import type { Grey } from './grey.ts'
import { evenness, stripBeside } from './sides.ts'
import { hasNothingAround, ratiosAround, standsOut } from './stands-out.ts'
import { type Corners, distance, type Point } from './warp.ts'

/** Long side in pixels of the picture that `findSheet` expects; larger pictures take longer without better results. */
export const findSize = 480
/** How far corners may lie outside the picture, as a share of its size. */
const OUTSIDE = 0.06
const SMALLEST = 0.35
/** Long side by short side as the camera sees it; A4 is 1.41, tilting the phone changes it. A page that is cut off may have any shape. */
const RATIO = { least: 1.15, most: 1.75 }
const CUT_RATIO = { least: 0.6, most: 2.4 }
const ENOUGH_EDGE = { usual: 0.45, fine: 0.7 }
/** Score of the picture's edge when it serves as an edge of the page: lower than any visible edge. */
const RIM_SUPPORT = 0.45
/** Least score of the other edges of a page that is cut off. */
const BESIDE_RIM = 0.75

/**
 * Finds the sheet of paper in a small picture (long side `findSize` or less): four straight edges, brighter inside, that enclose much of
 * the picture in about the shape of A4. If the sheet continues outside, the picture's edge is used. Corners are in pixels, measured from
 * the picture's outer edge. Null if there is no sheet, or if the page fills the picture; frames printed on the page do not count.
 */
export function findSheet(small: Grey): Corners | null {
  return rateSheet(small)?.corners ?? null
}

/** As `findSheet`, with a score: more edge around a larger sheet scores higher. */
export function rateSheet(small: Grey): { corners: Corners; score: number } | null {
  const sheet = bestSheet(small, edgesOf(small), usualSense)
  if (!sheet || !standsOut(small, sheet.corners)) return null
  // with some edges hidden, the crop could cut through print
  if (sheet.sides.some(({ isRim }) => isRim) && !hasNothingAround(small, sheet.corners)) return null
  return { corners: fromOuterEdge(sheet.corners), score: sheet.score }
}

const DARKER = 0.98

/** As `findSheet`, for a sheet on a surface nearly as white as itself; only if nothing is printed around it. */
export function findFaintSheet(small: Grey): Corners | null {
  const sheet = bestSheet(small, edgesOf(small), fineSense)
  if (!sheet || !hasNothingAround(small, sheet.corners)) return null
  // for a line printed on paper both sides are paper, and uneven light makes one side a little darker
  const steps = ratiosAround(small, sheet.corners).filter((ratio) => (ratio ?? 1) < DARKER)
  return steps.length < 3 ? null : fromOuterEdge(sheet.corners)
}

const fromOuterEdge = (corners: Corners) =>
  corners.map(({ x, y }) => ({ x: x + 0.5, y: y + 0.5 })) as Corners

/** Corners closer to the picture's edge than this (share of its long side) mean that the page may continue outside. */
const RIM = 0.007

/** Whether a corner lies on the edge of the picture or outside. */
export function atEdge(corners: Corners, width: number, height: number): boolean {
  const rim = Math.max(width, height) * RIM
  return corners.some(({ x, y }) => x < rim || y < rim || x > width - rim || y > height - rim)
}

type Sides = [left: EdgeLine, right: EdgeLine, top: EdgeLine, bottom: EdgeLine]

function bestSheet(
  picture: Grey,
  { upright, level }: { upright: Edges; level: Edges },
  sense: Sense,
): Rated | null {
  const { width, height } = picture
  const rim = (offset: number): EdgeLine => ({ offset, slope: 0, isRim: true })
  const [lefts, rights] = [
    [...strongestLines(upright, 1, sense), rim(0)],
    [...strongestLines(upright, -1, sense), rim(width - 1)],
  ]
  const [tops, bottoms] = [
    [...strongestLines(level, 1, sense), rim(0)],
    [...strongestLines(level, -1, sense), rim(height - 1)],
  ]
  const seen = { picture, upright, level, sense }
  let best: Rated | null = null
  for (const left of lefts)
    for (const right of rights) {
      if (right.offset - left.offset < width * SMALLEST) continue
      for (const top of tops)
        for (const bottom of bottoms) {
          if (bottom.offset - top.offset < height * SMALLEST) continue
          best = better(seen, [left, right, top, bottom], best)
        }
    }
  return best && toRim(seen, grown(seen, best))
}

/** If the outside is at least this bright compared with the inside, the edge is only a line printed on the page. */
const SAME_PAPER = 0.95

/** Extends a sheet to the picture's edge if one of its edges is only a printed line and its other edges continue beyond it. */
function toRim(seen: Seen, found: Rated): Rated {
  const { width, height } = seen.picture
  const ratios = ratiosAround(seen.picture, found.corners)
  const rims = [0, width - 1, 0, height - 1]
  let best = found
  for (const [i, at] of [3, 1, 0, 2].entries()) {
    if ((ratios[at] ?? 0) < SAME_PAPER || best.sides[i]!.isRim) continue
    const rim: EdgeLine = { offset: rims[i]!, slope: 0, isRim: true }
    const sides = best.sides.map((line, side) => (side === i ? rim : line)) as Sides
    const moved = better(seen, sides, null)
    if (moved && hasNothingAround(seen.picture, moved.corners)) best = moved
  }
  return best
}

type Rated = { sides: Sides; corners: Corners; score: number }

function better(seen: Seen, sides: Sides, than: Rated | null): Rated | null {
  const { width, height } = seen.picture
  const [left, right, top, bottom] = sides
  const meet = (u: EdgeLine, l: EdgeLine) => crossing(u, l, width, height)
  const corners: Corners = [
    meet(left, top),
    meet(right, top),
    meet(right, bottom),
    meet(left, bottom),
  ]
  const score = rate(seen, corners, sides, than?.score ?? 0)
  return score > (than?.score ?? 0) ? { sides, corners, score } : than
}

const FURTHER = 0.18
const LEAST_MOVE = 8
const OUTWARDS = [-1, 1, -1, 1]

/** Moves each edge outwards, because a printed bar or banner has a stronger edge than the paper. */
function grown(seen: Seen, found: Rated): Rated {
  const reach = FURTHER * Math.max(seen.picture.width, seen.picture.height)
  let best = found
  for (let i = 0; i < 4; i++) {
    const { sides } = best
    if (sides[i]!.isRim) continue
    for (let step = LEAST_MOVE; step < reach; step++) {
      const moved = sides.map((line, at) =>
        at === i ? { ...line, offset: line.offset + step * OUTWARDS[i]! } : line,
      ) as Sides
      best = better(seen, moved, best)!
    }
  }
  return best
}

function crossing(upright: EdgeLine, level: EdgeLine, width: number, height: number): Point {
  const xAtMiddle = upright.offset - (upright.slope * height) / 2
  const y =
    (level.offset + level.slope * (xAtMiddle - width / 2)) / (1 - level.slope * upright.slope)
  return { x: upright.offset + upright.slope * (y - height / 2), y }
}

type Seen = { picture: Grey; upright: Edges; level: Edges; sense: Sense }

/** Scores a candidate for the sheet; zero if it cannot be the sheet or cannot beat `toBeat`. */
function rate(seen: Seen, corners: Corners, lines: Sides, toBeat: number): number {
  const { picture, upright, level, sense } = seen
  const { width, height } = picture
  for (const { x, y } of corners) {
    if (x < -width * OUTSIDE || x > width * (1 + OUTSIDE)) return 0
    if (y < -height * OUTSIDE || y > height * (1 + OUTSIDE)) return 0
  }
  const rims = lines.filter(({ isRim }) => isRim).length
  if (rims > 2) return 0
  const [tl, tr, br, bl] = corners
  const across = (distance(tl, tr) + distance(bl, br)) / 2
  const down = (distance(tl, bl) + distance(tr, br)) / 2
  const ratio = height >= width ? down / across : across / down
  const range = rims > 0 ? CUT_RATIO : RATIO
  if (ratio < range.least || ratio > range.most) return 0
  const weight = ((across * down) / (width * height)) * (1 - 0.2 * Math.abs(ratio - Math.SQRT2))
  if (2 * weight <= toBeat) return 0
  const [left, right, top, bottom] = lines.map(({ isRim }) => isRim)
  const { full } = sense
  const sides = [
    left ? RIM_SUPPORT : support(upright, 1, [tl.y, tl.x], [bl.y, bl.x], full),
    right ? RIM_SUPPORT : support(upright, -1, [tr.y, tr.x], [br.y, br.x], full),
    top ? RIM_SUPPORT : support(level, 1, [tl.x, tl.y], [tr.x, tr.y], full),
    bottom ? RIM_SUPPORT : support(level, -1, [bl.x, bl.y], [br.x, br.y], full),
  ]
  const mean = sides.reduce((a, b) => a + b) / 4
  if (mean < (sense === fineSense ? ENOUGH_EDGE.fine : ENOUGH_EDGE.usual)) return 0
  if (rims > 0 && sides.some((side, i) => !lines[i]!.isRim && side < BESIDE_RIM)) return 0
  const score = (mean + Math.min(...sides)) * weight
  if (score <= toBeat) return 0
  return score * marginOf(picture, corners, lines)
}

const INSIDE = 4
/** Least evenness of a margin: bare paper, bars and fingers measured at least 0.68, patterned cloth at most 0.6. */
const EVEN = 0.7

/** 1 if the strip inside all edges is as even as a margin; less if the worst edge looks like patterned cloth. */
function marginOf(picture: Grey, corners: Corners, [left, right, top, bottom]: Sides): number {
  const shares = [top, right, bottom, left].map(({ isRim }, i) =>
    isRim ? 1 : (evenness(stripBeside(picture, corners, i, INSIDE)) ?? 1),
  )
  return Math.min(1, Math.min(...shares) / EVEN)
}
