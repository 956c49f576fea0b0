import { type PointerEvent, useEffect, useRef } from 'react'
import { profileText } from '../text/profile.ts'
import { drawStrokes, fieldShape, type StrokePoint, type Stroke } from './strokes.ts'

const words = profileText.signature

type Props = { strokes: Stroke[]; onStrokes: (strokes: Stroke[]) => void }

/** A white field to draw a signature. It reports every finished stroke. */
export function SignaturePad({ strokes, onStrokes }: Props) {
  const field = useRef<HTMLCanvasElement>(null)
  const current = useRef<Stroke | null>(null)

  const redraw = () => {
    const canvas = field.current
    const pen = canvas?.getContext('2d')
    if (!canvas || !pen) return
    const width = Math.round(canvas.clientWidth * (window.devicePixelRatio || 1))
    // setting the size clears the canvas and causes flicker, so it happens only after a change
    if (canvas.width !== width) {
      canvas.width = width
      canvas.height = Math.round(width / fieldShape)
    }
    drawStrokes(pen, current.current ? [...strokes, current.current] : strokes, width)
  }

  useEffect(() => {
    redraw()
    if (!field.current || typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(redraw)
    observer.observe(field.current)
    return () => observer.disconnect()
  })

  const pointOf = ({ clientX, clientY }: { clientX: number; clientY: number }): StrokePoint => {
    const { left, top, width } = field.current!.getBoundingClientRect()
    return { x: (clientX - left) / width, y: (clientY - top) / width }
  }
  const begin = (event: PointerEvent<HTMLCanvasElement>) => {
    if (event.button !== 0 || current.current) return
    field.current!.setPointerCapture(event.pointerId)
    current.current = [pointOf(event)]
    redraw()
  }
  const go = ({ nativeEvent }: PointerEvent<HTMLCanvasElement>) => {
    if (!current.current) return
    const between = nativeEvent.getCoalescedEvents?.() ?? []
    for (const event of between.length > 0 ? between : [nativeEvent])
      current.current.push(pointOf(event))
    redraw()
  }
  const end = () => {
    if (!current.current) return
    const all = [...strokes, current.current]
    current.current = null
    onStrokes(all)
  }
  return (
    <canvas
      ref={field}
      role="img"
      aria-label={`${words.field}: ${words.strokes({ count: strokes.length })}`}
      style={{ aspectRatio: fieldShape }}
      className="w-full cursor-crosshair touch-none rounded-small border-2 border-line-strong bg-white"
      onPointerDown={begin}
      onPointerMove={go}
      onPointerUp={end}
      onPointerCancel={end}
    />
  )
}
