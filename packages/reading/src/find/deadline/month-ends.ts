import { daysBetween, endOfMonth, dateParts, plainDate } from '@brieflotse/rules'
import type { PlainDate } from '@brieflotse/rules'
import { anyMonth, monthOf } from '../../german/dates.ts'
import { arithmetic } from '../../said/arithmetic.ts'
import { say } from '../../said/say.ts'
import { wordsAt } from '../words-at.ts'
import type { DeadlineContext, DeadlineDraft } from './draft.ts'
import { printed } from './draft.ts'
import { clauseAround, isSendersAct, kindAt } from './kind.ts'
import { isHistory, isValidity } from './binding.ts'
import type { Statement } from './statements.ts'

const pattern = new RegExp(
  String.raw`(?<!\p{L})bis\s+(?:spätestens\s+|zum\s+)?(?:ende\s+(?:(?:des\s+(?:laufenden\s+)?|dieses\s+)monats|(?<month>${anyMonth})(?:\s+(?<year>20\d{2}))?)|monatsende)(?!\p{L}|,\s(?:der|das|welche)\s)`,
  'giu',
)

function lastDay(
  letterDate: PlainDate | null,
  month: string | undefined,
  year: string | undefined,
): PlainDate | null {
  const printed = month && year ? plainDate(Number(year), monthOf(month), 1) : null
  if (printed) return endOfMonth(printed)
  if (!letterDate) return null
  if (!month) return endOfMonth(letterDate)
  const written = dateParts(letterDate)
  const first = (of: number) => plainDate(of, monthOf(month), 1)
  const named = first(written.year)
  const end = named && endOfMonth(named)
  const next = first(written.year + 1)
  // in a letter of December `Ende Januar` is next year; in one of June `Ende Mai` is past
  const isNext = end && daysBetween(end, letterDate) > 180
  return isNext && next ? endOfMonth(next) : end
}

/** `bis Ende Oktober`, `bis Monatsende`: deadlines on the last day of that month. */
export function monthEndDeadlines(
  statements: Statement[],
  { letterDate, branch }: DeadlineContext,
): DeadlineDraft[] {
  return statements.flatMap((statement) =>
    [...statement.text.matchAll(pattern)].flatMap((match): DeadlineDraft[] => {
      const { text, leadIn, heading } = statement
      const [start, end] = [match.index, match.index + match[0].length]
      const { month, year } = match.groups ?? {}
      const day = lastDay(letterDate, month, year)
      const clause = clauseAround(text, start, end)
      if (!day || (letterDate && day < letterDate) || isSendersAct(clause)) return []
      if (isValidity(clause) || isHistory(clause)) return []
      const what = kindAt(text, start, end, `${leadIn} ${heading}`)
      if (!what) return []
      const steps = arithmetic([say('day.month-end', { words: match[0] })])
      const words = wordsAt(statement, start, end)
      return [printed(what, day, { words, branch, stated: false, confidence: 0.78, ...steps })]
    }),
  )
}
