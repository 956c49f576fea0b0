import type { Explanation, Reminder, Step } from '@brieflotse/contract'
import { deadlineId } from '@brieflotse/reading/facts'

/**
 * What was read, with the ids of its deadlines: those that an earlier version has read have none, and get the ones that the reader would have
 * given them. From here on everybody joins by id.
 */
export function identified(explanation: Explanation): Explanation {
  const { deadlines, plan } = explanation
  const known = deadlines.map((one) => ({ ...one, id: one.id ?? deadlineId(one) }))
  const withDay = (step: Step): Step => {
    const { day } = step
    if (!day?.deadline || day.deadlineId) return step
    const { deadline: what, law, date } = day
    const found = known.find((one) => one.what === what && one.law === law && one.date === date)
    // the due date of a payment is no deadline of its own
    const id = found?.id ?? deadlineId({ what, law, date, needs: null })
    return { ...step, day: { ...day, deadlineId: id } }
  }
  return {
    ...explanation,
    deadlines: known,
    ...(plan && { plan: { ...plan, steps: plan.steps.map(withDay) } }),
  }
}

type Followed = Pick<Reminder, 'deadlineId' | 'what' | 'law' | 'needs' | 'dueOn'>

/** The id of the deadline that a reminder follows; one that an earlier version kept says by what it is made of. */
export const followedId = (reminder: Followed): string =>
  reminder.deadlineId ?? deadlineId({ ...reminder, date: reminder.dueOn })
