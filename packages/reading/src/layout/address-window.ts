import { runOf, type Run } from './rows.ts'

/** The pieces in the address window, from top to bottom. `stray`: franking marks and other pieces in the window. */
export type AddressWindow = {
  /** All pieces of the page that are inside the window. */
  pieces: Set<Run>
  returnLine: Run[]
  address: Run[]
  stray: Run[]
  bottom: number
  top: number
  /** Height of the first address line. */
  first: number
  x0: number
  x1: number
}

/** Position of the last address lines by DIN 5008 form B, in mm from the top. */
const usualBottom = 76
const usualLeft = 25
const maxLines = 9

/** German forms of address, to find the recipient's address if a page has two. */
const honorific = /^(?:An\b|Frau|Herrn?|Familie|Eheleute|Firma|Damen|Hernn)/u
const honorificWeight = 30

/** Marks that franking machines print into the window. */
const franking = /Deutsche Post|\bDV \d|Dialogpost|Entgelt bezahlt|Port pay/u

const text = (run: Run) => run.marks.map((mark) => mark.text).join(' ')
const startsLikeTown = (run: Run) =>
  /^(?:\p{Lu}{1,3}\s?[-–—]\s?)?(?:\d{4,5}\s+\p{L}|\d{5}$)/u.test(text(run))
const isAlike = (upper: Run, lower: Run) =>
  Math.abs(upper.x0 - lower.x0) < 3 &&
  Math.max(upper.size, lower.size) < 1.4 * Math.min(upper.size, lower.size)

/**
 * Lines above `last` with the same left edge and type size, from top to bottom, including `last`. The distance of the last two lines limits
 * the distance of the others.
 */
function stackAbove(pieces: Run[], last: Run): Run[] {
  const stack = [last]
  let leading = Math.max(4 * last.size, 6)
  for (let i = pieces.indexOf(last) - 1; i >= 0 && stack.length < maxLines; i--) {
    const [piece, lowest] = [pieces[i], stack[0]]
    if (!piece || !lowest || lowest.y - piece.y > leading) break
    const indented = piece.x0 - last.x0 > 3 && piece.x0 - last.x0 < 35
    // A line that lost its first word is between two complete ones.
    const between = pieces.slice(0, i).some((p) => isAlike(p, last) && piece.y - p.y < leading)
    const alike = isAlike(piece, last) || isAlike(piece, lowest)
    const belongs = alike || (indented && between && stack.length > 1)
    if (!belongs || lowest.y - piece.y < 1) continue
    leading = stack.length === 1 ? 1.45 * (lowest.y - piece.y) + 0.5 : leading
    stack.unshift(piece)
  }
  return stack
}

/** A country may follow below the town. */
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

/** For misread towns and foreign addresses: a few isolated lines at the window's position. */
function byPlace(pieces: Run[]): Run[] | null {
  const inWindow = pieces.filter(
    (p) => p.x0 > 17 && p.x0 < 40 && p.x1 < 112 && p.y > 54 && p.y < 92,
  )
  const last = inWindow.at(-1)
  if (!last || inWindow.some((piece) => text(piece).includes(':'))) return null
  const stack = stackAbove(pieces, last)
  const [first] = stack
  const goesOn = pieces.some(
    (p) => p.y > last.y + 1 && p.y < last.y + 2 * p.size && isAlike(last, p),
  )
  const isFree = first && first.y > 50 && stack.length < 8 && !goesOn
  return isFree && stack.length > 2 && stack.some((run) => /\d/.test(text(run))) ? stack : null
}

/** Sender, street and town in one line of small print. */
const returnText = /\p{L}{3}.{0,90}[·•|∙,–-]\s?(?:\p{Lu}{1,3}\s?-\s?)?\d{4,5}\s\p{Lu}/u

/** Lines below each other with the same left edge, up to the first gap; none if they are not isolated as an address is. */
function blockFrom(pieces: Run[], first: Run): Run[] {
  const block = [first]
  for (const piece of pieces) {
    const last = block.at(-1)
    if (!last || piece.y < last.y + 1 || Math.abs(piece.x0 - first.x0) > 3) continue
    if (piece.y - last.y > 1.9 * Math.max(last.size, piece.size)) break
    block.push(piece)
  }
  const isShort = block.every((run) => run.x1 < 112 && !/[.:,;]$/.test(text(run)))
  return isShort && block.length < 8 ? block : []
}

