import type { PDFOperatorList } from 'pdfjs-dist/types/src/display/api.js'

/** Maps (x, y) to (a x + c y + e, b x + d y + f), as in PDF. */
export type Matrix = [a: number, b: number, c: number, d: number, e: number, f: number]

/** What a page shows, roughly. A picture fills the square of side 1 that its matrix maps onto the page. */
export type Marks = {
  /** Letters that can be seen, and letters that cannot. */
  shown: number
  hidden: number
  pictures: { id: string; matrix: Matrix }[]
  /** Lines, areas, patterns, masks, annotations. */
  other: boolean
}

/** Numbers of the drawing steps, as pdfjs' `OPS` gives them. */
export type Steps = Record<
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
 * Walks through the drawing steps of a page. Letters are hidden if their pen is invisible, or if a picture of half the page
 * (`area`, in square points) or more is painted over them: that is how scanners put their own reading behind a scan.
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

/** Maps as the second does, and then as the first. */
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
