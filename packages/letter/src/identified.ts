import type { Explanation, Reminder, Step } from '@brieflotse/contract'
import { deadlineId, dueDayId } from '@brieflotse/reading/facts'

/**
 * What was read, with the ids of its deadlines: those that an earlier version has read have none, and get the ones that the reader would have
 * given them. From here on everybody joins by id.
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
    // the due date of a payment is no deadline of its own
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

/** The id of a deadline; one that an earlier version has read gets that which the reader would have given it. `given`: the due date that was found. */
export function idOf(deadline: Named, given: Parameters<typeof dueDayId>[1]): string {
  if (deadline.id) return deadline.id
  const isDueDay = deadline.what === 'pay' && !deadline.law && !deadline.needs
  return isDueDay ? dueDayId(deadline.date, given) : deadlineId(deadline)
}

type Followed = Pick<Reminder, 'deadlineId' | 'what' | 'law' | 'needs' | 'dueOn'>

/** The id of the deadline that a reminder follows; one that an earlier version kept says by what it is made of. */
export const followedId = (reminder: Followed): string =>
  reminder.deadlineId ?? deadlineId({ ...reminder, date: reminder.dueOn })
