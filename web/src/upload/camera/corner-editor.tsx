import type { Corners, Point } from '@brieflotse/pictures'
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { cameraText } from '../../text/camera.ts'
import { withCorner } from './quad.ts'

type Props = {
  picture: ImageBitmap
  quarters: number
  /** In fractions of the picture as shown. */
  corners: Corners
  onCorners: (corners: Corners) => void
}

const steps: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}
const STEP = 0.004
const FAR = 6

/** The photo with the page's outline. Corners can be dragged, moved with the arrow keys, or selected with a tap and placed with the next one. */
export function CornerEditor({ picture, quarters, corners, onCorners }: Props) {
  const { stage, held, chosen, said, put, handlersOf } = useCornerMoves(corners, onCorners)
  const { width, height } = shownSize(picture, quarters)

  return (
    <div className="@container-size grid size-full place-items-center">
      <div
        ref={stage}
        className="relative touch-none select-none"
        onPointerDown={put}
        style={{
          aspectRatio: `${width} / ${height}`,
          width: `min(100cqw, 100cqh * ${width / height})`,
        }}
      >
        <ShownPicture
          picture={picture}
          quarters={quarters}
          className="absolute inset-0 size-full rounded-small"
        />
        <Outline corners={corners} />
        {corners.map(({ x, y }, index) => (
          <button
            // a stable key: the order of the corners never changes
            key={cameraText.corners[index]}
            type="button"
            aria-label={placeText(index, { x, y })}
            aria-describedby="corner-keys"
            className="group absolute size-12 -translate-1/2 cursor-grab touch-none rounded-full outline-none active:cursor-grabbing"
            style={{ left: `${x * 100}%`, top: `${y * 100}%` }}
            data-chosen={chosen === index || undefined}
            {...handlersOf(index)}
          >
            <span className="absolute inset-3 rounded-full border-2 border-white bg-accent/55 outline-2 outline-night/60 group-focus-visible:inset-2 group-focus-visible:border-4 group-data-chosen:bg-accent" />
          </button>
        ))}
        {held !== null && <Magnifier picture={picture} quarters={quarters} at={corners[held]!} />}
      </div>
      <p id="corner-keys" className="sr-only">
        {cameraText.cornerKeys}
      </p>
      <p role="status" className="sr-only">
        {said}
      </p>
    </div>
  )
}

/** Moves the corners: `held` is under a finger, `chosen` goes to the next tap, `said` is announced. */
function useCornerMoves(corners: Corners, onCorners: (corners: Corners) => void) {
  const stage = useRef<HTMLDivElement>(null)
  /** The offset between the finger and the corner, so that the corner does not jump when it is grabbed. */
  const hold = useRef<Point>({ x: 0, y: 0 })
  const [held, setHeld] = useState<number | null>(null)
  const [chosen, setChosen] = useState<number | null>(null)
  const [said, setSaid] = useState('')

  const placeOf = (event: PointerEvent): Point => {
    const box = stage.current!.getBoundingClientRect()
    return { x: (event.clientX - box.left) / box.width, y: (event.clientY - box.top) / box.height }
  }
  const take = (index: number) => (event: PointerEvent<HTMLButtonElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    const place = placeOf(event)
    hold.current = { x: corners[index]!.x - place.x, y: corners[index]!.y - place.y }
    setHeld(index)
    setChosen(index)
  }
  const put = (event: PointerEvent) => {
    if (chosen === null || (event.target as Element).closest('button')) return
    onCorners(withCorner(corners, chosen, placeOf(event)))
  }
  const drag = (index: number) => (event: PointerEvent) => {
    if (held !== index) return
    const { x, y } = placeOf(event)
    onCorners(withCorner(corners, index, { x: x + hold.current.x, y: y + hold.current.y }))
  }
  const press = (index: number) => (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    const far = event.shiftKey ? STEP * FAR : STEP
    const { x, y } = corners[index]!
    const next = withCorner(corners, index, { x: x + step.x * far, y: y + step.y * far })
    onCorners(next)
    setSaid(placeText(index, next[index]!))
  }
  const handlersOf = (index: number) => ({
    onPointerDown: take(index),
    onPointerMove: drag(index),
    onPointerUp: () => setHeld(null),
    onPointerCancel: () => setHeld(null),
    onKeyDown: press(index),
  })
  return { stage, held, chosen, said, put, handlersOf }
}

function placeText(index: number, { x, y }: Point): string {
  const name = cameraText.corners[index]!
  return cameraText.cornerAt({ name, left: Math.round(x * 100), top: Math.round(y * 100) })
}

/** Shades the area outside of the page. */
function Outline({ corners }: { corners: Corners }) {
  const line = corners.map(({ x, y }) => `${x * 100} ${y * 100}`).join('L')
  return (
    <svg
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      aria-hidden="true"
      className="absolute inset-0 size-full overflow-hidden rounded-small"
    >
      <path d={`M0 0H100V100H0ZM${line}Z`} fillRule="evenodd" className="fill-night/50" />
      <path
        d={`M${line}Z`}
        className="fill-none stroke-found"
        strokeWidth={2.5}
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  )
}

/** The size of the magnifier in pixels, and the width of the magnified area in pixels of the photo. */
const SIDE = 256
const SHOWS = 110

type MagnifierProps = { picture: ImageBitmap; quarters: number; at: Point }

/** Magnifies the area under the finger, on the opposite side of the picture. */
function Magnifier({ picture, quarters, at }: MagnifierProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const context = canvas.current?.getContext('2d')
    if (!context) return
    const { width, height } = shownSize(picture, quarters)
    const scale = SIDE / SHOWS
    context.setTransform(1, 0, 0, 1, 0, 0)
    context.fillStyle = '#000'
    context.fillRect(0, 0, SIDE, SIDE)
    context.translate(SIDE / 2, SIDE / 2)
    context.scale(scale, scale)
    context.translate(width / 2 - at.x * width, height / 2 - at.y * height)
    context.rotate((quarters * Math.PI) / 2)
    context.drawImage(picture, -picture.width / 2, -picture.height / 2)
  }, [picture, quarters, at])
  const side = at.x < 0.5 ? 'right-2' : 'left-2'
  return (
    <div
      aria-hidden="true"
      className={`pointer-events-none absolute top-2 size-32 overflow-hidden rounded-full border-4 border-white shadow-high ${side}`}
    >
      <canvas ref={canvas} width={SIDE} height={SIDE} className="size-full" />
      <span className="absolute top-1/2 left-1/2 h-px w-8 -translate-1/2 bg-found" />
      <span className="absolute top-1/2 left-1/2 h-8 w-px -translate-1/2 bg-found" />
    </div>
  )
}

type ShownPictureProps = {
  picture: ImageBitmap
  /** Clockwise quarter turns. */
  quarters: number
  className?: string
}

/** A picture rotated by quarter turns, in its own resolution. */
function ShownPicture({ picture, quarters, className = '' }: ShownPictureProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const { width, height } = shownSize(picture, quarters)
  useEffect(() => {
    const context = canvas.current?.getContext('2d')
    if (!context) return
    context.setTransform(1, 0, 0, 1, width / 2, height / 2)
    context.rotate((quarters * Math.PI) / 2)
    context.drawImage(picture, -picture.width / 2, -picture.height / 2)
  }, [picture, quarters, width, height])
  return <canvas ref={canvas} width={width} height={height} className={className} />
}

function shownSize({ width, height }: ImageBitmap, quarters: number) {
  return quarters % 2 === 0 ? { width, height } : { width: height, height: width }
}
