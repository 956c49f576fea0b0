import { billTotal, isBeside, leftToPay, paidBefore } from '../../german/money-cues.ts'
import { findMoney } from '../../german/numbers.ts'
import type { Layout } from '../../layout/types.ts'
import type { Demand } from '../claim.ts'
import { labelsOf } from '../labels.ts'
import type { Table } from '../tables.ts'

type Labelled = { label: string; cents: number }

/** All labelled amounts, in tables and in lines `Label: amount`. */
function labelled(letter: Layout, tables: Table[]): Labelled[] {
  const rows = tables.flatMap((table) => table.rows)
  return [
    ...rows.flatMap(({ label, amounts }) => {
      const [amount, second] = amounts
      return amount && !second ? [{ label, cents: amount.cents }] : []
    }),
    ...labelsOf(letter).flatMap(({ label, value }) => {
      const [amount, second] = findMoney(value)
      return amount && !second ? [{ label, cents: amount.cents }] : []
    }),
  ]
}

/**
 * Whether the letter labels another amount as its total than the claim, and nothing explains the difference: no row adds up to the claim,
 * no label calls it the rest, nothing was paid before, no other amount is added.
 */
export function isContradicted(claim: Demand, letter: Layout, tables: Table[]): boolean {
  const all = labelled(letter, tables)
  const totals = all.filter(({ label }) => billTotal.test(label) && !isBeside(label))
  if (totals.length === 0 || totals.some(({ cents }) => cents === claim.cents)) return false
  if (all.some(({ label, cents }) => cents === claim.cents && leftToPay.test(label))) return false
  return totals.every((total) => {
    const off = total.cents - claim.cents
    return !all.some(({ label, cents }) => {
      if (off < 0) return cents === -off
      return Math.abs(cents) === off && (cents < 0 || paidBefore.test(label))
    })
  })
}
