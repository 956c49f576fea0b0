/** A point of a stroke. Both values are fractions of the field's width, so that a rotated phone keeps the drawing. */
export type StrokePoint = { x: number; y: number }
export type Stroke = StrokePoint[]

/** The ratio of the field's width to its height. */
export const fieldShape = 2.6
/** The thickness of a line, as a fraction of the field's width. */
const thickness = 0.0065

type Pen = Pick<
  CanvasRenderingContext2D,
  'beginPath' | 'moveTo' | 'lineTo' | 'quadraticCurveTo' | 'stroke' | 'fillRect'
> & {
  lineWidth: number
  lineCap: CanvasLineCap
  lineJoin: CanvasLineJoin
  strokeStyle: string | CanvasGradient | CanvasPattern
  fillStyle: string | CanvasGradient | CanvasPattern
}

/** Draws strokes on white, `width` pixels wide, as smooth curves through the midpoints. */
export function drawStrokes(pen: Pen, strokes: Stroke[], width: number): void {
  pen.fillStyle = '#ffffff'
  pen.fillRect(0, 0, width, width / fieldShape)
  pen.strokeStyle = '#10203a'
  pen.lineWidth = width * thickness
  pen.lineCap = 'round'
  pen.lineJoin = 'round'
  for (const stroke of strokes) {
    const points = stroke.map(({ x, y }) => ({ x: x * width, y: y * width }))
    const first = points[0]
    if (!first) continue
    pen.beginPath()
    pen.moveTo(first.x, first.y)
    for (let i = 1; i < points.length - 1; i++) {
      const [point, next] = [points[i]!, points[i + 1]!]
      pen.quadraticCurveTo(point.x, point.y, (point.x + next.x) / 2, (point.y + next.y) / 2)
    }
    const last = points.at(-1)!
    // a dot is a line of length zero
    pen.lineTo(last.x, last.y)
    pen.stroke()
  }
}
