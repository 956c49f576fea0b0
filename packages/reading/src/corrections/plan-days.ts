import type { Plan } from '../plan/types.ts'
import type { Deadline } from '../types.ts'

type Counted = Pick<Deadline, 'id' | 'date' | 'needs'>

/** The plan with days that depend on the user's answers: `deadlines` were recomputed from them. */
export function planWithDays(plan: Plan, deadlines: Counted[]): Plan {
  const steps = plan.steps.map((step) => {
    const { day } = step
    if (!day) return step
    const found = deadlines.find(
      ({ id, needs }) => id !== undefined && needs !== null && id === day.deadlineId,
    )
    return found && found.date !== day.date
      ? { ...step, day: { ...day, date: found.date, stated: false } }
      : step
  })
  return { ...plan, steps }
}
