import { english } from '../said/english.ts'
import { stepKey } from './step-key.ts'
import { type Next, passiveActs, type Plan, type Step } from './types.ts'

/** The line for a list: the first sentence, because a step names the act first. */
function lineOf(says: Step['says']): Pick<Next, 'says' | 'plain'> {
  const first = says.slice(0, 1)
  return { says: first, plain: english(first) }
}

/** The line that a list shows for a plan: the caution, else the first step, else that the plan is unclear. */
export function nextOf({ steps, caution, unclear }: Plan): Next | null {
  const [step] = steps
  const none = { act: null, date: null, deadline: null, rule: [], rulePlain: '' }
  if (caution) return { ...none, duty: 'must', ...lineOf(caution.says) }
  if (step) {
    const { act, duty, says, day } = step
    const { date = null, deadline = null, deadlineId, rule = [], rulePlain = '' } = day ?? {}
    return {
      act,
      key: stepKey(step),
      duty: passiveActs.includes(act) ? 'may' : duty,
      ...lineOf(says),
      date,
      deadline,
      deadlineId,
      rule,
      rulePlain,
    }
  }
  return unclear && { ...none, duty: 'must', ...lineOf(unclear.says) }
}
