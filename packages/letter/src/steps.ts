import type { Document, Explanation, Plan, Step } from '@brieflotse/contract'
import { passiveActs, stepKey } from '@brieflotse/reading/facts'
import { isPaid } from './claims.ts'
import { allDeadlines, type ShownDeadline } from './deadlines.ts'

/** An explanation that has a plan; earlier versions of the reader made none. */
export type Planned = Explanation & { plan: Plan }

export const isPlanned = (explanation: Explanation): explanation is Planned =>
  explanation.plan !== undefined

/**
 * A step as screens show it. `deadline`: the deadline that reminders follow; `marks`: the user marks it as done at this step, not at an
 * earlier one with the same deadline; `ticks`: the user marks the step itself, because no reminder follows it; `done`: paid, or marked as done.
 */
export type ShownStep = Step & {
  deadline: ShownDeadline | null
  marks: boolean
  ticks: boolean
  done: boolean
}

type Course = Pick<Document, 'claims' | 'reminders' | 'doneSteps'>

/** The steps of a plan with their state: duties first, then optional steps. */
export function shownSteps(
  explanation: Planned,
  course: Course,
): { duties: ShownStep[]; options: ShownStep[] } {
  const deadlines = allDeadlines(explanation, course)
  const marked = new Set<ShownDeadline | null>([null])
  const isAllPaid = isPaid(course)
  // documents stored before steps could be marked lack the field
  const doneSteps = course.doneSteps ?? []
  const steps = explanation.plan.steps.map((step) => {
    const { day, act } = step
    const own = deadlines.filter(({ id }) => id === day?.deadlineId)
    const deadline = own.find(({ date }) => date === day?.date) ?? own[0] ?? null
    const marks = !marked.has(deadline)
    marked.add(deadline)
    const isByItself = act !== 'pay' && !deadline?.reminder
    const isMarked = isByItself && doneSteps.includes(stepKey(step))
    return {
      ...step,
      deadline,
      marks,
      ticks: isByItself && step.duty === 'must' && !passiveActs.includes(act),
      done: act === 'pay' ? isAllPaid : isMarked || (deadline?.done ?? false),
    }
  })
  return {
    duties: steps.filter(({ duty }) => duty === 'must'),
    options: steps.filter(({ duty }) => duty === 'may'),
  }
}

/** The fact that the day of a step depends on and that only the user knows, such as the day of delivery; null if there is none. */
export function questionOf({ day }: Step): string | null {
  const from = day?.date === null ? day.rule[0]?.values['from'] : null
  return typeof from === 'string' ? from : null
}
