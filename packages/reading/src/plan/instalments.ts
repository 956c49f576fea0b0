import { isPlainDate, type PlainDate } from '@brieflotse/rules'
import { all, centsOf, type Facts } from '../explain/facts.ts'
import type { Sum } from '../said/pay-sentences.ts'
import type { Deadline, Finding } from '../types.ts'
import { isOfOther } from './money-said.ts'
import type { AmountRole, Step, StepAmount, StepDay } from './types.ts'

export const euros = (cents: number): Sum => ({ cents, currency: 'EUR' })
export const asAmount = (sum: Sum, role: AmountRole = 'whole'): StepAmount => ({ ...sum, role })

/** `2026-12-15 14578`: a day and cents, `-` for what is unknown. */
export function dayAndCents({ value }: Finding): { date: PlainDate | null; cents: number | null } {
  const [day = '-', cents = '-'] = value.split(' ')
  return {
    date: isPlainDate(day) ? day : null,
    cents: /^\d+$/.test(cents) ? Number(cents) : null,
  }
}

/** The amount of the next payment: of a yearly amount that is paid in parts, the next of them. */
export function nextCents(facts: Facts, whole: number): number {
  const parts = all(facts, 'instalment').map(dayAndCents)
  const sum = parts.reduce((total, { cents }) => total + (cents ?? 0), 0)
  const day = nextPart(facts)
  return (sum === whole && parts.find(({ date }) => date === day)?.cents) || whole
}

/** The day of the next instalment: the first that is not over, of those that are the amount asked for where there are such. */
export function nextPart(facts: Facts): PlainDate | null {
  const cents = centsOf(facts, 'amount-total')
  const parts = all(facts, 'instalment').map(dayAndCents)
  const same = parts.filter((part) => part.cents === cents)
  const days = (same.length > 0 ? same : parts).flatMap(({ date }) => date ?? []).toSorted()
  return days.find((date) => date >= facts.today) ?? days[0] ?? null
}

/** Whether a day stands with other amounts than the one that is asked for, in whole or in parts. */
export function isOfOtherSum(facts: Facts, date: PlainDate | null): boolean {
  const cents = centsOf(facts, 'amount-total') ?? centsOf(facts, 'amount-outstanding')
  if (date === null || cents === null || all(facts, 'instalment').length > 0) return false
  return isOfOther(facts, { date, words: [] }, cents)
}

/** Further instalments, and further days to pay of which no amount was found. The day of a discount is none of them. */
export function laterParts(facts: Facts, now: number, date: PlainDate | null): Step['more'] {
  const parts = all(facts, 'instalment')
    .map(dayAndCents)
    .filter((part) => part.cents !== now || part.date !== date)
  const early = new Set(all(facts, 'discount').map((less) => dayAndCents(less).date))
  const known = new Set([date, ...early, ...parts.map((part) => part.date)])
  const sum = parts.reduce((total, { cents }) => total + (cents ?? 0), now)
  // parts that make up the whole are all of them: another day is of another way to pay
  const isWhole =
    parts.length > 0 &&
    [centsOf(facts, 'amount-total'), centsOf(facts, 'amount-outstanding')].includes(sum)
  const days = facts.deadlines.flatMap((one) =>
    one.what === 'pay' &&
    one.date !== null &&
    !isWhole &&
    !known.has(one.date) &&
    !isOfOtherSum(facts, one.date)
      ? [one.date]
      : [],
  )
  return [...parts, ...days.map((day) => ({ date: day, cents: null }))].map((part) => ({
    amount: part.cents === null ? null : asAmount(euros(part.cents), 'instalment'),
    date: part.date,
  }))
}

/** The later instalments that the letter names: each of them is followed. */
export function followedParts(facts: Facts, parts: Step['more'], day: StepDay | null): Deadline[] {
  return facts.deadlines.filter(
    ({ what, date }) =>
      what === 'pay' &&
      date !== null &&
      date !== day?.date &&
      parts.some((part) => part.date === date),
  )
}
