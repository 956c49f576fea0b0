import type { Evidence, Step, Unclear } from '@brieflotse/contract'
import { passiveActs } from '@brieflotse/reading/facts'

/** What is said in no more than general words: the German sentence and its translation say the rest. */
const vague = new Set([
  'ask.pay-in-parts',
  'ask.end-contract',
  'step.send-documents',
  'step.reply',
  'step.bring',
  'step.other',
])

export const isVague = ({ says, things }: Step) =>
  things.length === 0 && says.some(({ id }) => vague.has(id))

/** Whether a step asks nothing of the reader. */
export const isQuiet = ({ act }: Pick<Step, 'act'>) => passiveActs.includes(act)

/** Where one of the sentences stands: each has a place of its own, or none is known. */
export const unclearPlaceOf = ({ german, evidence }: Unclear, index: number): Evidence | null =>
  evidence.length === german.length ? (evidence[index] ?? null) : null
