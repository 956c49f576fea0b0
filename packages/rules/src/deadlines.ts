import type { Branch } from './branches.ts'
import type { DeadlineRule, RulePeriod } from './deadline-rules.ts'
import { deliveryLaw, lastDayOfThreeDayRule, shiftLaw } from './deadline-rules.ts'
import type { PlainDate } from './plain-date.ts'
import { addDays, addPeriod, endOfMonth, dateParts } from './plain-date.ts'
import type { State } from './states.ts'
import { step, type CountingStep } from './steps.ts'
import type { Counted, Start } from './working-days.ts'
import { toWorkingDay } from './working-days.ts'

/**
 * The day on which a decision posted inland counts as received: the third day after posting until 2024, the fourth from 2025.
 * In tax law it moves off weekends and holidays (BFH), in social and general administrative law it does not (BSG 6.5.2010
 * B 14 AS 12/09 R; OVG Lüneburg 7 PA 184/06). Null for branches without such a rule; an unknown branch (`null` given) takes the
 * earlier day.
 */
export function deemedReceipt(
  posted: PlainDate,
  branch: Branch | null,
  states: readonly State[],
): Counted | null {
  const law = branch === null ? Object.values(deliveryLaw).join('; ') : deliveryLaw[branch]
  if (law === undefined) return null
  const nth = posted > lastDayOfThreeDayRule ? 4 : 3
  const day = addDays(posted, nth)
  const steps: CountingStep[] = [step('count.deemed', { nth, day, law })]
  const moved = toWorkingDay(day, states, '§ 108 (3) AO')
  if (branch === 'tax')
    return { date: moved.date, steps: [...steps, ...moved.steps], sure: moved.sure }
  if (moved.date === day) return { date: day, steps, sure: true }
  steps.push(
    branch === null
      ? step('count.deemed-unsure')
      : step('count.deemed-stays', { branch: branch === 'social' ? 'social' : 'administrative' }),
  )
  return { date: day, steps, sure: branch !== null }
}

/**
 * The last day of a period. The first day does not count (§ 187 (1) BGB), weeks and months end on the day of the same name or number (§ 188
 * BGB), and an end on a weekend or holiday moves by the section of the branch. It also moves if the branch is unknown.
 */
export function countPeriod(
  start: Start,
  period: RulePeriod,
  branch: Branch | null,
  states: readonly State[],
): Counted {
  const plain = addPeriod(start.day, period)
  const end = period.toMonthEnd ? endOfMonth(plain) : plain
  const steps: CountingStep[] = [
    step('count.period', { ...period, start: start.name, from: start.day, to: end }),
  ]
  const { unit } = period
  if (
    !period.toMonthEnd &&
    (unit === 'month' || unit === 'year') &&
    dateParts(end).day !== dateParts(start.day).day
  ) {
    steps.push(step('count.no-such-day', { day: dateParts(start.day).day }))
  }
  const moved = toWorkingDay(end, states, branch === null ? '§ 193 BGB' : shiftLaw[branch])
  return { date: moved.date, steps: [...steps, ...moved.steps], sure: moved.sure }
}

/**
 * The last day that is at least a period before another day, for "two weeks before the course starts". Weekends do not move it to a later
 * day, because that would shorten the period.
 */
export function countBack(end: Start, period: RulePeriod): Counted {
  const date = addPeriod(end.day, { count: -period.count, unit: period.unit })
  return {
    date,
    steps: [step('count.before', { ...period, start: end.name, from: end.day, to: date })],
    sure: true,
  }
}

/** What is known about when the letter was posted and received. */
export type Arrival = {
  posted: PlainDate | null
  received: PlainDate | null
  served: PlainDate | null
}

/** A computed deadline with its section of law, or the question that the user must answer first. */
export type RuleResult =
  | (Counted & { law: string; needs: null })
  | { law: string; needs: 'receipt-date' | 'service-date' }

/**
 * Computes a statutory time limit. `branch: null` means that the branch is only a guess. `announcement` uses the deemed day of receipt, or
 * the real one if it is later; `service` needs the day on the yellow envelope (§ 180 ZPO); `receipt` and `contract` need a day from the
 * user.
 */
export function countDeadline(
  rule: DeadlineRule,
  arrival: Arrival,
  states: readonly State[],
  branch: Branch | null = rule.branch,
): RuleResult {
  const { law, period } = rule
  if (rule.from === 'service') {
    if (arrival.served === null) return { law, needs: 'service-date' }
    return finish({ day: arrival.served, name: 'service' }, [])
  }
  const deemed =
    rule.from === 'announcement' && arrival.posted !== null
      ? deemedReceipt(arrival.posted, branch, states)
      : null
  if (deemed === null) {
    if (arrival.received === null) return { law, needs: 'receipt-date' }
    return finish({ day: arrival.received, name: 'receipt' }, [])
  }
  if (arrival.received !== null && arrival.received > deemed.date) {
    return finish({ day: arrival.received, name: 'receipt' }, [
      ...deemed.steps,
      step('count.later', { day: arrival.received }),
    ])
  }
  return finish({ day: deemed.date, name: 'that-day' }, deemed.steps, deemed.sure)

  function finish(start: Start, before: CountingStep[], sure = true): RuleResult {
    const counted = countPeriod(start, period, branch, states)
    return {
      date: counted.date,
      steps: [...before, ...counted.steps],
      sure: sure && counted.sure,
      law,
      needs: null,
    }
  }
}
