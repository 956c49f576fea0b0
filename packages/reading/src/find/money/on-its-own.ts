import { findMoney } from '../../german/numbers.ts'
import type { Layout } from '../../layout/types.ts'
import { claimOf, fromRow, type Demand } from '../claim.ts'
import type { Table } from '../tables.ts'
import { wordsAt } from '../words-at.ts'
import type { TableRow } from '../sums.ts'

/** A line that only states the payment term of a bill. */
export const paymentTerm =
  /^(?:zahlungsziel|zahlungsfrist|(?:zahlungs)?eingang|ausgleich bis|zahlbar|fällig(?:keit)?)(?!\p{L})/iu

/** A request in a table row: `Bitte zahlen Sie spätestens am 08.09.2025: 3.978,00 €` */
const asksInRow =
  /(?<!\p{L})bitte\s(?:(?:be)?zahlen|überweisen|entrichten|begleichen)\ssie(?!\p{L})/iu

/** `jetzt fällig: 611,00 €`, `zahlbar: 9.044,00 €` */
const dueNow =
  /(?:^|\s)(?:jetzt|noch|sofort) (?:fällig|zu zahlen|zu überweisen)(?: sind)?:?$|^(?:zahlbar|zahlbetrag):?$/iu

/** A sum at the end of a table with its due date: `Nachzahlung, fällig am 12.03.2026`. */
export const dueInRow =
  /(?<!\p{L})(?:fällig|zahlbar|zu zahlen|zu überweisen)(?: (?:am|bis|zum)){0,3} \d{1,2}\.\s?(?:\d|\p{Lu})/iu

const isLast = (row: TableRow, tables: Table[]) => tables.some(({ rows }) => rows.at(-1) === row)

export function rowThatAsks(tables: Table[]): Demand | null {
  const rows = tables
    .flatMap((table) => table.rows)
    .filter(({ amounts }) => amounts.length === 1 && (amounts[0]?.cents ?? 0) > 0)
  const [due, another] = rows.filter(
    (row) => dueInRow.test(row.label) && row.confirmed && isLast(row, tables),
  )
  const row =
    rows.findLast(({ label }) => asksInRow.test(label)) ??
    rows.findLast(({ label }) => dueNow.test(label)) ??
    (another ? undefined : due)
  if (!row) return null
  return { ...fromRow(row, `the row “${row.label}”`, 0.9), stated: true }
}

/** An amount printed after the account, as on a payment slip: `Stadt Weiden, DE74 …, Betrag: 25,00`. */
const slip = /(?<!\p{L})DE\d{2}(?:\s?\d){18}[^\d!?]{1,20}Betrag:?\s(?=\d)/u

export function claimOfSlip({ blocks }: Layout): Demand | null {
  for (const block of blocks) {
    const match = block.text.length < 400 ? slip.exec(block.text) : null
    const end = match ? match.index + match[0].length : -1
    const amount = match && findMoney(block.text).find(({ start }) => start === end)
    if (!amount || amount.cents <= 0) continue
    const words = wordsAt(block, amount.start, amount.end)
    return { ...claimOf({ ...amount, words }, 'it stands with the account', 0.88), stated: true }
  }
  return null
}
