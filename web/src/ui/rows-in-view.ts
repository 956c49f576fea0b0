/** Pixels between two rows, as `gap-3` has it. */
const gap = 12
/** Pixels, until the first rows have been measured. */
const guess = 132
/** Rows come and go in groups of this many, so that not every movement changes them. Few: each takes its time from a frame. */
const group = 4

/** The heights of the rows of a long list: measured once a row was shown; the others are taken to be like the first ones. */
export type Heights = {
  of(id: number): number
  measured(id: number, height: number): void
  /** Another number whenever a height is another one. */
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
      // settled early and kept: were it to change, everything below would move
      if (estimate === null && known.size >= 8) {
        estimate = [...known.values()].reduce((sum, each) => sum + each, 0) / known.size
      }
    },
    version: () => version,
  }
}

/** Where the rows of a list stand: added up once for each change of a height, however often it is asked. */
export type RowLayout = {
  ids: number[]
  /** Where a row begins, in pixels from the top of the list. */
  topOf(index: number): number
  /** The first row that begins below a height of the list; their number where none does. */
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

/** The rows between two heights of the list, `last` not included; whole groups. */
export function rowsBetween(
  layout: RowLayout,
  from: number,
  to: number,
): { first: number; last: number } {
  const count = layout.ids.length
  // the one before begins above the height and reaches below it
  const first = Math.min(Math.max(0, layout.firstBelow(from) - 1), Math.max(0, count - 1))
  const last = layout.firstBelow(to)
  return {
    first: Math.floor(first / group) * group,
    last: Math.min(Math.ceil(last / group) * group, count),
  }
}

/** A piece of the list: a row that is shown, or the empty space of rows that are not. */
type Piece = { id: number; index: number } | { from: number; to: number; height: number }

/** The whole list from top to bottom: the rows of the window and the kept ones, with space for all others. */
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
