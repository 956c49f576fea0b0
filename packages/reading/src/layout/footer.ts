import { runOf, splitRun, wideGap, type Run } from './rows.ts'

/** A footer can begin below this share of the page height; below the second one everything is footer. */
const mayBegin = 0.8
const mustBegin = 0.957

const bodySize = (rows: Run[], height: number) =>
  rows
    .filter((row) => row.y > 0.3 * height && row.y < mayBegin * height)
    .flatMap((row) => row.marks.map((mark) => mark.size))
    .toSorted((a, b) => a - b)

const leastBlock = 0.86

/** Number of rows with several columns below a clear gap at the bottom, in any type size. */
function columnRows(rows: Run[], height: number): number {
  let count = 0
  for (const row of rows.toReversed()) {
    const below = rows[rows.length - count]
    if (below && below.y - row.y > 2.2 * row.size) return count > 1 ? count : 0
    if (row.y < leastBlock * height || splitRun(row, wideGap(row)).length < 2) return 0
    count += 1
  }
  return 0
}

/** Number of rows at the end of the page that form its footer: small print at the bottom. `rows` run from top to bottom. */
export function footerRows(rows: Run[], height: number): number {
  const sizes = bodySize(rows, height)
  const usual = sizes[sizes.length >> 1] ?? 3.5
  let count = 0
  for (const row of rows.toReversed()) {
    const [below, lower] = [rows[rows.length - count], rows[rows.length - count + 1]]
    // Blurred lines look larger than they are; if they are as close as the lines below, they belong to the footer.
    const near = (upper: Run, under: Run) => under.y - upper.y < 0.97 * usual
    const close = below && lower && near(row, below) && near(below, lower)
    if (below && below.y - row.y > 4 * usual) break
    const small = row.size < 0.87 * usual || close
    if (row.y < mayBegin * height || !(small || row.y > mustBegin * height)) break
    count += 1
  }
  return count || columnRows(rows, height)
}

/** Cells of a column from top to bottom; a label and its value at the same height become one line. */
function stacked(cells: Run[]): Run[] {
  const lines: Run[] = []
  for (const cell of cells.toSorted((a, b) => a.y - b.y || a.x0 - b.x0)) {
    const open = lines.at(-1)
    if (open && cell.y - open.y < 0.4 * cell.size && cell.x0 >= open.x1) {
      lines[lines.length - 1] = runOf([...open.marks, ...cell.marks])
    } else lines.push(cell)
  }
  return lines
}

/** Splits the footer at gaps that no row crosses; returns its columns from left to right, each from top to bottom. */
export function footerColumns(rows: Run[]): Run[][] {
  const split = rows.map((row) => splitRun(row, Math.max(1.5, 1.15 * row.char)))
  const cells = split.flat()
  // Nothing is side by side, so it is one column, even with long lines.
  if (split.every((parts) => parts.length < 2)) return [cells.toSorted((a, b) => a.y - b.y)]
  const right = Math.max(...cells.map((cell) => cell.x1), 0)
  const left = Math.min(...cells.map((cell) => cell.x0), right)
  const narrow = cells.filter((cell) => cell.x1 - cell.x0 < 0.55 * (right - left))
  const columns: { x0: number; x1: number; cells: Run[] }[] = []
  for (const cell of narrow.toSorted((a, b) => a.x0 - b.x0)) {
    const column = columns.at(-1)
    const labels = column?.cells.every((label) => /:$/.test(label.marks.at(-1)?.text ?? ''))
    if (column && (cell.x0 < column.x1 + 0.8 || labels)) {
      column.cells.push(cell)
      column.x1 = Math.max(column.x1, cell.x1)
    } else columns.push({ x0: cell.x0, x1: cell.x1, cells: [cell] })
  }
  const wide = cells.filter((cell) => !narrow.includes(cell)).map((cell) => [cell])
  return [...columns.map((column) => stacked(column.cells)), ...wide]
}
