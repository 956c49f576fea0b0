import type { PlainDate } from '@brieflotse/rules'
import { addPeriod, daysBetween, weekdayOf } from '@brieflotse/rules'
import type { PrintedDate } from '../../german/dates.ts'
import { dateNear, findDates } from '../../german/dates.ts'
import { spokenDates } from '../../german/spoken-dates.ts'
import { arithmetic, type DayStep } from '../../said/arithmetic.ts'
import { say } from '../../said/say.ts'
import { wordsAt } from '../words-at.ts'
import { isNoVisit, isTold } from './appointments.ts'
import { isHistory, isValidity } from './binding.ts'
import { isDiscounted, isInFull } from './discount.ts'
import type { DeadlineContext, DeadlineDraft } from './draft.ts'
import { printed } from './draft.ts'
import { clauseAround, isSendersAct, kindAt } from './kind.ts'
import { roleOf, weekdayBefore, type PlacedRole } from './roles.ts'
import type { Statement } from './statements.ts'

const weekdays = ['mo', 'di', 'mi', 'do', 'fr', 'sa', 'so']

/** Whether the weekday printed before a day is right; true if none is printed. */
function weekdayFits(text: string, start: number, date: PlainDate): boolean {
  const named = weekdayBefore(text, start)?.name
  return !named || weekdays.indexOf(named) + 1 === weekdayOf(date)
}

/** Whether a day is too early or too late: days before the letter are history; days years ahead are validity periods or reading errors. */
function isOutside(
  { role }: PlacedRole,
  day: PlainDate,
  { letterDate, today }: DeadlineContext,
): boolean {
  // Without the letter's date, a past hour is when something happened.
  if (!letterDate) return role === 'appointment' && day < today
  if (day > addPeriod(letterDate, { count: 3, unit: 'year' })) return true
  return role === 'until' || role === 'ends' ? day < letterDate : day <= letterDate
}

/** Whether the clause shows that a day does not bind the reader: a validity, a past act, or the sender's act. */
function isOfOthers({ role, start }: PlacedRole, text: string, date: PrintedDate): boolean {
  const clause = clauseAround(text, start, date.end)
  if (role === 'appointment') return isTold(clause) || isNoVisit(text.slice(0, start), clause)
  // `spätestens` binds the reader; a validity only ends.
  const binding = /spätestens|längstens/iu.test(text.slice(start, date.start))
  if (role !== 'ends' && isValidity(clause) && !binding) return true
  if (role === 'until' && isSendersAct(clause)) return true
  if ((role === 'until' || role === 'due') && isDiscounted(text, start, date.end)) return true
  return isHistory(clause)
}

/** The reason and confidence of a day that is not fully printed. */
function comesFrom(
  date: PrintedDate,
  day: PlainDate,
  { letterDate, today }: DeadlineContext,
): { why: DayStep; confidence: number } | null {
  if (date.spoken)
    return { why: say('day.in-words', { words: date.spoken, day }), confidence: 0.75 }
  if (date.year === null) {
    // a day without a year that is months ahead may be a past one
    const isNear = daysBetween(letterDate ?? today, day) < 270
    return { why: say('day.without-year'), confidence: isNear ? 0.8 : 0.7 }
  }
  if (!date.mended) return null
  return { why: say('day.mended', { read: date.mended, day }), confidence: 0.75 }
}

function draftAt(
  statement: Statement,
  date: PrintedDate,
  context: DeadlineContext,
): DeadlineDraft | null {
  const { text } = statement
  const placed = roleOf(text, date)
  const day = dateNear(date, context.letterDate ?? context.today)
  if (!placed || !day || isOutside(placed, day, context)) return null
  if (isOfOthers(placed, text, date)) return null
  const what = kindFor(placed, statement, date.end)
  if (!what) return null
  const { start, end, time } = placed
  const rest = { words: wordsAt(statement, start, end), branch: context.branch, time }
  if (!date.spoken && !weekdayFits(text, date.start, day)) {
    return printed(what, day, {
      ...rest,
      date: null,
      confidence: 0.3,
      ...arithmetic([say('day.weekday-differs', { printed: text.slice(start, date.end) })]),
    })
  }
  const from = comesFrom(date, day, context)
  return printed(what, day, {
    ...rest,
    ...(from && { ...arithmetic([from.why]), confidence: from.confidence }),
    stated: !date.spoken,
  })
}

/**
 * Debits of other people, or on condition: `Bei den meisten Mitgliedern buchen wir am …`, `Wenn Sie lieber abbuchen lassen, …; dann ziehen
 * wir am … ein`.
 */
const debitOfOthers =
  /(?<!\p{L})(?:bei (?:den )?(?:meisten|anderen|allen anderen)|(?:wenn|falls|sofern) (?:sie|du|ihr) (?:\p{L}+ ){0,3}(?:abbuchen|einziehen) l[aä]ss\p{L}*)(?!\p{L})/iu

const ended =
  /(?:hiermit|daher)[^.]*kündig|kündig\p{L}*\s+(?:wir|ich)|(?:wir|ich)\s+kündig|beenden?(?!\p{L})/iu

function kindFor(
  { role, start }: PlacedRole,
  { text, leadIn, heading }: Statement,
  end: number,
): DeadlineDraft['what'] | null {
  if (role === 'appointment') return 'appointment'
  if (role === 'debit') return debitOfOthers.test(text) ? null : 'pay'
  if (role === 'due') {
    // The reader need not act for recurring debits; single ones get the day of the debit.
    return /lastschrift|einzieh|ziehen wir|abbuch/iu.test(text) ? null : 'pay'
  }
  if (role === 'end') {
    const clause = clauseAround(text, start, end)
    const isEnd = ended.test(clause)
    return isEnd && /mietverhältnis|wohnung|konto|girovertrag|mitgliedschaft/iu.test(clause)
      ? 'other'
      : null
  }
  if (isInFull(text, start, end)) return 'pay'
  return kindAt(text, start, end, `${leadIn} ${heading}`) ?? (role === 'ends' ? 'other' : null)
}

/** All days in a text: printed ones, and relative ones that count from the letter's date. */
function daysIn(text: string, { letterDate }: DeadlineContext): PrintedDate[] {
  const dates = findDates(text)
  if (!letterDate) return dates
  const spoken = spokenDates(text, letterDate).filter(
    (one) => !dates.some(({ start, end }) => start < one.end && end > one.start),
  )
  return [...dates, ...spoken]
}

/** Deadlines and appointments on printed days, in sentences, headings, labels and table rows. */
export function printedDeadlines(
  statements: Statement[],
  context: DeadlineContext,
): DeadlineDraft[] {
  return statements.flatMap((statement) =>
    daysIn(statement.text, context).flatMap((date) => draftAt(statement, date, context) ?? []),
  )
}
