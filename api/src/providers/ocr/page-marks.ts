import type { PDFOperatorList } from 'pdfjs-dist/types/src/display/api.js'

/** An affine map from (x, y) to (a x + c y + e, b x + d y + f), as in PDF. */
export type Matrix = [a: number, b: number, c: number, d: number, e: number, f: number]

/** A summary of what a page shows. A picture fills the unit square that its matrix maps onto the page. */
export type Marks = {
  /** Visible and invisible characters. */
  shown: number
  hidden: number
  pictures: { id: string; matrix: Matrix }[]
  /** Whether there are lines, areas, patterns, masks or annotations. */
  other: boolean
}

/** The numbers of the drawing operators in pdfjs's `OPS`. */
type Steps = Record<
  | 'dependency'
  | 'save'
  | 'restore'
  | 'transform'
  | 'setTextRenderingMode'
  | 'showText'
  | 'paintImageXObject'
  | 'paintFormXObjectBegin'
  | 'paintFormXObjectEnd'
  | 'constructPath'
  | 'endPath'
  | 'beginAnnotation',
  number
>

type State = { matrix: Matrix; invisible: boolean }

const INVISIBLE = [3, 7]
const PAINTS = /^(paint|shadingFill|fill|stroke|eoFill|closeFill|closeStroke|closeEOFill|beginAnn)/

/**
 * Counts what the drawing operators of a page show. Characters are invisible if their rendering mode says so, or if a picture of at
 * least half the page (`area`, in square points) covers them, because scanners hide their OCR text behind the scan like that.
 */
export function marksOf({ fnArray, argsArray }: PDFOperatorList, ops: Steps, area: number): Marks {
  const names = new Map(Object.entries(ops).map(([name, op]) => [op, name]))
  const marks: Marks = { shown: 0, hidden: 0, pictures: [], other: false }
  const stack: State[] = []
  let state: State = { matrix: [1, 0, 0, 1, 0, 0], invisible: false }
  for (const [i, op] of fnArray.entries()) {
    const args = argsArray[i] as unknown[] | null
    if (op === ops.save) stack.push({ ...state })
    else if (op === ops.restore || op === ops.paintFormXObjectEnd) state = stack.pop() ?? state
    else if (op === ops.transform) state.matrix = times(state.matrix, args as Matrix)
    else if (op === ops.paintFormXObjectBegin) {
      stack.push({ ...state })
      if (args?.[0]) state.matrix = times(state.matrix, args[0] as Matrix)
    } else if (op === ops.setTextRenderingMode)
      state.invisible = INVISIBLE.includes(args![0] as number)
    else if (op === ops.showText) {
      const letters = (args![0] as unknown[]).length
      if (state.invisible) marks.hidden += letters
      else marks.shown += letters
    } else if (op === ops.paintImageXObject) {
      marks.pictures.push({ id: args![0] as string, matrix: state.matrix })
      const [a, b, c, d] = state.matrix
      if (Math.abs(a * d - b * c) > area / 2) {
        marks.hidden += marks.shown
        marks.shown = 0
      }
    } else if (op === ops.constructPath) marks.other ||= args![0] !== ops.endPath
    else marks.other ||= PAINTS.test(names.get(op) ?? '')
  }
  return marks
}

/** The product of two maps: applies the second, then the first. */
export function times([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix {
  return [
    a * g + c * h,
    b * g + d * h,
    a * i + c * j,
    b * i + d * j,
    a * k + c * l + e,
    b * k + d * l + f,
  ]
}
