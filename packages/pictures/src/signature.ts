import type { Grey } from './grey.ts'

/** Side in pixels of the squares within which the paper's brightness is taken as constant. */
const SIDE = 24
/** Pixels this much darker than their paper (of 255) are surely ink; below `FAINT` they are paper. */
const FAINT = 28
const SURE = 90
/** If ink covers a larger share than this, the picture is no signature. */
const MOST = 0.4
const FEWEST = 40

/**
 * Turns a photo or drawing of a signature into black ink on white, cropped to the ink. The paper's brightness may vary. Null if there is no
 * ink, or too much for a signature.
 */
export function signatureOn(picture: Grey): Grey | null {
  const paper = paperOf(picture)
  const { data, width, height } = picture
  const ink = new Uint8Array(data.length)
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      const darker = brightnessAt(paper, x, y) - data[i]!
      ink[i] = Math.max(0, Math.min(255, ((darker - FAINT) / (SURE - FAINT)) * 255))
    }
  const box = boxOf({ data: ink, width, height })
  return box && cutTo({ data: ink, width, height }, box)
}

type Paper = { data: Float32Array; width: number; height: number }

/** Brightness of the paper: the brightest pixel of each square and its neighbours, because strokes are thinner than squares. */
function paperOf({ data, width, height }: Grey): Paper {
  const [columns, rows] = [Math.ceil(width / SIDE), Math.ceil(height / SIDE)]
  const bright = new Float32Array(columns * rows)
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      const at = Math.floor(y / SIDE) * columns + Math.floor(x / SIDE)
      if (data[i]! > bright[at]!) bright[at] = data[i]!
    }
  const smooth = new Float32Array(bright.length)
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      let [sum, count] = [0, 0]
      for (let y = Math.max(0, row - 1); y <= Math.min(rows - 1, row + 1); y++)
        for (let x = Math.max(0, column - 1); x <= Math.min(columns - 1, column + 1); x++) {
          sum += bright[y * columns + x]!
          count += 1
        }
      smooth[row * columns + column] = sum / count
    }
  return { data: smooth, width: columns, height: rows }
}

/** Interpolates between the centres of the squares, so that their edges do not show. */
function brightnessAt({ data, width, height }: Paper, x: number, y: number): number {
  const across = Math.max(0, Math.min(width - 1, x / SIDE - 0.5))
  const down = Math.max(0, Math.min(height - 1, y / SIDE - 0.5))
  const [left, top] = [Math.floor(across), Math.floor(down)]
  const [right, below] = [Math.min(width - 1, left + 1), Math.min(height - 1, top + 1)]
  const [dx, dy] = [across - left, down - top]
  const upper = data[top * width + left]! * (1 - dx) + data[top * width + right]! * dx
  const lower = data[below * width + left]! * (1 - dx) + data[below * width + right]! * dx
  return upper * (1 - dy) + lower * dy
}

type Box = { left: number; top: number; right: number; bottom: number }

/** Bounding box of the ink, without single specks at the edge. */
function boxOf({ data, width, height }: Grey): Box | null {
  const inColumn = new Uint32Array(width)
  const inRow = new Uint32Array(height)
  let count = 0
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      if (data[i]! < 128) continue
      inColumn[x]! += 1
      inRow[y]! += 1
      count += 1
    }
  if (count < FEWEST || count > MOST * data.length) return null
  const isInk = (inLine: number) => inLine > 1
  return {
    left: inColumn.findIndex(isInk),
    right: inColumn.findLastIndex(isInk),
    top: inRow.findIndex(isInk),
    bottom: inRow.findLastIndex(isInk),
  }
}

function cutTo({ data, width }: Grey, { left, top, right, bottom }: Box): Grey | null {
  if (left < 0 || top < 0) return null
  const cut = { width: right - left + 1, height: bottom - top + 1 }
  const out = new Uint8Array(cut.width * cut.height)
  for (let y = 0, i = 0; y < cut.height; y++)
    for (let x = 0; x < cut.width; x++, i++) out[i] = 255 - data[(top + y) * width + left + x]!
  return { data: out, ...cut }
}
