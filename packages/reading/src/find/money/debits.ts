import type { PlainDate } from '@brieflotse/rules'
import { isPlainDate } from '@brieflotse/rules'
import { dateNear, findDates } from '../../german/dates.ts'
import type { Layout } from '../../layout/types.ts'
import type { Finding } from '../../types.ts'
import { dayOfLabel } from './day-asked.ts'
import { fromRow, type Demand } from '../claim.ts'
import type { PaymentTalk } from '../payment-request.ts'
import type { BodySentence } from '../body-sentences.ts'
import type { Table } from '../tables.ts'
import { allWords, subPassage, wordsAt } from '../words-at.ts'

const why = 'the sender collects the money'

/** The day of a debit, and its words. */
type When = { day: PlainDate; words: number[] }

const dayFinding = ({ day, words }: When): Finding => ({
  kind: 'due-date',
  value: day,
  words,
  stated: true,
  confidence: 0.85,
  why: 'the day on which it is collected',
})

const debitFinding = (words: number[]): Finding => ({
  kind: 'direct-debit',
  value: 'true',
  words,
  stated: true,
  confidence: 0.92,
  why,
})

/** The first day not before the letter's date; a missing year is the nearest one. */
function dayFrom(date: ReturnType<typeof findDates>[number], near: string | null) {
  const day = near && isPlainDate(near) ? dateNear(date, near) : date.date
  return day && (!near || day >= near) ? day : null
}

/** `für die Zeit vom … bis … wird am … eingezogen`: the day after `am` or `zum`, else the first. */
export function debitDay(said: BodySentence, near: string | null): Finding | null {
  const days = findDates(said.text).filter((date) => dayFrom(date, near))
  const isWhen = ({ start }: { start: number }) =>
    /(?<!\p{L})(?:am|zum)\s(?:\p{L}+,?\s(?:den\s)?)?$/iu.test(said.text.slice(0, start))
  const date = days.find(isWhen) ?? days[0]
  const day = date && dayFrom(date, near)
  return date && day ? dayFinding({ day, words: wordsAt(said, date.start, date.end) }) : null
}

/** Findings about a direct debit and its first day. `near`: the letter's date. */
export function debitFindings(
  { debits }: PaymentTalk,
  near: string | null,
  letter: Layout,
): Finding[] {
  const [debit] = debits
  if (!debit) return []
  const labelled = near && isPlainDate(near) ? dayOfLabel(letter, near) : []
  const [day] = [...debits.flatMap((said) => debitDay(said, near) ?? []), ...labelled]
  return [debitFinding(allWords(debit)), ...(day ? [day] : [])]
}

const collecting = /(?<!\p{L})(?:(?:jahres)?einzug|abbuchung|lastschrift|belastung)(?!\p{L})/iu

/** `Einzug am 16. November 2026 | 156,00 €`: a table row with a debit and its day. */
export function debitRow(
  letter: Layout,
  tables: Table[],
  near: string | null,
): { claim: Demand; findings: Finding[] } | null {
  for (const row of tables.flatMap(({ rows }) => rows)) {
    const [amount, second] = row.amounts
    if (!amount || second || amount.cents <= 0 || !collecting.test(row.label)) continue
    const block = letter.blocks[row.block]
    const [date, another] = block ? findDates(block.text) : []
    const day = date && !another ? dayFrom(date, near) : null
    if (!block || !date || !day) continue
    const words = allWords(subPassage(block, date.start, date.end))
    return {
      claim: fromRow(row, `the row “${row.label}”; ${why}`, 0.86),
      findings: [debitFinding(row.labelWords), dayFinding({ day, words })],
    }
  }
  return null
}
