import { english } from '../said/english.ts'
import type { Saying } from '../said/saying.ts'
import { type Next, passiveActs, type Plan, type Step } from './types.ts'

/** What is said in a line is the first sentence of it: a step says the act first, then what belongs to it. */
function lineOf(says: Step['says']): Pick<Next, 'says' | 'plain'> {
  const first = says.slice(0, 1)
  // made by the reader itself, so the table knows it
  return { says: first, plain: english(first as Saying[]) }
}

/** What a list shows of a plan: a caution before everything, then its first step, else that it could not be worked out. */
export function nextOf({ steps, caution, unclear }: Plan): Next | null {
  const [step] = steps
  const none = { act: null, date: null, deadline: null, rule: [], rulePlain: '' }
  if (caution) return { ...none, duty: 'must', ...lineOf(caution.says) }
  if (step) {
    const { act, duty, says, day } = step
    const { date = null, deadline = null, deadlineId, rule = [], rulePlain = '' } = day ?? {}
    return {
      act,
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
