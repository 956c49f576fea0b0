import { arithmetic } from '../../said/arithmetic.ts'
import { say } from '../../said/say.ts'
import { dateNear, findDates } from '../../german/dates.ts'
import { splitPassage, wordsAt } from '../words-at.ts'
import type { Context, Draft } from './draft.ts'
import { printed } from './draft.ts'
import type { Statement } from './statements.ts'

const dueHead = /fällig|zahlungstermin|zahlbar|abbuchung am|zu zahlen (?:am|bis)/iu
const dueLead = /(?:fällig|zu zahlen|zu entrichten|ab)\s*:$/iu

/**
 * Days in tables of due dates (a column headed `fällig am`, or a row of days after `wird fällig:`). Of a plan the first and the
 * last day are given; of direct debits, which need no act, only the first.
 */
export function dueTableDeadlines(statements: Statement[], context: Context): Draft[] {
  const found: Draft[] = []
  let column: number | 'all' | null = null
  let plan: Draft[] = []
  const debit = statements.some(
    ({ text }) =>
      /lastschrift(?:verfahren|mandat)|buchen[^.]*ab\b/iu.test(text) &&
      !/keine lastschrift|eine lastschrift ist[^.]*nicht/iu.test(text),
  )
  const close = () => {
    const [first] = plan
    const last = plan.at(-1)
    if (first) found.push(first)
    if (first && last && last.date !== first.date && !debit) found.push(last)
    plan = []
    column = null
  }
  for (const statement of statements) {
    const cells = statement.role === 'row' ? splitPassage(statement, /\t/gu) : []
    const head = cells.findIndex(({ text }) => dueHead.test(text) && findDates(text).length === 0)
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
      if (!date || !day || date.end - date.start < cell.text.length - 2) continue
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
