import { tablesOf, type Table } from '../find/tables.ts'
import { totalLabel } from '../german/money-cues.ts'
import type { Layout } from '../layout/types.ts'

/** Rows that are part of another row or repeat it, so that a plain sum says nothing. */
const notAnItem =
  /davon|darin|enthalten|inkl|netto|brutto|mwst|ust\b|steuer|%|übertrag|zwischen|bisher|neu\b|alt\b/iu

/** `sum` of the list and the total it should be, in cents. */
export type Mismatch = { words: number[]; sum: number; total: number }

/** The plain case only: a list of single amounts, and one total at the end that is not their sum. */
function mismatchIn({ rows }: Table, total: number): Mismatch | null {
  const counted = rows.filter((row) => row.amounts.length > 0)
  const last = counted.at(-1)
  const items = counted.slice(0, -1)
  const claimed = last?.amounts[0]
  if (!last || !claimed || items.length < 2 || last.confirmed || claimed.cents !== total)
    return null
  const plain = counted.every((row) => row.amounts.length === 1 && !row.confirmed)
  const others = items.some(({ label }) => notAnItem.test(label) || totalLabel.test(label))
  if (!plain || others || !totalLabel.test(last.label)) return null
  // A row without an amount lost it in reading; then the sum says nothing.
  if (rows.slice(rows.indexOf(items[0] ?? last)).some((row) => row.amounts.length === 0))
    return null
  const sum = items.reduce((all, row) => all + (row.amounts[0]?.cents ?? 0), 0)
  if (sum === total || sum <= 0) return null
  return { words: claimed.words, sum, total }
}

/** A total that is asked for and does not match the amounts above it; null when there is no plain list or it matches. */
export function sumMismatch(letter: Layout, total: number): Mismatch | null {
  for (const table of tablesOf(letter)) {
    const found = mismatchIn(table, total)
    if (found) return found
  }
  return null
}
