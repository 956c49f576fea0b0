import type { Explanation, Reminder, Step } from '@brieflotse/contract'
import { deadlineId, dueDayId } from '@brieflotse/reading/facts'

/**
 * Adds the ids that deadlines of earlier versions lack, computed as the reader computes them now, so that all later code can join by id.
 */
export function identified(explanation: Explanation): Explanation {
  const { deadlines, facts, plan } = explanation
  const given = facts.find(({ kind }) => kind === 'due-date')
  const known = deadlines.map((one) => ({ ...one, id: idOf(one, given) }))
  const withDay = (step: Step): Step => {
    const { day } = step
    if (!day?.deadline || day.deadlineId) return step
    const { deadline: what, law, date } = day
    const found = known.find((one) => one.what === what && one.law === law && one.date === date)
    // the due date of a payment is not in the list of deadlines
    const id = found?.id ?? idOf({ what, law, date, needs: null }, given)
    return { ...step, day: { ...day, deadlineId: id } }
  }
  return {
    ...explanation,
    deadlines: known,
    ...(plan && { plan: { ...plan, steps: plan.steps.map(withDay) } }),
  }
}

type Named = Parameters<typeof deadlineId>[0] & { id?: string | undefined }

/** The id of a deadline, computed as the reader would if an earlier version stored none. `given`: the due date that was read. */
export function idOf(deadline: Named, given: Parameters<typeof dueDayId>[1]): string {
  if (deadline.id) return deadline.id
  const isDueDay = deadline.what === 'pay' && !deadline.law && !deadline.needs
  return isDueDay ? dueDayId(deadline.date, given) : deadlineId(deadline)
}

type Followed = Pick<Reminder, 'deadlineId' | 'what' | 'law' | 'needs' | 'dueOn'>

/** The id of the deadline that a reminder follows; computed from its fields if an earlier version stored none. */
export const followedId = (reminder: Followed): string =>
  reminder.deadlineId ?? deadlineId({ ...reminder, date: reminder.dueOn })
