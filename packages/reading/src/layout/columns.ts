import { runOf, splitRun, type Run } from './rows.ts'

const leastRows = 8
const leastGap = 3
const leastWords = 3

type Halves = { left: Run | null; right: Run | null }

/** Splits a row at the gap between columns; null if words cross it. */
function halvesAt(row: Run, gutter: number): Halves | null {
  const left = row.marks.filter((mark) => mark.x1 <= gutter + 0.5)
  const right = row.marks.filter((mark) => mark.x0 >= gutter - 0.5)
  if (left.length + right.length !== row.marks.length) return null
  return { left: left.length ? runOf(left) : null, right: right.length ? runOf(right) : null }
}

/** The left edge of the page's right column: the most frequent edge after a wide gap. */
function edgeOf(rows: Run[]): number | null {
  const votes = new Map<number, number[]>()
  for (const row of rows) {
    for (const part of splitRun(row, leastGap).slice(1)) {
      const key = Math.round(part.x0 / 2)
      votes.set(key, [...(votes.get(key) ?? []), part.x0])
    }
  }
  const [best] = [...votes.values()].toSorted((a, b) => b.length - a.length)
  return best && best.length >= leastRows / 2 ? Math.min(...best) : null
}

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

/** Whether both sides are running text, not labels with values or a table of numbers. */
function isProse(halves: Halves[]): boolean {
  const isText = (runs: Run[], least = leastRows) => {
    const full = runs.filter(
      (run) => run.marks.filter(({ text }) => /\p{L}{2}/u.test(text)).length >= leastWords,
    )
    return (
      runs.length >= least &&
      full.length >= 0.7 * runs.length &&
      mean(runs.map((run) => run.marks.length)) >= leastWords
    )
  }
  const left = halves.flatMap((one) => one.left ?? [])
  // the text may end high in the right column, beside full lines
  const isFull = left.length > 0 && mean(left.map((run) => run.marks.length)) >= 5
  return (
    isText(left) &&
    isText(
      halves.flatMap(({ right }) => right ?? []),
      isFull ? leastRows / 2 : leastRows,
    )
  )
}

/** Puts rows set in two or more columns of running text in reading order, column by column. */
export function inColumns(rows: Run[]): Run[] {
  const edge = rows.length < leastRows ? null : edgeOf(rows)
  if (edge === null) return rows
  const gutter = edge - leastGap / 2
  const out: Run[] = []
  let stretch: { row: Run; halves: Halves }[] = []
  const flush = () => {
    const halves = stretch.map((one) => one.halves)
    if (isProse(halves)) {
      out.push(...inColumns(halves.flatMap(({ left }) => left ?? [])))
      out.push(...inColumns(halves.flatMap(({ right }) => right ?? [])))
    } else out.push(...stretch.map(({ row }) => row))
    stretch = []
  }
  for (const row of rows) {
    const halves = halvesAt(row, gutter)
    if (halves) stretch.push({ row, halves })
    else {
      flush()
      out.push(row)
    }
  }
  flush()
  return out
}
