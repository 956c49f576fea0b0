import { formatGermanAmount } from '@brieflotse/rules'
import { totalLabel } from '../german/money-cues.ts'
import { amountReadings } from '../german/ocr-slips.ts'

const maxRows = 200

const last = (row: TableRow) => row.amounts.at(-1)?.cents
const all = (row: TableRow) => row.amounts.reduce((sum, { cents }) => sum + cents, 0)

/** Whether a row is the sum of two or more rows above in every column: `zusammen | 569,80 | 312,20 | 257,60`. */
function isSumOfColumns(rows: TableRow[], at: number): boolean {
  const { amounts } = rows[at]!
  const from = rows.slice(0, at).findLastIndex((row) => row.amounts.length !== amounts.length) + 1
  const parts = rows.slice(from, at)
  return (
    parts.length > 1 &&
    amounts.every(
      ({ cents }, column) =>
        cents === parts.reduce((sum, row) => sum + (row.amounts[column]?.cents ?? 0), 0),
    )
  )
}

/** Marks a row as confirmed if rows directly above add up to it, in its column or over all columns. */
export function confirmSums(rows: TableRow[]): void {
  rows.forEach((row, at) => {
    const total = last(row)
    if (total === undefined) return
    if (row.amounts.length > 1) {
      row.confirmed = isSumOfColumns(rows, at)
      return
    }
    let column = 0
    let across = 0
    for (let above = at - 1; above >= 0 && at - above <= maxRows; above--) {
      const other = rows[above]
      if (!other || other.amounts.length === 0) break
      column += last(other) ?? 0
      across += all(other)
      // A single equal row above proves nothing, unless this row is labelled as a total.
      if (above === at - 1 && !totalLabel.test(row.label)) continue
      const adds = [column, across].some((sum) => sum !== 0 && Math.abs(sum) === Math.abs(total))
      if (adds) row.confirmed = true
    }
  })
}

type Way = { row: TableRow; cents: number }

/** Alternative readings of one amount with which the rows add up to the total; `rows` are its summands. */
function waysToMend(rows: TableRow[], total: TableRow): Way[] {
  const unread = [...rows, total].filter((row) => row.amounts.length === 0)
  if (unread.length > 1) return []
  const sum = rows.reduce((cents, row) => cents + (last(row) ?? 0), 0)
  const printed = (row: TableRow) => row.amounts.at(-1)?.text ?? row.doubtful?.text ?? ''
  const fits = (row: TableRow, cents: number) =>
    cents > 0 && cents !== last(row) && amountReadings(printed(row)).includes(cents)
  const suspects = unread.length > 0 ? unread : [...rows, total]
  return suspects.flatMap((row) => {
    const cents = row === total ? sum : (last(total) ?? 0) - (sum - (last(row) ?? 0))
    return fits(row, cents) ? [{ row, cents }] : []
  })
}

/** Repairs the one misread amount if exactly one alternative reading makes a total match. */
export function repairSums(rows: TableRow[]): void {
  const at = rows.findLastIndex((row) => totalLabel.test(row.label) && row.amounts.length <= 1)
  const total = rows[at]
  if (!total || total.confirmed || (total.amounts.length === 0 && !total.doubtful)) return
  const from = Math.max(
    0,
    rows.slice(0, at).findLastIndex((row) => row.confirmed),
  )
  const parts = rows.slice(from, at)
  if (parts.length < 2 || parts.some((row) => row.amounts.length === 0 && !row.doubtful)) return
  const [way, second] = waysToMend(parts, total)
  if (!way || second) return
  const old = way.row.amounts.at(-1) ?? way.row.doubtful
  if (!old) return
  const mended: CellAmount = { ...old, cents: way.cents }
  way.row.amounts = [...way.row.amounts.slice(0, -1), mended]
  total.confirmed = true
  total.note = `“${old.text}” is read as ${formatGermanAmount(way.cents)}, because then the rows add up`
}

/** An amount in a table cell. `header` is the heading of its column, empty if unknown; `currency` is null if none is named. */
export type CellAmount = {
  cents: number
  words: number[]
  header: string
  text: string
  currency: string | null
}

/**
 * `confirmed`: the last amount of the row is the sum of rows above it. `doubtful`: a last cell of digits that is no amount as read. `note`:
 * what was repaired to make the sum match.
 */
export type TableRow = {
  label: string
  labelWords: number[]
  amounts: CellAmount[]
  block: number
  confirmed: boolean
  doubtful: CellAmount | null
  note: string | null
}
