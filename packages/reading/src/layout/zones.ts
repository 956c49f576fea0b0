import { addressWindow } from './address-window.ts'
import { inColumns } from './columns.ts'
import { firstPage, isDateLine, subjectRows } from './first-page.ts'
import { footerColumns, footerRows } from './footer.ts'
import { mailPage } from './mail-page.ts'
import { rowsOf, splitRun, wideGap, type Region, type Run } from './rows.ts'
import type { Sheet } from './sheets.ts'
import type { Mark } from './types.ts'

const hasInk = (run: Run) => run.marks.some((mark) => /[\p{L}\p{N}\p{Sc}§%]|_{3}/u.test(mark.text))
const isDust = (run: Run) =>
  run.marks.length < 4 && run.marks.every((mark) => mark.confidence < 0.5)
const isText = (run: Run) => hasInk(run) && !isDust(run)

/** Number of rows at the top of a page that repeat the letterhead or count pages: a few, above a clear gap. */
function headRows(rows: Run[], height: number, most: number): number {
  for (let count = 1; count <= Math.min(most, rows.length - 1); count++) {
    const [upper, lower] = [rows[count - 1], rows[count]]
    if (!upper || !lower || upper.y > 0.16 * height) return 0
    if (lower.y - upper.y > 2.2 * Math.max(upper.size, lower.size)) return count
  }
  return 0
}

/** Lines at the position of DIN 5008's information block, for pages whose address could not be read. */
function infoByPlace(rows: Run[]): Run[] {
  const found = rows.filter((row) => row.x0 > 95 && row.y > 42 && row.y < 100)
  return found.length > 2 ? found : []
}

/** Regions of a page without an address: head and body; on the first page possibly information, date and subject above the text. */
function withoutAddress(head: Run[], rows: Run[], first: boolean): Region[] {
  if (!first)
    return [
      { zone: 'head', rows: head },
      { zone: 'body', rows },
    ]
  const info = infoByPlace(rows)
  const top = info[0]?.y ?? 0
  const above = rows.filter((row) => !info.includes(row) && row.y < top)
  const below = rows.filter((row) => !info.includes(row) && row.y >= top)
  const dates = below.slice(0, 2).filter(isDateLine)
  const rest = below.filter((row) => !dates.includes(row))
  const heads = [...head, ...above]
  const subject = heads.length + info.length > 0 ? subjectRows(rest) : 0
  return [
    { zone: 'head', rows: heads },
    { zone: 'info', rows: [...info, ...dates] },
    { zone: 'subject', rows: rest.slice(0, subject) },
    { zone: 'body', rows: rest.slice(subject) },
  ]
}

/**
 * Splits a page into the zones of DIN 5008. `first`: the letter begins on this page; without an address the upper rows are head and the
 * rest is body.
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
  const field = first ? addressWindow(pieces.map(({ piece }) => piece)) : null
  // A posted letter may mention mails, but only a posted letter has a return line in its address field.
  const mail = first && !field?.returnLine.length ? mailPage(upper, sheet.height) : null
  const window = mail ? null : field
  const count = window ? 0 : headRows(upper, sheet.height, first ? 6 : 3)
  const main =
    mail ??
    (window
      ? firstPage(pieces, window)
      : withoutAddress(upper.slice(0, count), upper.slice(count), first))
  return [
    ...main.map((region) =>
      region.zone === 'body' ? { ...region, rows: inColumns(region.rows) } : region,
    ),
    ...footerColumns(footer.filter(hasInk)).map((column): Region => ({
      zone: 'footer',
      rows: column,
    })),
    { zone: 'margin', rows: [...bare, ...rowsOf(rim)] },
  ]
}
