import type { Next, Reminder } from '@brieflotse/contract'
import { isAbout, leftOf, type ReminderState } from '@brieflotse/letter'
import type { Due } from '@brieflotse/offline'
import { rights } from '@brieflotse/reading/facts'
import { may, text } from '../text/text.ts'
import { amountText, centsText } from '../ui/format.ts'

/** What the user must or may do: "Pay €307.88", "You can object". */
export function whatText({ reminder: { what }, claims, row, state }: Due): string {
  if (what !== 'pay') return may[what] ?? text.deadlines[what]
  const open = claims.reduce((sum, claim) => sum + leftOf(claim), 0)
  const all = claims.reduce((sum, { amount }) => sum + amount, 0)
  const cents = state === 'done' ? all : open
  const { total_fee, outstanding_fee } = row.explanation?.document_details.payment ?? {}
  const printed = total_fee ?? outstanding_fee
  const amount = cents > 0 ? centsText(cents) : printed && amountText(printed)
  return amount ? text.home.payAmount({ amount }) : text.deadlines.pay
}

/** The step of the letter for a deadline, if it is more specific: what to send, what to answer. */
export function stepFor({ reminder, row }: Due): Next | null {
  const next = row.explanation?.next ?? null
  return next && reminder.what !== 'pay' && isAbout(reminder, next) ? next : null
}

/** The colours of a deadline: red for overdue, amber for duties, neutral for options and snoozed deadlines. */
export function dayTone(
  { what }: Pick<Reminder, 'what'>,
  { state, snoozed }: { state: ReminderState; snoozed: boolean },
): string {
  if (state === 'late' && !snoozed) return 'bg-late-wash text-late'
  if (state !== 'open' || snoozed || rights.includes(what)) return 'bg-sunken text-ink'
  return 'bg-must-wash text-must'
}
