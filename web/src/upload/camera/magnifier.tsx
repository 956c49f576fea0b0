import type { Point } from '@brieflotse/pictures'
import { useEffect, useRef } from 'react'
import { shownSize } from './shown-picture.tsx'

/** The size of the magnifier in pixels, and the width of the magnified area in pixels of the photo. */
const SIDE = 256
const SHOWS = 110

type Props = { picture: ImageBitmap; quarters: number; at: Point }

/** Magnifies the area under the finger, on the opposite side of the picture. */
export function Magnifier({ picture, quarters, at }: Props) {
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
