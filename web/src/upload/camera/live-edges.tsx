import { type Corners, distance } from '@brieflotse/pictures'
import { useEffect, useRef, useState } from 'react'
import { cameraText } from '../../text/camera.ts'
import type { PictureThread, Seen } from './picture-tasks.ts'
import { draw } from './pixels.ts'

/** The long side of an analysed frame, and the minimum time between two analyses in milliseconds (at most 8 per second). */
const frameSide = 640
const pause = 125

type Props = {
  video: HTMLVideoElement
  /** The size of the video in its own pixels, which changes when the phone is rotated. */
  size: { width: number; height: number }
  thread: PictureThread
  paused: boolean
}

/** Draws the detected page over the camera image, and shows one hint for a better photo. */
export function LiveEdges({ video, size, thread, paused }: Props) {
  const shape = useRef<SVGPolygonElement>(null)
  const [hint, setHint] = useState<Hint>('looking')

  useEffect(() => {
    if (paused) return undefined
    const outline = followed((corners) => drawOutline(shape.current, corners, video))
    const steady = steadied()
    let before: Corners | null = null
    let timer: ReturnType<typeof setTimeout> | undefined
    let isOver = false

    const look = async () => {
      const began = performance.now()
      const seen = await thread.look(frameOf(video))
      if (isOver) return
      const found = steady(hintFor(seen, before, video.videoWidth / video.videoHeight))
      if (found) setHint(found)
      before = seen.corners
      outline.goTo(seen.corners)
      timer = setTimeout(lookOn, Math.max(0, pause - (performance.now() - began)))
    }
    // a failed analysis only hides the outline; it tries again with a later frame
    const lookOn = () => {
      look().catch(() => {
        outline.goTo(null)
        if (!isOver) timer = setTimeout(lookOn, 8 * pause)
      })
    }
    lookOn()
    return () => {
      isOver = true
      clearTimeout(timer)
      outline.stop()
    }
  }, [video, thread, paused])

  return (
    <>
      <svg
        viewBox={`0 0 ${size.width} ${size.height}`}
        className="pointer-events-none absolute inset-0 size-full"
        aria-hidden="true"
      >
        <polygon
          ref={shape}
          className={`transition-[fill,stroke] duration-200 ${hint === 'ready' ? 'fill-found/12 stroke-found' : 'fill-white/8 stroke-white'}`}
          strokeWidth={3}
          strokeLinejoin="round"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <p
        role="status"
        className={`pointer-events-none absolute bottom-4 left-1/2 w-max max-w-[calc(100%-2rem)] -translate-x-1/2 rounded-full px-4 py-2 text-center font-semibold transition-colors duration-200 ${hint === 'ready' ? 'bg-found text-night' : 'bg-night/80 text-white'}`}
      >
        {cameraText.hints[hint]}
      </p>
    </>
  )
}

function frameOf(video: HTMLVideoElement) {
  const { videoWidth, videoHeight } = video
  const scale = Math.min(1, frameSide / Math.max(videoWidth, videoHeight))
  return draw(video, Math.round(videoWidth * scale), Math.round(videoHeight * scale))
}

function drawOutline(
  shape: SVGPolygonElement | null,
  corners: Corners | null,
  { videoWidth, videoHeight }: HTMLVideoElement,
): void {
  const points = corners?.map(({ x, y }) => `${x * videoWidth},${y * videoHeight}`)
  shape?.setAttribute('points', points?.join(' ') ?? '')
}

/** Animates the outline between two analyses, because they are less frequent than frames. */
function followed(show: (corners: Corners | null) => void) {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  let target: Corners | null = null
  let now: Corners | null = null
  let frame = requestAnimationFrame(step)
  function step() {
    if (!target || !now || isCalm) now = target
    else {
      const to = target
      now = now.map(({ x, y }, i) => ({
        x: x + (to[i]!.x - x) * 0.3,
        y: y + (to[i]!.y - y) * 0.3,
      })) as Corners
    }
    show(now)
    frame = requestAnimationFrame(step)
  }
  return {
    goTo(corners: Corners | null) {
      target = corners
    },
    stop: () => cancelAnimationFrame(frame),
  }
}

type Hint = 'looking' | 'cut-off' | 'closer' | 'dark' | 'still' | 'ready'

/** If a quarter of the picture is not brighter than this, noise makes the print unreadable. */
const DARK = 50
/** The page should fill at least this fraction of the picture's long side. */
const CLOSE = 0.5
/** The maximum movement of a corner between two frames of a steady camera, as a fraction of the picture. */
const STEADY = 0.015

/** The most important hint for a better photo. `before`: the corners in the previous frame. */
export function hintFor(seen: Seen, before: Corners | null, shape: number): Hint {
  if (seen.light < DARK) return 'dark'
  if (seen.cutOff) return 'cut-off'
  if (!seen.corners) return 'looking'
  if (sizeOf(seen.corners, shape) < CLOSE) return 'closer'
  return !before || moved(before, seen.corners) > STEADY ? 'still' : 'ready'
}

/** The page's longest edge as a fraction of the picture's long side. `shape`: aspect ratio of the picture. */
function sizeOf(corners: Corners, shape: number): number {
  const long = Math.max(shape, 1)
  const [a, b, , d] = corners.map(({ x, y }) => ({ x: (x * shape) / long, y: y / long }))
  return Math.max(distance(a!, b!), distance(a!, d!))
}

function moved(before: Corners, now: Corners): number {
  return Math.max(...now.map((corner, i) => distance(corner, before[i]!)))
}

/** Passes on a hint only if two frames in a row agree, so that it does not flicker. */
export function steadied(): (hint: Hint) => Hint | null {
  let last: Hint | null = null
  return (hint) => {
    const isSame = hint === last
    last = hint
    return isSame ? hint : null
  }
}
