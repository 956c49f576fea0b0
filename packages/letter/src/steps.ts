import type { Document, Explanation, Plan, Step } from '@brieflotse/contract'
import { isPaid } from './claims.ts'
import { allDeadlines, type ShownDeadline } from './deadlines.ts'

/** A letter whose explanation has a plan: earlier readers made none. */
export type Planned = Explanation & { plan: Plan }

export const isPlanned = (explanation: Explanation): explanation is Planned =>
  explanation.plan !== undefined

/**
 * A step as it is shown. `deadline`: the one that is followed for it; `marks`: it is marked as done here, not at an earlier step with the
 * same deadline; `done`: paid, or marked as done.
 */
export type ShownStep = Step & { deadline: ShownDeadline | null; marks: boolean; done: boolean }

type Course = Pick<Document, 'claims' | 'reminders'>

/** The steps of a plan with what became of them: duties, then what may be done. */
export function shownSteps(
  explanation: Planned,
  course: Course,
): { duties: ShownStep[]; options: ShownStep[] } {
  const deadlines = allDeadlines(explanation, course)
  const marked = new Set<ShownDeadline | null>([null])
  const isAllPaid = isPaid(course)
  const steps = explanation.plan.steps.map((step) => {
    const { day, act } = step
    const own = deadlines.filter(({ id }) => id === day?.deadlineId)
    const deadline = own.find(({ date }) => date === day?.date) ?? own[0] ?? null
    const marks = !marked.has(deadline)
    marked.add(deadline)
    return { ...step, deadline, marks, done: act === 'pay' ? isAllPaid : (deadline?.done ?? false) }
  })
  return {
    duties: steps.filter(({ duty }) => duty === 'must'),
    options: steps.filter(({ duty }) => duty === 'may'),
  }
}

/** What only the reader can say, on which the day of a step depends. */
export function questionOf({ day }: Step): string | null {
  const from = day?.date === null ? day.rule[0]?.values['from'] : null
  return typeof from === 'string' ? from : null
}
