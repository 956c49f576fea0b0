import type { Evidence, Step, Unclear } from '@brieflotse/contract'
import { passiveActs } from '@brieflotse/reading/facts'

/** Sentences that are too general to help, so the German sentence and its translation are shown with them. */
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

/** The place of one unclear sentence. Places are known only if each sentence has one. */
export const unclearPlaceOf = ({ german, evidence }: Unclear, index: number): Evidence | null =>
  evidence.length === german.length ? (evidence[index] ?? null) : null
