import type { AddressWindow } from './address-window.ts'
import { runOf, splitRun, wideGap, type Region, type Run } from './rows.ts'

const text = (run: Run) => run.marks.map((mark) => mark.text).join(' ')

/** Joins pieces that came from the same row. */
function joinPieces(pieces: { row: number; piece: Run }[]): Run[] {
  const rows = new Map<number, Run>()
  for (const { row, piece } of pieces) {
    const other = rows.get(row)
    rows.set(row, other ? runOf([...other.marks, ...piece.marks]) : piece)
  }
  return [...rows.values()]
}

/** A date alone above the subject belongs to the information block. Numeric dates look alike in all languages. */
export const isDateLine = (run: Run) =>
  run.marks.length <= 7 &&
  /^(?:\p{L}[\p{L} .()/-]{1,40}, ?(?:\p{L}{2,3} )?)?(?:\d{1,2}\. ?(?:\d{1,2}\.|\p{L}{3,9}) ?\d{2,4}|im \p{L}{3,9} \d{4})$/u.test(
    text(run),
  )

/** Number of first rows below the address up to a clear gap, unless they are too long for a subject or begin a paragraph. */
export function subjectRows(rows: Run[]): number {
  let count = 1
  for (; count < rows.length; count++) {
    const [upper, lower] = [rows[count - 1], rows[count]]
    if (!upper || !lower) break
    const clear = 1.72 * Math.min(upper.size, lower.size)
    if (lower.y - upper.y > clear || lower.size < 0.85 * upper.size) break
  }
  const last = rows[count - 1]
  const fits = last && count <= 5 && count < rows.length && !/,$/.test(text(last))
  return fits ? count : 0
}

/** Number of rows of short lines with contact data directly below the address, which are no subject. */
function contactRows(rows: Run[]): number {
  let count = 0
  for (const row of rows) {
    const before = rows[count - 1]
    if (before && row.y - before.y > 1.7 * row.size) break
    if (row.x1 - row.x0 > 85) return 0
    count += 1
  }
  const telling = rows.slice(0, count).filter((row) => /:|^\d{5}\s|\d{3}/.test(text(row)))
  return count > 2 && telling.length >= count / 3 ? count : 0
}

/** A part of a row between wide gaps; `row` is the number of the row on the page. */
type Piece = { row: number; piece: Run }

/** Two short labels without digits, each directly above a value with digits. */
function isLabelPair([labels, values]: Run[][]): boolean {
  if (labels?.length !== 2 || values?.length !== 2) return false
  return labels.every((label, at) => {
    const value = values[at]
    const isAbove = value !== undefined && Math.abs(value.x0 - label.x0) < 2
    return isAbove && label.marks.length < 4 && !/\d/.test(text(label)) && /\d/.test(text(value))
  })
}

/** Number of rows of labels with their values below, between address and subject (older letters). */
function labelRows(rows: Run[]): number {
  const [labels, values] = rows
  const isShort = !!labels && labels.marks.length < 3 && labels.x1 - labels.x0 < 40
  const isBelow = labels && values && values.y - labels.y < 1.8 * values.size
  // A single label with the date below it.
  if (isShort && isBelow && isDateLine(values) && Math.abs(values.x0 - labels.x0) < 3) return 2
  const parts = rows.slice(0, 4).map((row) => splitRun(row, wideGap(row)))
  if (isLabelPair(parts)) return 2
  const cells = parts.map((row) => row.length)
  if ((cells[0] ?? 0) < 3) return 0
  const end = cells.findIndex((count) => count < 2)
  return end < 0 ? cells.length : end
}

/** Splits the first page of a letter into regions around its address. */
export function firstPage(pieces: Piece[], window: AddressWindow): Region[] {
  const rest = pieces.filter(({ piece }) => !window.pieces.has(piece))
  const isRight = ({ piece }: Piece) => piece.x0 > Math.max(window.x1 + 2, 92)
  const bodyTop =
    rest.find((p) => p.piece.y > window.bottom + 3 && !isRight(p))?.piece.y ?? window.bottom + 10
  const beside = rest.filter(
    (p) =>
      isRight(p) &&
      p.piece.y > Math.min(window.top - 4, window.first - 17) &&
      p.piece.y < bodyTop - 1,
  )
  const edge = beside.map(({ piece }) => piece.x0).toSorted((a, b) => a - b)[0] ?? Infinity
  let lowest = beside.at(-1)?.piece.y ?? -Infinity
  const info = [...beside]
  for (const p of rest) {
    const follows = p.piece.y > lowest && p.piece.y - lowest < 2 * p.piece.size
    if (beside.length < 2 || info.includes(p) || !isRight(p) || !follows) continue
    if (p.piece.x0 < edge - 1) continue
    info.push(p)
    lowest = p.piece.y
  }
  const head = rest.filter(
    (p) => p.piece.y < bodyTop - 1 && !info.includes(p) && p.piece.y < window.bottom + 3,
  )
  const beneath = (p: Piece) => rest.filter(({ row }) => row === p.row).length < 3
  const dates = rest.filter(
    (p) =>
      isRight(p) &&
      p.piece.y < bodyTop + 25 &&
      isDateLine(p.piece) &&
      beneath(p) &&
      !info.includes(p),
  )
  info.push(...dates)
  const left = rest.filter((p) => !info.includes(p) && !head.includes(p))
  let rows = joinPieces(left)
  const labels = labelRows(rows)
  const infoRows = [...joinPieces(info), ...rows.slice(0, labels)]
  rows = rows.slice(labels)
  infoRows.push(...rows.splice(0, contactRows(rows)))
  if (rows[0] && isDateLine(rows[0])) infoRows.push(...rows.splice(0, 1))
  const subject = subjectRows(rows)
  return [
    { zone: 'head', rows: joinPieces(head) },
    { zone: 'return-line', rows: window.returnLine },
    { zone: 'address', rows: window.address },
    { zone: 'info', rows: infoRows },
    { zone: 'subject', rows: rows.slice(0, subject) },
    { zone: 'body', rows: rows.slice(subject) },
    { zone: 'margin', rows: window.stray },
  ]
}
