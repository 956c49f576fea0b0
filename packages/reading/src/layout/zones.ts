import { addressWindow, type AddressWindow } from './address-window.ts'
import { footerColumns, footerRows } from './footer.ts'
import { rowsOf, runOf, splitRun, wideGap, type Run } from './rows.ts'
import type { Mark, Sheet } from './sheets.ts'
import type { Zone } from './types.ts'

/** Rows of one zone in reading order. */
export type Region = { zone: Zone; rows: Run[] }

const hasInk = (run: Run) => run.marks.some((mark) => /[\p{L}\p{N}\p{Sc}§%]|_{3}/u.test(mark.text))
const isDust = (run: Run) =>
  run.marks.length < 4 && run.marks.every((mark) => mark.confidence < 0.5)
const isText = (run: Run) => hasInk(run) && !isDust(run)
const text = (run: Run) => run.marks.map((mark) => mark.text).join(' ')

/** Puts pieces that came from the same row together again. */
function joinPieces(pieces: { row: number; piece: Run }[]): Run[] {
  const rows = new Map<number, Run>()
  for (const { row, piece } of pieces) {
    const other = rows.get(row)
    rows.set(row, other ? runOf([...other.marks, ...piece.marks]) : piece)
  }
  return [...rows.values()]
}

/** A lone day above the subject belongs to the info block. Days look alike in every language that counts in digits. */
const isDateLine = (run: Run) =>
  /^(?:\p{L}[\p{L} .()/-]{1,40}, ?(?:\p{L}{3} )?)?\d{1,2}\. ?(?:\d{1,2}\.|\p{L}{3,9}) ?\d{2,4}$/u.test(
    text(run),
  )

/** First rows below the address up to a clear gap, unless they are too long for a subject or open a paragraph. */
function subjectRows(rows: Run[]): number {
  let count = 1
  for (; count < rows.length; count++) {
    const [upper, lower] = [rows[count - 1], rows[count]]
    if (!upper || !lower) break
    const clear = 1.6 * Math.min(upper.size, lower.size)
    if (lower.y - upper.y > clear || lower.size < 0.85 * upper.size) break
  }
  const last = rows[count - 1]
  const fits = last && count <= 5 && count < rows.length && !/,$/.test(text(last))
  return fits ? count : 0
}

/** A block of short lines right below the address that lists contact data instead of naming a subject. */
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

type Piece = { row: number; piece: Run }

/** Rows of labels with their values beneath, between address and subject (older letters). */
function labelRows(rows: Run[]): number {
  const isSplit = (row: Run | undefined) => row && splitRun(row, wideGap(row)).length > 2
  let count = 0
  while (count < 4 && isSplit(rows[count])) count += 1
  return count
}

function firstPage(pieces: Piece[], window: AddressWindow): Region[] {
  const taken = new Set([...window.returnLine, ...window.address, ...window.stray])
  const rest = pieces.filter(({ piece }) => !taken.has(piece))
  const isRight = ({ piece }: Piece) => piece.x0 > Math.max(window.x1 + 2, 92)
  const bodyTop =
    rest.find((p) => p.piece.y > window.bottom + 3 && !isRight(p))?.piece.y ?? window.bottom + 10
  const beside = rest.filter(
    (p) => isRight(p) && p.piece.y > window.top - 4 && p.piece.y < bodyTop - 1,
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
  const dates = rest.filter(
    (p) => isRight(p) && p.piece.y < bodyTop + 25 && isDateLine(p.piece) && !info.includes(p),
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

/** Rows at the top of a page that repeat the letterhead or count the pages: above a clear gap, few, high up. */
function headRows(rows: Run[], height: number, most: number): number {
  for (let count = 1; count <= Math.min(most, rows.length - 1); count++) {
    const [upper, lower] = [rows[count - 1], rows[count]]
    if (!upper || !lower || upper.y > 0.16 * height) return 0
    if (lower.y - upper.y > 2.2 * Math.max(upper.size, lower.size)) return count
  }
  return 0
}

/**
 * Divides a page into the zones of DIN 5008. `first` says whether the letter begins here; without an address the upper rows
 * are head and the rest is body.
 */
export function regionsOf(sheet: Sheet, first: boolean): Region[] {
  const isRim = (m: Mark) => m.x1 < 11 || m.x0 > sheet.width - 5 || m.size > 30
  const rim = sheet.marks.filter(isRim)
  const rows = rowsOf(sheet.marks.filter((mark) => !isRim(mark)))
  const foot = footerRows(rows, sheet.height)
  const footer = rows.slice(rows.length - foot)
  const upper = rows.slice(0, rows.length - foot).filter(isText)
  const bare = rows.slice(0, rows.length - foot).filter((row) => !isText(row))
  const pieces = upper.flatMap((row, index) =>
    splitRun(row, wideGap(row)).map((piece) => ({ row: index, piece })),
  )
  const window = first ? addressWindow(pieces.map(({ piece }) => piece)) : null
  const count = window ? 0 : headRows(upper, sheet.height, first ? 6 : 3)
  const main: Region[] = window
    ? firstPage(pieces, window)
    : [
        { zone: 'head', rows: upper.slice(0, count) },
        { zone: 'body', rows: upper.slice(count) },
      ]
  return [
    ...main,
    ...footerColumns(footer.filter(hasInk)).map((column): Region => ({
      zone: 'footer',
      rows: column,
    })),
    { zone: 'margin', rows: [...bare, ...rowsOf(rim)] },
  ]
}
