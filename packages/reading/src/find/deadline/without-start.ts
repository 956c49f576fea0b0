import { countPeriod } from '@brieflotse/rules'
import { findDates } from '../../german/dates.ts'
import { asksSomething } from '../../german/request-cues.ts'
import { arithmetic } from '../../said/arithmetic.ts'
import { say } from '../../said/say.ts'
import { wordsAt } from '../words-at.ts'
import type { Anchors } from './anchors.ts'
import { isInFull } from './discount.ts'
import type { DeadlineContext, DeadlineDraft } from './draft.ts'
import type { FoundPeriod } from './events.ts'
import { deadlinesFrom } from './from-event.ts'
import { clauseAround } from './kind.ts'

const payable =
  /(?:bitten|bitte|zahlbar|überweisen sie|zahlen sie|gebeten|fordere?n?|aufgefordert|ersucht?|zahlungs(?:ziel|frist)|netto|abzug|zu (?:zahlen|überweisen|entrichten|begleichen)|(?:aus|ein|be)zu\p{L}+en)(?!\p{L})/iu
/** Sentences about all invoices, which say nothing about this one. */
const general = /(?<!\p{L})(?:alle\s)?(?:rechnungen|zahlungen|beiträge)\s(?:sind|werden)(?!\p{L})/iu
/** `…, also bis zum 15.03.`: the day is printed next to the period. */
const until = /(?:bis|zum|spätestens|am|also)\s(?:zum\s|am\s)?$/iu
const remedy = /(?<!\p{L})(?:können|kann|ist|muss|müssen)(?!\p{L})/iu

/**
 * Deadlines of periods without a start. A payment is counted from the letter's date, the earliest possible start. Other clear requests
 * start on the day of receipt.
 */
export function withoutStart(
  found: FoundPeriod,
  context: DeadlineContext,
  anchors: Anchors,
): DeadlineDraft[] {
  const { statement, start, end, what } = found
  const { text, leadIn } = statement
  const printed = findDates(text).some((date) => until.test(text.slice(0, date.start)))
  if (printed) return []
  if (/(?<!\p{L})skonto/iu.test(text) && !isInFull(text, start, end)) return []
  if (what === 'pay')
    return payable.test(text) && !general.test(text) ? payment(found, context) : []
  // A period of many months without a start is a general rule, not a request.
  const { count, unit } = found.period
  if (unit === 'year' || (unit === 'month' && count > 3)) return []
  // Periods for terminating or consenting always state their start.
  if (what === 'terminate' || what === 'consent') return []
  const clause = clauseAround(text, start, end)
  const isAsked = asksSomething(text, leadIn) >= 0.65 || /aufgefordert|fordere/iu.test(clause)
  const isRemedy = (what === 'object' || what === 'sue') && remedy.test(clause)
  if (!isAsked && !isRemedy) return []
  return deadlinesFrom(found, 'receipt', context, anchors).map((draft) => ({
    ...draft,
    confidence: Math.min(draft.confidence, 0.6),
  }))
}

/** `zahlbar innerhalb von 14 Tagen`: counts from the letter's date. */
function payment(
  found: FoundPeriod,
  { letterDate, states, branch }: DeadlineContext,
): DeadlineDraft[] {
  if (!letterDate) return []
  const { statement, start, end, what, period } = found
  const counted = countPeriod({ day: letterDate, name: 'letter-date' }, period, 'private', states)
  return [
    {
      what,
      date: counted.date,
      time: null,
      stated: false,
      branch,
      law: null,
      ...arithmetic([say('day.earliest-start'), ...counted.steps]),
      needs: null,
      confidence: 0.6,
      words: wordsAt(statement, start, end),
    },
  ]
}
