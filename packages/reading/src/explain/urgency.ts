import { daysBetween, isPlainDate } from '@brieflotse/rules'
import { leavesNothingToDo, paymentOf } from '../plan/build.ts'
import type { Plan } from '../plan/types.ts'
import { urgencies, type Urgency } from '../types.ts'
import { all, demands, valueOf, type Facts } from './facts.ts'

/** How urgent the letter is, by its earliest deadline; overdue deadlines count as immediate. */
export function urgencyOf(facts: Facts, plan: Plan): Urgency {
  const found = valueOf(facts, 'urgency')
  const known = urgencies.find((urgency) => urgency === found)
  if (known) return known
  if (leavesNothingToDo(plan)) return 'none'
  const payment = paymentOf(plan)
  const due = payment?.act === 'pay' ? (payment.day?.date ?? null) : null
  const days = [due, ...demands(facts).map(({ date }) => date)]
    .filter((date): date is string => date !== null && isPlainDate(date))
    .map((date) => daysBetween(facts.today, date))
  const open = demands(facts).some(({ date }) => date === null)
  const soonest = Math.min(...days, open ? 14 : Infinity)
  if (soonest <= 3) return 'immediate'
  if (soonest <= 8) return 'urgent'
  if (soonest <= 14) return 'week'
  return soonest < Infinity || all(facts, 'action').length > 0 ? 'month' : 'none'
}
