import type { Box } from '../types.ts'
import { startOf } from './bullets.ts'
import { append, emptyPassage, passageOf } from './passage.ts'
import { splitRun, wideGap, type Region, type Run } from './rows.ts'
import type { Sheet } from './sheets.ts'
import type { Cell, Line, Zone, Mark } from './types.ts'

/** A line with its geometry in the working frame. `parts` are its cells. */
export type SetLine = { line: Line; run: Run; parts: Run[] }

const round = (n: number) => Math.round(n * 100) / 100

function boxOf(run: Run, sheet: Sheet): Box {
  return {
    x: round(run.x0 / sheet.scale),
    y: round((run.y - 0.5 * run.size) / sheet.scale),
    width: round((run.x1 - run.x0) / sheet.scale),
    height: round(run.size / sheet.scale),
  }
}

/** Gaps wider than a word space; the rows around decide whether they separate cells. */
const looseGap = (run: Run) => Math.max(1.4, 1.05 * run.char)

/** A nearby line of running text crosses the gap: the gap is a word that OCR did not read. */
function bridged(rows: Run[], index: number, left: Mark, right: Mark): boolean {
  const row = rows[index]
  const close = [rows[index - 1], rows[index + 1]].filter(
    (other) => other && row && Math.abs(other.y - row.y) < 1.42 * row.size,
  )
  const crosses = (other: Run | undefined) =>
    other?.marks.some((mark, i) => {
      const next = other.marks[i + 1]
      return mark.x1 > left.x1 + 1 && mark.x0 < right.x0 - 1 && (!next || next.x0 - mark.x1 < 3)
    })
  return close.length > 0 && close.every(crosses)
}

/** A long line with many lower-case words: a gap in it is a word that OCR did not read, unless nearby rows have the same gap. */
function isProse(row: Run): boolean {
  const small = row.marks.filter(({ text }) => /^\p{Ll}{2}/u.test(text)).length
  return row.x1 - row.x0 > 110 && row.marks.length > 6 && small >= 0.5 * row.marks.length
}

/** Whether a gap separates cells: the cell on one side is aligned with a cell in a nearby row. */
function alignedGap(
  rows: Run[],
  split: Run[][],
  index: number,
): (left: Mark, right: Mark) => boolean {
  const row = rows[index]
  const near = [-2, -1, 1, 2].flatMap((step) => {
    const [other, cells] = [rows[index + step], split[index + step]]
    if (!row || !other || !cells || cells.length < 2) return []
    return Math.abs(other.y - row.y) > Math.abs(step) * 3 * row.size ? [] : [cells]
  })
  const loose = row ? looseGap(row) : 0
  const cellEnds = (row?.marks ?? []).filter(
    (mark, i) => (row?.marks[i + 1]?.x0 ?? Infinity) - mark.x1 > loose,
  )
  const isAligned = (left: Mark, right: Mark, cell: Run, before: Run) => {
    const common = Math.min(right.x0, cell.x0) - Math.max(left.x1, before.x1)
    if (common < 0.9) return false
    if (Math.abs(cell.x0 - right.x0) < 0.7) return true
    return cellEnds.some((mark) => mark.x0 >= right.x0 && Math.abs(mark.x1 - cell.x1) < 0.7)
  }
  return (left, right) => {
    const gap = right.x0 - left.x1
    if (!row || gap < loose) return false
    const aligned = near.some((cells) =>
      cells.some((cell, at) => {
        const before = cells[at - 1]
        return before !== undefined && isAligned(left, right, cell, before)
      }),
    )
    const lost = isProse(row) || bridged(rows, index, left, right)
    return aligned || (gap > wideGap(row) && !lost)
  }
}

function partsOf(zone: Zone, rows: Run[], split: Run[][], index: number): Run[] {
  const row = rows[index]
  if (!row) return []
  if (zone === 'info') {
    const gap = looseGap(row)
    return splitRun(row, (l, r) => r.x0 - l.x1 > (/:$/.test(l.text) ? gap : 1.5 * gap))
  }
  if (zone === 'body') {
    const isGap = alignedGap(rows, split, index)
    const hanging = startOf(row).item ? row.marks[0] : undefined
    return splitRun(row, (left, right) => left !== hanging && isGap(left, right))
  }
  if (zone === 'footer' || zone === 'return-line') return [row]
  return splitRun(row, wideGap(row))
}

/** Converts the rows of a region to lines with cells. */
export function linesOf({ zone, rows }: Region, sheet: Sheet): SetLine[] {
  const split = zone === 'body' ? rows.map((row) => splitRun(row, looseGap(row))) : []
  return rows.map((run, index) => {
    const parts = partsOf(zone, rows, split, index)
    const cells = parts.map((part): Cell => ({
      ...passageOf(part.marks),
      page: sheet.page,
      box: boxOf(part, sheet),
    }))
    const whole = cells.reduce((line, cell) => append(line, cell, '\t'), emptyPassage())
    return { line: { ...whole, zone, page: sheet.page, box: boxOf(run, sheet), cells }, run, parts }
  })
}
