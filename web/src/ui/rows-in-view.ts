/** Pixels between two rows, as `gap-3` has it. */
const gap = 12
/** Pixels, until the first rows have been measured. */
const guess = 132

/** The heights of the rows of a long list: measured once a row was shown; the others are taken to be like the first ones. */
export type Heights = { of(id: number): number; measured(id: number, height: number): void }

export function createHeights(): Heights {
  const known = new Map<number, number>()
  let estimate: number | null = null
  return {
    of: (id) => known.get(id) ?? estimate ?? guess,
    measured(id, height) {
      if (height > 0) known.set(id, height)
      // settled early and kept: were it to change, everything below would move
      if (estimate === null && known.size >= 8) {
        estimate = [...known.values()].reduce((sum, each) => sum + each, 0) / known.size
      }
    },
  }
}

/** Where a row begins, in pixels from the top of the list. */
export function topOf(ids: number[], index: number, heights: Heights): number {
  let top = 0
  for (let i = 0; i < index; i += 1) top += heights.of(ids[i]!) + gap
  return top
}

/** The rows between two heights of the list, `last` not included; whole tens, so that not every movement changes them. */
export function rowsBetween(
  ids: number[],
  heights: Heights,
  from: number,
  to: number,
): { first: number; last: number } {
  let top = 0
  let first = ids.length
  let last = ids.length
  for (const [i, id] of ids.entries()) {
    const bottom = top + heights.of(id) + gap
    if (first === ids.length && bottom > from) first = i
    if (top > to) {
      last = i
      break
    }
    top = bottom
  }
  return {
    first: Math.floor(first / 10) * 10,
    last: Math.min(Math.ceil(last / 10) * 10, ids.length),
  }
}

/** A piece of the list: a row that is shown, or the empty space of rows that are not. */
export type Piece = { id: number; index: number } | { from: number; to: number; height: number }

/** The whole list from top to bottom: the rows of the window and the kept ones, with space for all others. */
export function piecesOf(
  ids: number[],
  heights: Heights,
  shown: { first: number; last: number },
  kept: number[],
): Piece[] {
  const indexes = new Set(kept.filter((index) => index >= 0 && index < ids.length))
  for (let i = shown.first; i < Math.min(shown.last, ids.length); i += 1) indexes.add(i)
  const pieces: Piece[] = []
  let next = 0
  const skipTo = (index: number) => {
    if (index <= next) return
    const height = topOf(ids.slice(next, index), index - next, heights) - gap
    pieces.push({ from: next, to: index, height })
  }
  for (const index of [...indexes].toSorted((a, b) => a - b)) {
    skipTo(index)
    pieces.push({ id: ids[index]!, index })
    next = index + 1
  }
  skipTo(ids.length)
  return pieces
}
