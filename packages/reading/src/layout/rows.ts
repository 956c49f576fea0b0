import type { Zone, Mark } from './types.ts'

/** Words at the same height, from left to right. `char` is the mean width of a character in mm. */
export type Run = {
  marks: Mark[]
  x0: number
  x1: number
  y: number
  size: number
  char: number
}

/** Rows of one zone in reading order. */
export type Region = { zone: Zone; rows: Run[] }

type Chain = { marks: Mark[]; y: number; size: number; bucket: number }

const bucketHeight = 4

/** Whether two words are the same word printed or read twice (bold by double printing, underlined lines read twice by OCR). */
function isDouble(a: Mark, b: Mark): boolean {
  const shared = Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0)
  if (shared <= 0.6 * Math.min(a.x1 - a.x0, b.x1 - b.x0)) return false
  return a.text === b.text || Math.min(a.confidence, b.confidence) < 0.97
}

/** Makes a run of words sorted from left to right. */
export function runOf(marks: Mark[]): Run {
  const sizes = marks.map((mark) => mark.size).toSorted((a, b) => a - b)
  let width = 0
  let chars = 0
  let weighted = 0
  for (const { x0, x1, y, text } of marks) {
    width += x1 - x0
    chars += text.length
    weighted += y * (x1 - x0)
  }
  return {
    marks,
    x0: marks[0]?.x0 ?? 0,
    x1: marks.reduce((right, mark) => Math.max(right, mark.x1), 0),
    y: width ? weighted / width : 0,
    size: sizes[sizes.length >> 1] ?? 0,
    char: width / Math.max(chars, 1),
  }
}

const maxStray = 4

/** A filled-in form field: its value is slightly higher or lower than the label on its left. */
const isValueOf = (label: Run, value: Run) =>
  Boolean(label.marks.at(-1)?.text.endsWith(':')) &&
  label.x1 < value.x0 &&
  Math.abs(label.y - value.y) < 0.45 * Math.max(label.size, 1)

/** Moves a few words whose height was misjudged into the gap of their row. `rows` run from top to bottom. */
function fillGaps(rows: Run[]): Run[] {
  const out = [...rows]
  for (let at = 0; at < out.length; at++) {
    const stray = out[at]
    if (!stray) continue
    const host = [at - 1, at + 1].find((other) => {
      const row = out[other]
      if (row && isValueOf(row, stray)) return true
      if (!row || stray.marks.length > Math.min(maxStray, row.marks.length - 1)) return false
      const fits = row.marks.every((mark) => mark.x1 < stray.x0 + 0.5 || mark.x0 > stray.x1 - 0.5)
      const inside = stray.x0 > row.x0 && stray.x1 < row.x1
      return fits && inside && Math.abs(row.y - stray.y) < 0.45 * Math.max(row.size, 1)
    })
    const row = host === undefined ? undefined : out[host]
    if (!row || host === undefined) continue
    out[host] = runOf([...row.marks, ...stray.marks].toSorted((a, b) => a.x0 - b.x0))
    out.splice(at, 1)
    at -= 1
  }
  return out
}

/**
 * Goes from left to right and adds each word to the row whose last words are at its height, which follows slightly bent or tilted lines.
 * Returns rows from top to bottom.
 */
export function rowsOf(marks: Mark[]): Run[] {
  const chains: Chain[] = []
  const buckets = new Map<number, Set<Chain>>()
  const put = (chain: Chain) => {
    const bucket = Math.floor(chain.y / bucketHeight)
    if (bucket === chain.bucket) return
    buckets.get(chain.bucket)?.delete(chain)
    chain.bucket = bucket
    const set = buckets.get(bucket)
    if (set) set.add(chain)
    else buckets.set(bucket, new Set([chain]))
  }
  for (const mark of marks.toSorted((a, b) => a.x0 - b.x0)) {
    let nearest: Chain | undefined
    let distance = Infinity
    const at = Math.floor(mark.y / bucketHeight)
    for (let bucket = at - 1; bucket <= at + 1; bucket++) {
      for (const chain of buckets.get(bucket) ?? []) {
        const off = Math.abs(chain.y - mark.y)
        const near = Math.max(0.7, 0.36 * Math.min(chain.size, Math.max(mark.size, chain.size / 2)))
        if (off < near && off < distance) [nearest, distance] = [chain, off]
      }
    }
    if (!nearest) {
      const chain = { marks: [mark], y: mark.y, size: mark.size, bucket: NaN }
      chains.push(chain)
      put(chain)
      continue
    }
    const recent = nearest.marks.slice(-3)
    const twins = recent.filter((last) => isDouble(last, mark))
    if (twins.some((twin) => twin.confidence >= mark.confidence)) continue
    if (twins.length) nearest.marks = nearest.marks.filter((last) => !twins.includes(last))
    nearest.marks.push(mark)
    const weight = Math.min(0.5, (mark.x1 - mark.x0) / 40)
    nearest.y += (mark.y - nearest.y) * weight
    nearest.size += (mark.size - nearest.size) * weight
    put(nearest)
  }
  return fillGaps(chains.map((chain) => runOf(chain.marks)).toSorted((a, b) => a.y - b.y))
}

/** Splits a run where the gap between two words is wider than `gap`. */
export function splitRun(run: Run, gap: number | ((left: Mark, right: Mark) => boolean)): Run[] {
  const isGap = typeof gap === 'number' ? (l: Mark, r: Mark) => r.x0 - l.x1 > gap : gap
  const parts: Mark[][] = []
  let right: Mark | undefined
  for (const mark of run.marks) {
    if (right && !isGap(right, mark)) parts.at(-1)?.push(mark)
    else parts.push([mark])
    if (!right || mark.x1 > right.x1) right = mark
  }
  return parts.length > 1 ? parts.map(runOf) : [run]
}

/** A gap wider than any word space, even in justified text. */
export const wideGap = (run: Run) => Math.max(4.5, 3 * run.char)
