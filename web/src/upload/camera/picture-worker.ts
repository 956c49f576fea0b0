import {
  atEdge,
  type Colour,
  complaintsAbout,
  findPageIn,
  findSheet,
  findSize,
  greyOf,
  measurePage,
  scaleCorners,
  smaller,
  smallerColour,
  straightSize,
  turnCorners,
  warpColour,
} from '@brieflotse/pictures'
import type { PictureResponse, PictureRequest } from './picture-tasks.ts'

/** The size in which live frames are analysed, small enough for cheap phones. */
const liveSize = 320
const widest = 2500
/** The quantile for brightness: a quarter of the picture is brighter than the result. */
const BRIGHT = 0.75

let shot: Colour | null = null

addEventListener('message', ({ data }: MessageEvent<{ id: number; task: PictureRequest }>) => {
  const answer = carryOut(data.task)
  const moved = answer.kind === 'straightened' ? [answer.page.data.buffer] : []
  postMessage({ id: data.id, answer }, { transfer: moved })
})

function carryOut(task: PictureRequest): PictureResponse {
  switch (task.kind) {
    case 'look':
      return look(task.frame)
    case 'keep':
      return keep(task.shot)
    case 'measure':
      return {
        kind: 'measured',
        complaints: complaintsAbout(measurePage(greyOf(theShot()), task.corners)),
      }
    case 'straighten':
      return { kind: 'straightened', page: straighten(task) }
  }
}

function look(frame: Colour): PictureResponse {
  const small = smaller(greyOf(frame), liveSize)
  // a fast detection for live frames; shots use a more precise one
  const corners = findSheet(small)
  const scaled = corners && scaleCorners(corners, 1 / small.width, 1 / small.height)
  const cutOff = corners !== null && atEdge(corners, small.width, small.height)
  const light = small.data.toSorted()[Math.floor(small.data.length * BRIGHT)]!
  return { kind: 'seen', corners: scaled, cutOff, light }
}

/** Stores the shot here while the user moves its corners, because it is too large to be transferred repeatedly. */
function keep(taken: Colour): PictureResponse {
  shot = taken
  const small = smallerColour(taken, findSize)
  const corners = findPageIn(small)
  return {
    kind: 'kept',
    corners:
      corners && scaleCorners(corners, taken.width / small.width, taken.height / small.height),
  }
}

function straighten({
  corners,
  quarters,
}: Extract<PictureRequest, { kind: 'straighten' }>): Colour {
  const turned = turnCorners(corners, quarters)
  const { width, height } = straightSize(turned, widest)
  return warpColour(theShot(), turned, width, height)
}

function theShot(): Colour {
  if (!shot) throw new Error('no shot was taken')
  return shot
}
