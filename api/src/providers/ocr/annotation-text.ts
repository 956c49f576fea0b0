import type { PDFOperatorList } from 'pdfjs-dist/types/src/display/api.js'
import { type Matrix, times } from './page-marks.ts'
import type { TextPiece } from './pdf-words.ts'

/** The numbers of the drawing operators in pdfjs's `OPS`. */
type Steps = Record<
  | 'save'
  | 'restore'
  | 'transform'
  | 'paintFormXObjectBegin'
  | 'paintFormXObjectEnd'
  | 'beginAnnotation'
  | 'endAnnotation'
  | 'beginText'
  | 'setTextMatrix'
  | 'moveText'
  | 'setLeading'
  | 'setLeadingMoveText'
  | 'nextLine'
  | 'setFont'
  | 'setCharSpacing'
  | 'setWordSpacing'
  | 'setHScale'
  | 'setTextRise'
  | 'setTextRenderingMode'
  | 'showText',
  number
>

type Glyph = { unicode: string; width: number; isSpace?: boolean }

/** `x` and `y` are the position of the next character, `lineX` and `lineY` the start of the line, both in the coordinates of `text`. */
type Pen = {
  page: Matrix
  text: Matrix
  x: number
  y: number
  lineX: number
  lineY: number
  size: number
  leading: number
  between: number
  betweenWords: number
  wide: number
  rise: number
  invisible: boolean
}

const start: Pen = {
  page: [1, 0, 0, 1, 0, 0],
  text: [1, 0, 0, 1, 0, 0],
  x: 0,
  y: 0,
  lineX: 0,
  lineY: 0,
  size: 0,
  leading: 0,
  between: 0,
  betweenWords: 0,
  wide: 1,
  rise: 0,
  invisible: false,
}

const INVISIBLE = [3, 7]
const PER_EM = 1000

/**
 * Extracts the text of annotations: filled form fields, stamps, notes. The text layer of pdfjs contains only the page itself.
 * Source: ISO 32000-1, 9.4.4 and 12.5.5.
 */
export function annotationText({ fnArray, argsArray }: PDFOperatorList, ops: Steps): TextPiece[] {
  const pieces: TextPiece[] = []
  const stack: Pen[] = []
  let pen: Pen | null = null
  const move = (to: Pen, x: number, y: number) => {
    to.lineX += x
    to.lineY += y
    Object.assign(to, { x: to.lineX, y: to.lineY })
  }
  for (const [i, op] of fnArray.entries()) {
    const args = argsArray[i] as unknown[]
    const figure = (at: number) => args[at] as number
    if (op === ops.beginAnnotation) {
      const matrix = times(args[2] as Matrix, args[3] as Matrix)
      pen = { ...start, page: matrix }
      stack.length = 0
    } else if (!pen) continue
    else if (op === ops.endAnnotation) pen = null
    else if (op === ops.save) stack.push({ ...pen })
    else if (op === ops.restore || op === ops.paintFormXObjectEnd) pen = stack.pop() ?? pen
    else if (op === ops.transform) pen.page = times(pen.page, args as Matrix)
    else if (op === ops.paintFormXObjectBegin) {
      stack.push({ ...pen })
      if (args[0]) pen.page = times(pen.page, args[0] as Matrix)
    } else if (op === ops.beginText)
      Object.assign(pen, { text: start.text, x: 0, y: 0, lineX: 0, lineY: 0 })
    else if (op === ops.setTextMatrix)
      Object.assign(pen, { text: args[0] as Matrix, x: 0, y: 0, lineX: 0, lineY: 0 })
    else if (op === ops.moveText) move(pen, figure(0), figure(1))
    else if (op === ops.setLeading) pen.leading = -figure(0)
    else if (op === ops.setLeadingMoveText) {
      pen.leading = figure(1)
      move(pen, figure(0), figure(1))
    } else if (op === ops.nextLine) move(pen, 0, pen.leading)
    else if (op === ops.setFont) pen.size = figure(1)
    else if (op === ops.setCharSpacing) pen.between = figure(0)
    else if (op === ops.setWordSpacing) pen.betweenWords = figure(0)
    else if (op === ops.setHScale) pen.wide = figure(0) / 100
    else if (op === ops.setTextRise) pen.rise = figure(0)
    else if (op === ops.setTextRenderingMode) pen.invisible = INVISIBLE.includes(figure(0))
    else if (op === ops.showText) {
      const piece = shown(pen, args[0] as (Glyph | number | null)[])
      if (piece) pieces.push(piece)
    }
  }
  return pieces
}

/** One run of characters at the pen's position; moves the pen behind it. */
function shown(pen: Pen, glyphs: (Glyph | number | null)[]): TextPiece | null {
  const { size, between, betweenWords, wide, rise } = pen
  let str = ''
  let width = 0
  for (const glyph of glyphs) {
    if (typeof glyph === 'number') width -= (glyph * size) / PER_EM
    else if (glyph) {
      str += glyph.unicode
      width += (glyph.width * size) / PER_EM + between + (glyph.isSpace ? betweenWords : 0)
    }
  }
  const at = times(pen.page, times(pen.text, [size * wide, 0, 0, size, pen.x, pen.y + rise]))
  pen.x += width * wide
  if (pen.invisible || str.trim() === '') return null
  // The width is measured on the page, after any horizontal scaling of the characters.
  const [a, b] = times(pen.page, pen.text)
  return { str, transform: at, width: width * wide * Math.hypot(a, b) }
}
