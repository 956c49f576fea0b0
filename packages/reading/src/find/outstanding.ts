import { arrearsWord, interestLabel, lateLabel, principalLabel } from '../german/money-cues.ts'
import { findAmounts } from '../german/numbers.ts'
import type { Finding } from '../types.ts'
import type { Demand } from './claim.ts'
import type { BodySentence } from './body-sentences.ts'
import type { Table } from './tables.ts'
import { wordsAt } from './words-at.ts'
import type { CellAmount, TableRow } from './sums.ts'

type Sum = { cents: number; words: number[]; labels: string[] }

const none = (): Sum => ({ cents: 0, words: [], labels: [] })

function add(sum: Sum, amount: CellAmount | undefined, label: string): Sum {
  if (!amount || amount.cents <= 0) return sum
  return {
    cents: sum.cents + amount.cents,
    words: [...sum.words, ...amount.words],
    labels: [...sum.labels, label],
  }
}

const sumOf = (rows: TableRow[]) =>
  rows.reduce((sum, row) => add(sum, row.amounts.at(-1), row.label), none())

/** The rows of the table that lead to the claimed amount. */
function rowsBehind(claim: Demand, tables: Table[]): TableRow[] {
  const table = tables.find(({ rows }) => claim.row !== null && rows.includes(claim.row))
  if (!table || !claim.row) return []
  return table.rows.slice(0, table.rows.indexOf(claim.row))
}

/** `Verspätungszuschlag` as a column heading: the last full row has the amount. */
function lateColumn(rows: TableRow[]): Sum {
  const full = rows.findLast(({ amounts }) => amounts.length > 1)
  const amount = full?.amounts.find(({ header, cents }) => lateLabel.test(header) && cents > 0)
  return add(none(), amount, amount?.header ?? '')
}

/** `Darin sind Mahnkosten von 5,00 EUR enthalten`: late fees in the amount, neither threatened nor waived. */
const isCharged = ({ text, remedy }: BodySentence, start: number) =>
  !remedy &&
  /^(?:\p{L}+ )?(?:darin|hierin|davon|darunter)(?!\p{L})|(?<!\p{L})(?:ein)?(?:enthalten|inbegriffen|eingeschlossen)(?!\p{L})/iu.test(
    text,
  ) &&
  !/(?<!\p{L})(?:nicht|keine?|ohne|falls|wenn|sollte\p{L}*|andernfalls|künftig|erlassen|verzichte\p{L}*|gutgeschrieben)(?!\p{L})/iu.test(
    text,
  ) &&
  start > 0

/** `einem Säumniszuschlag von 8,00 EUR`, if it and the other amounts of the sentence add up to the total. */
function lateInText(sentences: BodySentence[], total: number): Sum {
  for (const said of sentences) {
    const amounts = findAmounts(said.text)
    const late = amounts.find(({ start }) => {
      const lead = said.text.slice(Math.max(0, start - 60), start)
      const named =
        /(?:von|in höhe von|:)\s?$/iu.test(lead) && lateLabel.test(lead.split(',').at(-1) ?? '')
      // the fee is named after the amount: `zuzüglich 5,00 € Mahngebühr`
      const after = /^\S+\s?(?:€|EUR|Euro)?\s?(\p{Lu}\p{L}*)/u.exec(
        said.text.slice(start, start + 40),
      )?.[1]
      return named || lateLabel.test(after ?? '')
    })
    const rest = amounts.some(({ cents }) => late !== undefined && cents + late.cents === total)
    const isAlone = late !== undefined && amounts.length === 1 && isCharged(said, late.start)
    if (!late || (!rest && !isAlone)) continue
    return {
      cents: late.cents,
      words: wordsAt(said, late.start, late.end),
      labels: [said.text.slice(0, 40)],
    }
  }
  return none()
}

/** Fees for reminders, default or debt collection. */
function lateOf({ row, cents }: Demand, rows: TableRow[], sentences: BodySentence[]): Sum {
  const single = rows.filter(isSingle)
  const principal = single.find(isPrincipal)
  // besides the debt itself a debt collector lists only fees
  const isCollected = rows.some(({ label }) => /inkasso/iu.test(label))
  if (principal && isCollected) return sumOf(single.filter((one) => one !== principal))
  const late = single.filter((one) => lateLabel.test(one.label) && !isPrincipal(one))
  if (late.length > 0) return sumOf(late)
  if (rows.length === 0) return lateInText(sentences, cents)
  return lateColumn(row && row.amounts.length > 1 ? [row] : rows)
}

const isSingle = ({ amounts }: TableRow) => amounts.length === 1
const isPrincipal = ({ label }: TableRow) => principalLabel.test(label)

/**
 * Splits the amount to pay: `amount-late-fee` for fees of reminders, default or debt collection, `amount-outstanding` for the debt itself,
 * if it can be determined (total less late fees and interest, or the row of the principal claim).
 */
export function partsOfClaim(
  claim: Demand,
  tables: Table[],
  sentences: BodySentence[],
  context: string[],
): Finding[] {
  const rows = rowsBehind(claim, tables)
  const late = lateOf(claim, rows, sentences)
  const found: Finding[] = []
  const sure = claim.row?.confirmed || rows.length === 0 ? 0.85 : 0.62
  if (late.cents > 0 && late.cents < claim.cents) {
    found.push({
      kind: 'amount-late-fee',
      value: String(late.cents),
      words: late.words,
      stated: late.labels.length === 1,
      confidence: sure,
      why: `the sum of ${late.labels.map((label) => `“${label}”`).join(', ')}`,
    })
  }
  const debt = debtOf(claim, rows, late, sure, context)
  return debt ? [...found, { kind: 'amount-outstanding', ...debt }] : found
}

/** The debt itself; null if it cannot be determined. */
function debtOf(
  claim: Demand,
  rows: TableRow[],
  late: Sum,
  sure: number,
  context: string[],
): Omit<Finding, 'kind'> | null {
  const single = rows.filter(isSingle)
  const principal = single.find(isPrincipal)
  const debt = principal?.amounts[0]
  if (debt) {
    const why = `the row “${principal.label}”`
    return { value: String(debt.cents), words: debt.words, stated: true, confidence: sure, why }
  }
  const interest = sumOf(
    single.filter(({ label }) => interestLabel.test(label) && !lateLabel.test(label)),
  )
  const { words } = claim
  const rest = claim.cents - late.cents - interest.cents
  if (rest > 0 && rest < claim.cents) {
    const why = 'the total less late fees and interest'
    return { value: String(rest), words, stated: false, confidence: sure - 0.1, why }
  }
  const label = claim.row?.label ?? ''
  const isRest = /noch zu zahlen|rest(?:betrag|zahlung|forderung)|verbleib/iu.test(label)
  const isBehind = [...context, label].some((text) => arrearsWord.test(text))
  if (!isRest && !isBehind) return null
  const why = isRest ? 'what remains after the part already paid' : 'all of it is in arrears'
  const confidence = Math.min(0.72, claim.confidence)
  return { value: String(claim.cents), words, stated: isRest, confidence, why }
}
