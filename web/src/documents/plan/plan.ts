import {
  type Document,
  type Evidence,
  type Explanation,
  isSettled,
  type Plan,
  type Step,
  type Unclear,
} from '@brieflotse/contract'
import { allDeadlines, type ShownDeadline } from '../detail/explain.ts'

/** A letter whose explanation has a plan: earlier readers made none. */
export type Planned = Explanation & { plan: Plan }

export const isPlanned = (explanation: Explanation): explanation is Planned =>
  explanation.plan !== undefined

/** A step as it is shown. `deadline`: the one that is followed for it; `done`: paid, or marked as done. */
export type ShownStep = Step & { deadline: ShownDeadline | null; done: boolean }

type Course = Pick<Document, 'claims' | 'reminders'>

/** The steps of a plan with what became of them: duties, then what may be done. */
export function shownSteps(
  explanation: Planned,
  course: Course,
): { duties: ShownStep[]; options: ShownStep[] } {
  const deadlines = allDeadlines(explanation, course)
  const isPaid = course.claims.length > 0 && course.claims.every(isSettled)
  const steps = explanation.plan.steps.map((step) => {
    const { day, act } = step
    const deadline =
      deadlines.find(
        ({ what, law, date }) =>
          day !== null && what === day.deadline && law === day.law && date === day.date,
      ) ?? null
    return { ...step, deadline, done: act === 'pay' ? isPaid : (deadline?.done ?? false) }
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

/** What is said in no more than general words: the German sentence and its translation say the rest. */
const vague = new Set(
  [
    'something in-a-case something-then see-below more pay-in-parts pay-several from-when papers-listed',
    'send-back-named bring-listed bring-named registration keep check tell contact-named end-contract',
  ].flatMap((line) => line.split(' ').map((id) => `ask.${id}`)),
)

export const isVague = ({ says }: Step) => says.some(({ id }) => vague.has(id))

/** Acts that ask nothing of the reader. */
const quiet: Step['act'][] = ['nothing', 'receive', 'be-debited', 'wait']

export const isQuiet = ({ act }: Pick<Step, 'act'>) => quiet.includes(act)

/** What is paid by a transfer from here: the step that asks for it; behind a caution what would be paid. Null where nothing is. */
export function payable({ steps, caution }: Plan): Step['amount'] {
  return steps.find(({ act }) => act === 'pay')?.amount ?? caution?.amount ?? null
}

/** Where one of the sentences stands: each has a place of its own, or none is known. */
export const placeOf = ({ german, evidence }: Unclear, index: number): Evidence | null =>
  evidence.length === german.length ? (evidence[index] ?? null) : null
