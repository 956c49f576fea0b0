import { around, type Rect, type Unit } from './page-units.ts'

/** Measures the width of a text, in millimetres, at a font size of one millimetre. */
export type TextWidth = (text: string, isBold: boolean) => number

/** The place and font size of a translated unit on the page, in millimetres. */
export type Fitted = { unit: Unit; rect: Rect; size: number; lines: number }

/** Line height as a multiple of the font size. A single line gets less, so that it does not reach into the line below. */
export const leadingOf = (lines: number) => (lines === 1 ? 1.05 : 1.22)
/** Free space to keep between a translated text and its neighbours, in millimetres. */
const gap = { beside: 1.5, below: 0.4 }
/** Safety factor: browsers sometimes break a line slightly before its measured width. */
const cautious = 0.985
/** The smallest font size, in millimetres. */
const least = 0.4
/** A text does not shrink below this share of the German font size while there is free space around it. */
const smallest = 0.5

/**
 * Fits each translated text into the place of its German lines. It starts at the size of the German text, grows into the free space to the
 * right and below, and shrinks only if that is not enough. `taken`: all boxes on the page, which must stay free.
 */
export function fitAll(
  units: readonly Unit[],
  taken: readonly Rect[],
  page: { width: number; height: number },
  measure: TextWidth,
): Fitted[] {
  if (units.length === 0) return []
  const printed = around(taken)
  const right = Math.min(printed.x + printed.width, page.width)
  const bottom = Math.min(printed.y + printed.height, page.height)
  return units.map((unit) => fit(unit, roomOf(unit, taken, { right, bottom }), measure))
}

type Edge = { right: number; bottom: number }

/** The space a unit may use: to the next box on its right (or left, if its text is right-aligned), and down to the next box below. */
function roomOf({ rect, lines, isEnd }: Unit, taken: readonly Rect[], edge: Edge): Rect {
  const others = taken.filter((other) => !lines.includes(other))
  const isBeside = (other: Rect) =>
    other.y < rect.y + rect.height && other.y + other.height > rect.y
  const rightOf = others.filter((other) => isBeside(other) && other.x >= rect.x + rect.width - 0.5)
  const leftOf = others.filter((other) => isBeside(other) && other.x + other.width <= rect.x + 0.5)
  const own = rect.x + rect.width
  const right = isEnd
    ? own
    : Math.max(own, Math.min(edge.right, ...rightOf.map(({ x }) => x - gap.beside)))
  const left = isEnd
    ? Math.min(rect.x, Math.max(0, ...leftOf.map(({ x, width }) => x + width + gap.beside)))
    : rect.x
  const below = others.filter(
    (other) =>
      other.y >= rect.y + rect.height - 0.5 && other.x < right && other.x + other.width > left,
  )
  const bottom = Math.max(
    rect.y + rect.height,
    Math.min(edge.bottom, ...below.map(({ y }) => y - gap.below)),
  )
  return { x: left, y: rect.y, width: right - left, height: bottom - rect.y }
}

function fit(unit: Unit, room: Rect, measure: TextWidth): Fitted {
  const text = unit.said.map((one) => one.text).join(' ')
  const nominal = sizeOf(unit)
  const own = unit.rect
  const tryOut = (size: number, width: number, height: number): Fitted | null => {
    const { lines, widest } = wrap(text, (width * cautious) / size, unit.isBold, measure)
    const high = lines * size * leadingOf(lines)
    if (high > height) return null
    // as wide as its text, so that it covers no neighbour, but never narrower than the German text that it must cover
    const wide = Math.max(own.width, Math.min(width, (widest * size) / cautious))
    const x = unit.isEnd ? own.x + own.width - wide : own.x
    return {
      unit,
      size,
      lines,
      rect: { x, y: own.y, width: wide, height: Math.max(own.height, high) },
    }
  }
  // tries the box of the German text first, so that a short text keeps its shape
  for (let size = nominal; size >= nominal * 0.88; size -= nominal * 0.03) {
    const fitted = tryOut(size, own.width, own.height + size * 0.35)
    if (fitted) return fitted
  }
  for (let size = nominal; size > least; size -= nominal * 0.03) {
    const isSmall = size < nominal * smallest
    const fitted = tryOut(size, room.width, room.height + size * (isSmall ? 1.5 : 0.35))
    if (fitted) return fitted
  }
  return tryOut(least, room.width, Number.POSITIVE_INFINITY)!
}

/** The font size of the German text: the median height of its lines, limited by the distance between them. */
function sizeOf({ lines }: Unit): number {
  const middle = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1]
  const height = middle(lines.map((line) => line.height))! * 1.06
  const tops = [...new Set(lines.map(({ y }) => Math.round(y)))].toSorted((a, b) => a - b)
  const step = middle(tops.slice(1).map((y, at) => y - tops[at]!))
  return step === undefined ? height : Math.min(height, Math.max(step / leadingOf(2), height * 0.7))
}

/** Wraps a text at its words. Returns the number of lines and the width of the widest one, in the unit of `width`. */
function wrap(text: string, width: number, isBold: boolean, measure: TextWidth) {
  const space = measure(' ', isBold)
  let lines = 1
  let used = 0
  let widest = 0
  for (const word of text.split(' ')) {
    const wide = measure(word, isBold)
    if (used > 0 && used + space + wide > width) {
      lines += 1
      used = wide
    } else used += (used > 0 ? space : 0) + wide
    // the browser breaks a word that is wider than its line
    if (used > width) lines += Math.ceil(used / width) - 1
    widest = Math.max(widest, Math.min(used, width))
  }
  return { lines, widest }
}
