import { findDates } from '../../german/dates.ts'
import type { BodySentence } from '../body-sentences.ts'
import { claimByNoun } from '../claim-by-noun.ts'
import { askedAmounts, claimOf, fromRow, totalOf, type Demand } from '../claim.ts'
import type { PaymentTalk } from '../payment-request.ts'
import type { Table } from '../tables.ts'
import { partRow } from './part-row.ts'

const restWord = /(?<!\p{L})(?:rest|differenz|nachzahlungs?|fehl)(?:betrag|summe)?(?!\p{L})/iu

const collected = 'it will be collected from your account'

/** Regular debits: `Die Raten werden unverändert zum 15. eines Monats eingezogen` */
const regularly =
  /(?<!\p{L})(?:raten|abschläge|beiträge|mieten|prämien)(?!\p{L})[^;!?]*(?:unverändert|weiterhin|(?:jeden|eines|jeweils)[^;!?]{0,20}(?:monats|ersten))|unverändert[^;!?]*(?:eingezogen|abgebucht)/iu

/** The first amount of a table that is a plan of debits. */
function firstRow(table: Table | undefined): Demand | null {
  const row = table?.rows.find(({ amounts }) => amounts.length > 0)
  return row ? fromRow(row, `the next amount of the plan; ${collected}`, 0.75) : null
}

/** `Monatsrate 206,00 €`: the only row with a regular debit. */
function regularRow(debits: BodySentence[], tables: Table[]): Demand | null {
  const stem = /(?<!\p{L})(rate|abschl[aä]g|beitr[aä]g|miete|prämie)/iu
  const named = debits.flatMap(({ text }) => stem.exec(text)?.[1]?.replace('ä', 'a') ?? [])[0]
  const [row, second] = tables
    .flatMap(({ rows }) => rows)
    .filter(
      ({ label, amounts }) =>
        amounts.length === 1 && named && label.toLowerCase().includes(named.toLowerCase()),
    )
  return row && !second ? fromRow(row, `the row “${row.label}”; ${collected}`, 0.75) : null
}

/** The amount that the sender collects from the reader's account. */
export function claimOfDebit(talk: PaymentTalk, tables: Table[]): Demand | null {
  const { debits, sentences } = talk
  // a total is debited on one day, regular amounts every month
  const dated = debits.filter(({ text }) => findDates(text).length > 0)
  const isTotal = dated.length > 0 && tables.some(totalOf)
  for (const said of isTotal ? dated : debits) {
    const amounts = askedAmounts(said)
    const all = amounts.reduce((sum, { cents }) => sum + cents, 0)
    // `148,44 € … zusammen mit 108,00 €, also 256,44 €`: the amount that is the sum of the others
    const stated =
      amounts.find(({ cents }) => amounts.length > 2 && cents * 2 === all) ?? amounts[0]
    const [, later] = findDates(said.text)
    // `Am 20.11. ziehen wir den Rest ein und am 01.12. 75,00 €`: the amount belongs to the second day
    const isLater = later !== undefined && amounts.length === 1 && amounts[0]!.start > later.start
    if (stated && !isLater) return claimOf(stated, collected, 0.86)
    const isDated = findDates(said.text).length > 0
    const part = isDated
      ? partRow(
          said,
          tables.flatMap(({ rows }) => rows),
        )
      : undefined
    if (part) return fromRow(part, `the row “${part.label}”; ${collected}`, 0.8)
    // `Den Restbetrag ziehen wir am … ein`: a later amount is another payment.
    const rest = restWord.test(said.text) ? tables.map(totalOf).findLast((row) => row) : null
    if (rest) return fromRow(rest, `the total “${rest.label}”; ${collected}`, 0.84)
  }
  // the total of a table is not the regular debit
  const isRegular = debits.every(({ text }) => regularly.test(text))
  const total = isRegular ? null : tables.map(totalOf).findLast((row) => row !== null)
  if (total) return fromRow(total, `the total “${total.label}”; ${collected}`, 0.8)
  if (isRegular) return regularRow(debits, tables)
  const plan = debits.flatMap(({ text, block }) =>
    text.endsWith(':') ? tables.filter(({ first }) => first > block && first - block < 3) : [],
  )
  const named = debits.flatMap((said) => claimByNoun(said, sentences, tables) ?? [])[0]
  return (
    firstRow(plan[0]) ??
    named ??
    firstRow(tables.find(({ first }) => first > (debits[0]?.block ?? 0))) ??
    newRow(tables)
  )
}

/** `bisher monatlich 142,00 €`, `neu monatlich 161,00 €`: the only row that is not about the past. */
function newRow(tables: Table[]): Demand | null {
  const rows = tables.flatMap((table) => table.rows).filter(({ amounts }) => amounts.length > 0)
  const old = rows.filter(({ label }) => /^(?:bisher|alt(?!\p{L})|vorher)/iu.test(label))
  const [row, another] = rows.filter((one) => !old.includes(one))
  return old.length > 0 && row?.amounts.length === 1 && !another
    ? fromRow(row, `the row “${row.label}”; ${collected}`, 0.75)
    : null
}
