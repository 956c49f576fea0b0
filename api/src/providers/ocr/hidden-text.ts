import type { PDFOperatorList } from 'pdfjs-dist/types/src/display/api.js'

type Matrix = [number, number, number, number, number, number]
type State = { area: number; hidden: boolean }

/** Numbers of the drawing steps this reads, as in pdfjs' `OPS`. */
export type Steps = Record<
  | 'save'
  | 'restore'
  | 'transform'
  | 'setTextRenderingMode'
  | 'showText'
  | 'paintImageXObject'
  | 'paintInlineImageXObject'
  | 'paintFormXObjectBegin'
  | 'paintFormXObjectEnd',
  number
>

const INVISIBLE = [3, 7]

/**
 * Which share of the page's letters is printed invisibly, or painted over by a picture of half the page or more. That is how
 * scanners put their own reading behind a scan: nobody has checked it against the picture.
 */
export function hiddenShare({ fnArray, argsArray }: PDFOperatorList, ops: Steps, area: number) {
  let state: State = { area: 1, hidden: false }
  const stack: State[] = []
  let [shown, hidden] = [0, 0]
  const scale = (matrix: Matrix | null) => {
    if (matrix) state.area *= Math.abs(matrix[0] * matrix[3] - matrix[1] * matrix[2])
  }
  for (const [i, op] of fnArray.entries()) {
    const args = argsArray[i] as unknown[] | null
    if (op === ops.save) stack.push({ ...state })
    else if (op === ops.restore || op === ops.paintFormXObjectEnd) state = stack.pop() ?? state
    else if (op === ops.transform) scale(args as unknown as Matrix)
    else if (op === ops.paintFormXObjectBegin) {
      stack.push({ ...state })
      scale(args![0] as Matrix | null)
    } else if (op === ops.setTextRenderingMode)
      state.hidden = INVISIBLE.includes(args![0] as number)
    else if (op === ops.showText) {
      const letters = (args![0] as unknown[]).length
      if (state.hidden) hidden += letters
      else shown += letters
    } else if (op === ops.paintImageXObject || op === ops.paintInlineImageXObject)
      // a picture is drawn into a square of side 1, so the area of the square is its area
      if (state.area > area / 2) [hidden, shown] = [hidden + shown, 0]
  }
  return hidden / Math.max(1, hidden + shown)
}
