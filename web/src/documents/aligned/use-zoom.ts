import {
  type KeyboardEvent,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'

const least = 1
const most = 5
const step = 1.4

type Point = { x: number; y: number }

export type Zoom = {
  zoom: number
  /** Null at the limit of the zoom. */
  nearer: (() => void) | null
  farther: (() => void) | null
  /** Zooms in to this value if the zoom is smaller. */
  atLeast: (zoom: number) => void
  onKeyDown: (event: KeyboardEvent) => void
}

/**
 * The zoom of a page in its frame: by buttons, plus and minus keys, pinch, or the wheel with Ctrl. The point under the fingers or the
 * pointer stays in place.
 */
export function useZoom(frame: RefObject<HTMLElement | null>): Zoom {
  const [zoom, setZoom] = useState(least)
  const now = useRef(zoom)
  /** The point to keep in place: a position in the frame, and the fraction of the page at that position. */
  const held = useRef<{ at: Point; share: Point } | null>(null)

  const to = useCallback(
    (wanted: number, at?: Point) => {
      const next = Math.min(most, Math.max(least, wanted))
      const box = frame.current
      if (!box || Math.abs(next - now.current) < 0.001) return
      const point = at ?? { x: box.clientWidth / 2, y: box.clientHeight / 2 }
      held.current = {
        at: point,
        share: {
          x: (box.scrollLeft + point.x) / box.scrollWidth,
          y: (box.scrollTop + point.y) / box.scrollHeight,
        },
      }
      now.current = next
      setZoom(next)
    },
    [frame],
  )

  useLayoutEffect(() => {
    const box = frame.current
    if (!box || !held.current) return
    const { at, share } = held.current
    held.current = null
    box.scrollTo({
      left: share.x * box.scrollWidth - at.x,
      top: share.y * box.scrollHeight - at.y,
    })
  }, [frame, zoom])

  useEffect(() => {
    const box = frame.current
    return box ? listen(box, () => now.current, to) : undefined
  }, [frame, to])

  const onKeyDown = ({ key, altKey, ctrlKey, metaKey }: KeyboardEvent) => {
    if (altKey || ctrlKey || metaKey) return
    if (key === '+' || key === '=') to(zoom * step)
    else if (key === '-') to(zoom / step)
    else if (key === '0') to(least)
  }
  const atLeast = useCallback((near: number) => to(Math.max(now.current, near)), [to])
  return {
    zoom,
    atLeast,
    onKeyDown,
    nearer: zoom < most ? () => to(zoom * step) : null,
    farther: zoom > least ? () => to(zoom / step) : null,
  }
}

/** Listens for pinch and Ctrl+wheel, and prevents the browser's own zoom of the whole page. */
function listen(
  box: HTMLElement,
  zoomNow: () => number,
  to: (zoom: number, at: Point) => void,
): () => void {
  let start: { apart: number; zoom: number } | null = null
  const within = ({ x, y }: Point): Point => {
    const { left, top } = box.getBoundingClientRect()
    return { x: x - left, y: y - top }
  }
  const onStart = ({ touches }: TouchEvent) => {
    start = touches.length === 2 ? { apart: apart(touches), zoom: zoomNow() } : null
  }
  const onMove = (event: TouchEvent) => {
    const { touches } = event
    if (!start || touches.length !== 2) return
    event.preventDefault()
    to((start.zoom * apart(touches)) / start.apart, within(middle(touches)))
  }
  const onWheel = (event: WheelEvent) => {
    if (!event.ctrlKey) return
    event.preventDefault()
    to(zoomNow() * Math.exp(-event.deltaY / 200), within({ x: event.clientX, y: event.clientY }))
  }
  box.addEventListener('touchstart', onStart, { passive: true })
  box.addEventListener('touchmove', onMove, { passive: false })
  box.addEventListener('wheel', onWheel, { passive: false })
  return () => {
    box.removeEventListener('touchstart', onStart)
    box.removeEventListener('touchmove', onMove)
    box.removeEventListener('wheel', onWheel)
  }
}

const apart = ([one, other]: TouchList | Touch[]) =>
  Math.hypot(one!.clientX - other!.clientX, one!.clientY - other!.clientY)

const middle = ([one, other]: TouchList | Touch[]): Point => ({
  x: (one!.clientX + other!.clientX) / 2,
  y: (one!.clientY + other!.clientY) / 2,
})
