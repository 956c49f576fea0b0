import type { Cents } from '@brieflotse/rules'
import {
  billTotal,
  creditWord,
  isBeside,
  openLabel,
  ownShare,
  remainingLabel,
  totalLabel,
} from '../german/money-cues.ts'
import { currencyOf } from '../german/currencies.ts'
import { findMoney, type Amount } from '../german/numbers.ts'
import type { BodySentence } from './body-sentences.ts'
import type { Table } from './tables.ts'
import { wordsAt } from './words-at.ts'
import type { TableRow } from './sums.ts'

/** A candidate for the amount to pay, with the reason. `row` is the table row with the same amount; `currency` is null if none is named. */
export type Demand = {
  cents: Cents
  currency: string | null
  words: number[]
  confidence: number
  why: string
  row: TableRow | null
  /** The request itself states the amount. */
  stated?: boolean
}

/** `lead` is the sentence before the amount. */
export type AskedAmount = Amount & { words: number[]; lead: string }

/** The amounts in a sentence that may be requested: no rates (`je 165 €`), discounts or surcharges. */
export function askedAmounts({ text, spans }: BodySentence): AskedAmount[] {
  return findMoney(text)
    .filter(({ start, per, cents }) => {
      const lead = text.slice(Math.max(0, start - 40), start)
      return (
        !per &&
        cents > 0 &&
        !/(?<!\p{L})(?:je|jeweils|zzgl\.?|zuzüglich|abzüglich|à|statt|anstelle von|(?:erhöh|steig|sink|verringer|verminder|ermäßig)\p{L}*\s(?:\p{L}+\s){0,3}um|von bisher|bisher|ab)\s*$|skonto\s*\(?$|(?:teilbeträgen|raten)\s(?:zu|von|à)(?:\sje)?\s*$|×\s*$|x\s*$/iu.test(
          lead,
        )
      )
    })
    .map((amount) => ({
      ...amount,
      words: wordsAt({ text, spans }, amount.start, amount.end),
      lead: text.slice(0, amount.start),
    }))
}

/** Makes a claim of an amount in a sentence. */
export const claimOf = (
  { cents, currency, words }: Pick<AskedAmount, 'cents' | 'currency' | 'words'>,
  why: string,
  confidence: number,
): Demand => ({ cents, currency, words, confidence, why, row: null })

/** `| Steuer 120,00 | Zuschlag 2,00 | Summe 122,00`: the last amount of a row is the sum of the others. */
function addsUpAcross({ amounts }: TableRow): boolean {
  const cents = amounts.map((amount) => amount.cents)
  const last = cents.pop() ?? 0
  return cents.length > 1 && cents.reduce((sum, one) => sum + one, 0) === last
}

const centsOf = ({ amounts }: TableRow) => amounts.at(-1)?.cents ?? 0

/** If the last sum only explains one row of the bill above (`Summe Zeile II`), the total of that bill is the whole. */
export function wholeOf(rows: TableRow[], last: TableRow): TableRow {
  const before = rows.slice(0, rows.indexOf(last))
  const at = before.findLastIndex(
    (row) => row.amounts.length === 1 && billTotal.test(row.label) && centsOf(row) > centsOf(last),
  )
  const total = before[at]
  const isRowOfIt = before.slice(0, Math.max(at, 0)).some((row) => centsOf(row) === centsOf(last))
  return total && isRowOfIt && !isBeside(total.label) ? total : last
}

/** `Kosten 1.136,05 €, gezahlt 1.001,00 €, Saldo 135,05 €`: the row that equals the total minus the rows between. */
function leftBelow({ rows }: Table, total: TableRow): TableRow | null {
  const below = rows
    .slice(rows.indexOf(total) + 1)
    .filter(({ amounts, label }) => amounts.length > 0 && !creditWord.test(label))
  let rest = centsOf(total)
  for (const [at, row] of below.entries()) {
    if (at > 0 && rest > 0 && centsOf(row) === rest) return row
    rest -= Math.abs(centsOf(row))
  }
  return null
}

/** The last row of a table with one amount for the whole, unless it is a credit. */
export function totalOf(table: Table): TableRow | null {
  const named = ({ label }: TableRow) =>
    totalLabel.test(label) || remainingLabel.test(label) || ownShare.test(label)
  const filled = table.rows.filter(({ amounts, label }) => amounts.length > 0 && !isBeside(label))
  const rows = filled.filter((row) =>
    row.amounts.length === 1
      ? row.confirmed || named(row)
      : (row.confirmed && openLabel.test(row.amounts.at(-1)?.header ?? '')) ||
        (addsUpAcross(row) && (row.confirmed || named(row) || filled.length === 1)),
  )
  const last = rows.at(-1)
  // The reader has already paid more, so nothing in this table is left to pay.
  const below = last ? table.rows.slice(table.rows.indexOf(last) + 1) : []
  if (below.some((row) => row.amounts.length === 1 && creditWord.test(row.label))) return null
  // the rest below it, whatever its label: in a - b = c it is c
  const left = last && leftBelow(table, last)
  if (left) return left
  const isCredit = !last || creditWord.test(last.label) || (last.amounts.at(-1)?.cents ?? 0) <= 0
  return isCredit ? null : last
}

/** Makes a claim of a row, with the last of its amounts. */
export function fromRow(row: TableRow, why: string, confidence: number): Demand {
  const amount = row.amounts.at(-1)
  return {
    cents: amount?.cents ?? 0,
    currency: amount?.currency ?? currencyOf(row.label),
    words: amount?.words ?? [],
    confidence,
    why,
    row,
  }
}

/** The total nearest to a block: below it if the text refers there, else above. */
export function totalNear(tables: Table[], block: number, below: boolean): TableRow | null {
  const ordered = tables.toSorted((a, b) => {
    const away = (table: Table) =>
      Math.min(Math.abs(table.first - block), Math.abs(table.last - block))
    const wrong = (table: Table) => (table.first > block === below ? 0 : 1)
    return wrong(a) - wrong(b) || away(a) - away(b)
  })
  for (const table of ordered) {
    const total = totalOf(table)
    const rows = tables.flatMap((one) => one.rows)
    if (total) return wholeOf(rows, total)
  }
  return null
}
