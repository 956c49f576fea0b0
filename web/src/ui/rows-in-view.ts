/** Pixels between two rows; equals the class `gap-3`. */
const gap = 12
/** Estimated row height in pixels, until rows have been measured. */
const guess = 132
/**
 * Rows are added and removed in groups of this size, so that not every scroll event causes a render. Small, because each row costs time in
 * a frame.
 */
const group = 4

/** The row heights of a long list: measured for rows that were rendered, estimated from the first ones for the others. */
export type Heights = {
  of(id: number): number
  measured(id: number, height: number): void
  /** Grows with every changed height. */
  version(): number
}

export function createHeights(): Heights {
  const known = new Map<number, number>()
  let estimate: number | null = null
  let version = 0
  return {
    of: (id) => known.get(id) ?? estimate ?? guess,
    measured(id, height) {
      if (height <= 0 || known.get(id) === height) return
      known.set(id, height)
      version += 1
      // fixed after the first rows, because a changing estimate would move everything below
      if (estimate === null && known.size >= 8) {
        estimate = [...known.values()].reduce((sum, each) => sum + each, 0) / known.size
      }
    },
    version: () => version,
  }
}

/** The positions of the rows of a list, computed once per change of a height. */
export type RowLayout = {
  ids: number[]
  /** The top of a row, in pixels from the top of the list. */
  topOf(index: number): number
  /** The first row that starts below a position; the row count if there is none. */
  firstBelow(height: number): number
}

export function layOutRows(ids: number[], heights: Heights): RowLayout {
  const tops = new Float64Array(ids.length + 1)
  let laidOut = -1
  const current = () => {
    if (laidOut === heights.version()) return tops
    laidOut = heights.version()
    for (let i = 0; i < ids.length; i += 1) tops[i + 1] = tops[i]! + heights.of(ids[i]!) + gap
    return tops
  }
  return {
    ids,
    topOf: (index) => current()[index]!,
    firstBelow(height) {
      const all = current()
      let low = 0
      let high = ids.length
      while (low < high) {
        const middle = (low + high) >> 1
        if (all[middle]! > height) high = middle
        else low = middle + 1
      }
      return low
    },
  }
}

/** The rows between two positions of the list, in whole groups. `last` is exclusive. */
export function rowsBetween(
  layout: RowLayout,
  from: number,
  to: number,
): { first: number; last: number } {
  const count = layout.ids.length
  // the row before may start above the position and reach into the range
  const first = Math.min(Math.max(0, layout.firstBelow(from) - 1), Math.max(0, count - 1))
  const last = layout.firstBelow(to)
  return {
    first: Math.floor(first / group) * group,
    last: Math.min(Math.ceil(last / group) * group, count),
  }
}

/** An item of the virtual list: a rendered row, or the space of rows that are not rendered. */
type Piece = { id: number; index: number } | { from: number; to: number; height: number }

/** The whole list from top to bottom: the visible and the kept rows, and spaces for the others. */
export function listItemsOf(
  { ids, topOf }: RowLayout,
  shown: { first: number; last: number },
  kept: number[],
): Piece[] {
  const indexes = new Set(kept.filter((index) => index >= 0 && index < ids.length))
  for (let i = shown.first; i < Math.min(shown.last, ids.length); i += 1) indexes.add(i)
  const pieces: Piece[] = []
  let next = 0
  const skipTo = (index: number) => {
    if (index <= next) return
    pieces.push({ from: next, to: index, height: topOf(index) - topOf(next) - gap })
  }
  for (const index of [...indexes].toSorted((a, b) => a - b)) {
    skipTo(index)
    pieces.push({ id: ids[index]!, index })
    next = index + 1
  }
  skipTo(ids.length)
  return pieces
}
