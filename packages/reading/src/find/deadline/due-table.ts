import { arithmetic } from '../../said/arithmetic.ts'
import { say } from '../../said/say.ts'
import { dateNear, findDates, type PrintedDate } from '../../german/dates.ts'
import type { Passage } from '../../layout/types.ts'
import { splitPassage, wordsAt } from '../words-at.ts'
import type { DeadlineContext, DeadlineDraft } from './draft.ts'
import { printed } from './draft.ts'
import type { Statement } from './statements.ts'

/** `Termin` heads a column of payment days if another column has the amounts. */
const dayHead = /^(?:termin|zahltag|datum|zahlung am|bis)$/iu
const moneyHead = /(?<!\p{L})(?:raten?|zu zahlen|zahlbetrag|teilbetrag|abschlag)(?!\p{L})/iu
const dueHead = /fällig|zahlungstermin|zahlbar|abbuchung am|zu zahlen (?:am|bis)/iu
const dueLead = /(?:fällig|zu zahlen|zu entrichten|ab)\s*:$/iu

const notDebited =
  /kein\p{L}*\s(?:sepa-)?lastschrift|lastschrift[^.]*(?<!\p{L})(?:nicht|erloschen|widerrufen|erteilen|möchten|wünschen|können sie)(?!\p{L})/iu
/** A longer table is no payment plan. */
const longestPlan = 60

/** Whether a day is alone in its cell, or the first of several: `jeweils zum 15., erstmals 16.03.2026`. */
const isAlone = (text: string, { start, end }: PrintedDate) =>
  end - start >= text.length - 2 ||
  /(?<!\p{L})erstmals\s(?:am\s|zum\s)?$/iu.test(text.slice(0, start))

/** The index of the column with payment days, by its heading; -1 for none. */
function headOf(cells: Passage[]): number {
  if (cells.some(({ text }) => findDates(text).length > 0)) return -1
  const due = cells.findIndex(({ text }) => dueHead.test(text))
  if (due >= 0 || !cells.some(({ text }) => moneyHead.test(text))) return due
  return cells.findIndex(({ text }) => dayHead.test(text.trim()))
}

/**
 * Deadlines from tables of due dates (a column headed `fällig am`, or a row of days after `wird fällig:`). All days of a plan, but only the
 * first of direct debits, which the reader need not pay.
 */
export function dueTableDeadlines(
  statements: Statement[],
  context: DeadlineContext,
): DeadlineDraft[] {
  const found: DeadlineDraft[] = []
  let column: number | 'all' | null = null
  let plan: DeadlineDraft[] = []
  const debit = statements.some(
    ({ text }) =>
      /lastschrift(?:verfahren|mandat)|buchen[^.]*ab\b/iu.test(text) && !notDebited.test(text),
  )
  const close = () => {
    found.push(...(debit ? plan.slice(0, 1) : plan.slice(0, longestPlan)))
    plan = []
    column = null
  }
  for (const statement of statements) {
    const cells = statement.role === 'row' ? splitPassage(statement, /\t/gu) : []
    const head = headOf(cells)
    if (statement.role !== 'row') {
      close()
      if (dueLead.test(statement.text) && /fällig|zahl|entricht/iu.test(statement.text))
        column = 'all'
      continue
    }
    if (head >= 0) {
      close()
      column = head
      continue
    }
    if (column === null) continue
    for (const cell of column === 'all' ? cells : cells.slice(column, column + 1)) {
      const [date, second] = findDates(cell.text)
      const day = date && !second ? dateNear(date, context.letterDate ?? context.today) : null
      if (!date || !day || !isAlone(cell.text, date)) continue
      if (context.letterDate && day <= context.letterDate) continue
      plan.push(
        printed('pay', day, {
          words: wordsAt(cell, 0, cell.text.length),
          branch: context.branch,
          confidence: 0.85,
          ...arithmetic([say(debit ? 'day.in-table-debit' : 'day.in-table')]),
        }),
      )
    }
  }
  close()
  return found
}
