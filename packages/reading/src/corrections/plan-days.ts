import type { Plan } from '../plan/types.ts'
import type { Deadline } from '../types.ts'

type Counted = { what: Deadline['what']; law: string | null; date: string | null; needs: unknown }

/** A plan with the days that follow from what only the reader knew: `deadlines` are counted anew from their answers. */
export function planWithDays(plan: Plan, deadlines: Counted[]): Plan {
  const steps = plan.steps.map((step) => {
    const { day } = step
    if (!day) return step
    const found = deadlines.find(
      ({ what, law, needs }) => needs !== null && what === day.deadline && law === day.law,
    )
    return found && found.date !== day.date
      ? { ...step, day: { ...day, date: found.date, stated: false } }
      : step
  })
  return { ...plan, steps }
}
