import { findDates } from '../../german/dates.ts'
import { arithmetic } from '../../said/arithmetic.ts'
import { say } from '../../said/say.ts'
import { wordsAt } from '../words-at.ts'
import type { DeadlineContext, DeadlineDraft } from './draft.ts'
import { printed } from './draft.ts'
import type { Statement } from './statements.ts'

const request = /(?:ändern|passen|richten|stellen)\s+Sie[^.]*Dauerauftrag/iu
const from = /(?<!\p{L})ab\s+(?:dem\s+)?$/iu

/**
 * A deadline to change a standing order: `Die Vorauszahlung wird ab dem 01.11.2025 herabgesetzt. … Bitte ändern Sie Ihren Dauerauftrag.`
 */
export function standingOrderDeadlines(
  statements: Statement[],
  context: DeadlineContext,
): DeadlineDraft[] {
  return statements.flatMap((statement) => {
    if (!request.test(statement.text)) return []
    const paragraph = statements.filter(({ block }) => block === statement.block)
    return paragraph.flatMap((said) => {
      const date = findDates(said.text).find(({ start }) => from.test(said.text.slice(0, start)))
      if (!date?.date || (context.letterDate && date.date < context.letterDate)) return []
      return [
        printed('other', date.date, {
          words: wordsAt(said, date.start, date.end),
          branch: context.branch,
          confidence: 0.8,
          ...arithmetic([say('day.standing-order')]),
        }),
      ]
    })
  })
}
