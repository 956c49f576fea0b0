import { useEffect, useRef } from 'react'

type Props = {
  picture: ImageBitmap
  /** Clockwise quarter turns. */
  quarters: number
  className?: string
}

/** A picture rotated by quarter turns, in its own resolution. */
export function ShownPicture({ picture, quarters, className = '' }: Props) {
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

export function shownSize({ width, height }: ImageBitmap, quarters: number) {
  return quarters % 2 === 0 ? { width, height } : { width: height, height: width }
}
