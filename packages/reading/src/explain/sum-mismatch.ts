import { tablesOf, type Table } from '../find/tables.ts'
import { totalLabel } from '../german/money-cues.ts'
import type { Layout } from '../layout/types.ts'

/** Rows that are part of another row or repeat it, so that a plain sum would be wrong. */
const notAnItem =
  /davon|darin|enthalten|inkl|netto|brutto|mwst|ust\b|steuer|%|übertrag|zwischen|bisher|neu\b|alt\b/iu

/** The `sum` of a list and the total it should be, in cents. */
export type Mismatch = { words: number[]; sum: number; total: number }

/** Handles only the plain case: a list of single amounts and one total at the end. */
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
  // A row without an amount was read badly, so the sum is unknown.
  if (rows.slice(rows.indexOf(items[0] ?? last)).some((row) => row.amounts.length === 0))
    return null
  const sum = items.reduce((all, row) => all + (row.amounts[0]?.cents ?? 0), 0)
  if (sum === total || sum <= 0) return null
  return { words: claimed.words, sum, total }
}

/** A requested total that differs from the sum of the amounts above it; null if it matches or there is no plain list. */
export function sumMismatch(letter: Layout, total: number): Mismatch | null {
  for (const table of tablesOf(letter)) {
    const found = mismatchIn(table, total)
    if (found) return found
  }
  return null
}