/** An address without a town: the lines directly below the return line, or lines that begin with a form of address. */
function withoutTown(pieces: Run[]): Run[] | null {
  const inWindow = pieces.filter((p) => p.x0 > 17 && p.x0 < 45 && p.y > 25 && p.y < 95)
  for (const line of inWindow) {
    if (line.y > 75 || startsLikeTown(line) || !returnText.test(text(line))) continue
    const below = inWindow.find((p) => p.y > line.y + 1 && p.y < line.y + 18)
    const block = below && line.size < 0.83 * below.size ? blockFrom(pieces, below) : []
    if (block.length > 0) return block
  }
  const called = inWindow.find((p) => p.y > 38 && honorific.test(text(p)))
  const block = called ? blockFrom(pieces, called) : []
  const isBare = block.length === 1 && /^(?:Frau|Herrn?|Familie|Firma|An)$/u.test(text(block[0]!))
  return block.length > 0 && block.length < 6 && !isBare ? block : null
}

/** Lines in clearly smaller type than the address; a blurred line may be split into pieces. */
function smallPrint(above: Run[], first: Run): Run[][] {
  const rows: Run[][] = []
  for (const piece of above) {
    const open = rows.at(-1)
    if (open?.[0] && piece.y - open[0].y < 1.5) open.push(piece)
    else rows.push([piece])
  }
  return rows.filter((row) => {
    const all = runOf(row.flatMap((piece) => piece.marks))
    const left = Math.min(...row.map((piece) => piece.x0))
    const starts = Math.abs(left - first.x0) < 14
    const isSmall = all.size < 0.83 * first.size || all.char < 0.75 * first.char
    return starts && isSmall && all.x1 - all.x0 > 25
  })
}

/** Finds the recipient's address among the pieces of a page (rows split at wide gaps, from top to bottom). */
export function addressWindow(pieces: Run[]): AddressWindow | null {
  const readable = pieces.filter((piece) => !franking.test(text(piece)))
  const address = byTown(readable) ?? byPlace(readable) ?? withoutTown(readable)
  const first = address?.[0]
  const last = address?.at(-1)
  if (!address || !first || !last) return null
  const above = pieces.filter(
    (p) => p.x0 < 100 && Math.abs(p.x0 - first.x0) < 80 && p.y < first.y - 1 && p.y > first.y - 24,
  )
  const small = smallPrint(above, first)
  const width = (row: Run[]) => row.reduce((sum, piece) => sum + piece.x1 - piece.x0, 0)
  const [widest] = small.toSorted((a, b) => width(b) - width(a))
  const line = widest?.[0]
  const close = small.filter(([p]) => p && line && Math.abs(line.y - p.y) < 1.7 * p.size)
  const printed = new Set(close.flat())
  const below = line?.y ?? Math.max(first.y - 12, 40)
  const inside = pieces.filter(
    (p) =>
      !address.includes(p) &&
      !printed.has(p) &&
      p.y > below + 0.5 &&
      p.y < last.y + 1 &&
      p.x1 < first.x0 + 90 &&
      p.x0 > first.x0 - 8,
  )
  const isNote = (p: Run) =>
    !franking.test(text(p)) &&
    Math.abs(p.x0 - first.x0) < 1.5 &&
    p.size > 0.8 * first.size &&
    /\p{L}{4}/u.test(text(p))
  const returnLine = close.map((row) =>
    runOf(row.flatMap((piece) => piece.marks).toSorted((a, b) => a.x0 - b.x0)),
  )
  return {
    pieces: new Set([...printed, ...address, ...inside]),
    returnLine,
    address: [...inside.filter(isNote), ...address].toSorted((a, b) => a.y - b.y),
    stray: inside.filter((p) => !isNote(p)),
    top: returnLine[0]?.y ?? first.y - first.size,
    first: first.y,
    bottom: last.y,
    x0: first.x0,
    x1: address.reduce((right, piece) => Math.max(right, piece.x1), 0),
  }
}
