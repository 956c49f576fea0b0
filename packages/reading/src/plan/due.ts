import type { PlainDate } from '@brieflotse/rules'
import { isPlainDate } from '@brieflotse/rules'
import { dueDayId } from '../deadline-id.ts'
import { all, centsOf, dueDate, one, type Facts } from '../explain/facts.ts'
import type { Sum } from '../said/values.ts'
import type { Deadline, Finding } from '../types.ts'
import { payDay } from './pay-day.ts'
import { stepDayOf } from './step.ts'
import type { AmountRole, StepAmount, StepDay } from './types.ts'

export const euros = (cents: number): Sum => ({ cents, currency: 'EUR' })
export const asAmount = (sum: Sum, role: AmountRole = 'whole'): StepAmount => ({ ...sum, role })

/** Parses `2026-12-15 14578`: a day and cents, `-` for unknown. */
export function dayAndCents({ value }: Finding): { date: PlainDate | null; cents: number | null } {
  const [day = '-', cents = '-'] = value.split(' ')
  return {
    date: isPlainDate(day) ? day : null,
    cents: /^\d+$/.test(cents) ? Number(cents) : null,
  }
}

/** The amount of the next payment: the next part, if a yearly amount is paid in parts. */
export function nextCents(facts: Facts, whole: number): number {
  const parts = all(facts, 'instalment').map(dayAndCents)
  const sum = parts.reduce((total, { cents }) => total + (cents ?? 0), 0)
  const day = nextPart(facts)
  return (sum === whole && parts.find(({ date }) => date === day)?.cents) || whole
}

/** The day of the next instalment: the first future one, preferably with the requested amount. */
function nextPart(facts: Facts): PlainDate | null {
  const cents = centsOf(facts, 'amount-total')
  const parts = all(facts, 'instalment').map(dayAndCents)
  const same = parts.filter((part) => part.cents === cents)
  const days = (same.length > 0 ? same : parts).flatMap(({ date }) => date ?? []).toSorted()
  return days.find((date) => date >= facts.today) ?? days[0] ?? null
}

type Due = { day: StepDay | null; deadlines: Deadline[]; words: number[] }

/** The day to pay: the due date that was found, else the deadline of a payment, even if only the reader knows its day. */
export function dueOf(facts: Facts): Due {
  const pays = facts.deadlines.filter(({ what }) => what === 'pay')
  const date = nextPart(facts) ?? dueDate(facts)
  const deadline = pays.find((one) => one.date === date) ?? pays.find((one) => one.date === null)
  const found = one(facts, 'due-date')
  const words = found?.words ?? []
  if (date !== null && deadline?.date !== date) {
    return { day: { ...payDay(date), deadlineId: dueDayId(date, found) }, deadlines: [], words }
  }
  return deadline
    ? { day: stepDayOf(deadline), deadlines: [deadline], words }
    : { day: null, deadlines: [], words }
}
