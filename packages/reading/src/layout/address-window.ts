import type { Run } from './rows.ts'

/** The pieces of the address window, top to bottom. `stray` are franking marks and what else shows in the window. */
export type AddressWindow = {
  returnLine: Run[]
  address: Run[]
  stray: Run[]
  bottom: number
  top: number
  x0: number
  x1: number
}

/** Where DIN 5008 form B puts the last lines of the address, in mm from the top. */
const usualBottom = 76
const usualLeft = 25
const maxLines = 9

/** Forms of address, the one bit of German here: where two addresses stand on a page, this tells the reader's. */
const honorific = /^(?:An\b|Frau|Herrn?|Familie|Eheleute|Firma|Damen|Hernn)/u
const honorificWeight = 30

const text = (run: Run) => run.marks.map((mark) => mark.text).join(' ')
const startsLikeTown = (run: Run) => /^(?:\p{Lu}{1,3}\s?[-–—]\s?)?\d{4,5}\s+\p{L}/u.test(text(run))
const isAlike = (upper: Run, lower: Run) =>
  Math.abs(upper.x0 - lower.x0) < 3 &&
  Math.max(upper.size, lower.size) < 1.35 * Math.min(upper.size, lower.size)

/**
 * Lines stacked above `last` with the same left edge and type size, top to bottom, `last` included. The distance of the last two
 * sets how far apart the others may be.
 */
function stackAbove(pieces: Run[], last: Run): Run[] {
  const stack = [last]
  let leading = Math.max(4 * last.size, 6)
  for (let i = pieces.indexOf(last) - 1; i >= 0 && stack.length < maxLines; i--) {
    const [piece, lowest] = [pieces[i], stack[0]]
    if (!piece || !lowest || lowest.y - piece.y > leading) break
    if (!isAlike(piece, lowest) || lowest.y - piece.y < 1) continue
    leading = stack.length === 1 ? 1.45 * (lowest.y - piece.y) + 0.5 : leading
    stack.unshift(piece)
  }
  return stack
}

/** A country may stand below the town. */
function countryBelow(pieces: Run[], last: Run): Run[] {
  const next = pieces.find((piece) => piece.y > last.y + 1 && isAlike(last, piece))
  if (!next || next.marks.length > 3 || next.y - last.y > 1.5 * last.size) return []
  return /^[\p{L} -]+$/u.test(text(next)) ? [next] : []
}

const isAddressed = (stack: Run[]) => stack.some((run) => honorific.test(text(run)))

function byTown(pieces: Run[]): Run[] | null {
  const far = (stack: Run[]) => {
    const last = stack.at(-1)
    if (!last) return Infinity
    const place = Math.abs(last.y - usualBottom) + 2 * Math.abs(last.x0 - usualLeft)
    return place - (isAddressed(stack) ? honorificWeight : 0)
  }
  const stacks = pieces
    .filter((piece) => startsLikeTown(piece) && piece.x0 < 95 && piece.y > 25 && piece.y < 140)
    .map((town) => stackAbove(pieces, town))
    .filter((stack) => stack.length > 1 && ((stack.at(-1)?.y ?? 0) > 38 || isAddressed(stack)))
    .toSorted((a, b) => far(a) - far(b))
  const [best] = stacks
  const last = best?.at(-1)
  return best && last ? [...best, ...countryBelow(pieces, last)] : null
}

/** For towns that were misread and addresses abroad: what stands where the window is. */
function byPlace(pieces: Run[]): Run[] | null {
  const inWindow = pieces.filter(
    (p) => p.x0 > 17 && p.x0 < 40 && p.x1 < 112 && p.y > 54 && p.y < 92,
  )
  const last = inWindow.at(-1)
  if (!last || inWindow.some((piece) => /:/.test(text(piece)))) return null
  const stack = stackAbove(inWindow, last)
  return stack.length > 2 && stack.some((run) => /\d/.test(text(run))) ? stack : null
}

/** Finds the recipient's address among the pieces of a page (rows cut at wide gaps, top to bottom). */
export function addressWindow(pieces: Run[]): AddressWindow | null {
  const address = byTown(pieces) ?? byPlace(pieces)
  const first = address?.[0]
  const last = address?.at(-1)
  if (!address || !first || !last) return null
  const above = pieces.filter(
    (p) => p.x0 < 100 && Math.abs(p.x0 - first.x0) < 25 && p.y < first.y - 1 && p.y > first.y - 24,
  )
  const isSmall = (p: Run) => p.size < 0.83 * first.size && Math.abs(p.x0 - first.x0) < 14
  const lowestSmall = above.filter((p) => isSmall(p) && p.x1 - p.x0 > 25).at(-1)
  const returnLine = above.filter(
    (p) => isSmall(p) && lowestSmall && lowestSmall.y - p.y < 1.7 * p.size && p.y <= lowestSmall.y,
  )
  const below = lowestSmall?.y ?? Math.max(first.y - 12, 40)
  const inside = pieces.filter(
    (p) =>
      !address.includes(p) &&
      p.y > below + 0.5 &&
      p.y < last.y + 1 &&
      p.x1 < first.x0 + 90 &&
      p.x0 > first.x0 - 8,
  )
  const isNote = (p: Run) =>
    Math.abs(p.x0 - first.x0) < 1.5 && p.size > 0.8 * first.size && /\p{L}{4}/u.test(text(p))
  return {
    returnLine,
    address: [...inside.filter(isNote), ...address].toSorted((a, b) => a.y - b.y),
    stray: inside.filter((p) => !isNote(p)),
    top: returnLine[0]?.y ?? first.y - first.size,
    bottom: last.y,
    x0: first.x0,
    x1: address.reduce((right, piece) => Math.max(right, piece.x1), 0),
  }
}
