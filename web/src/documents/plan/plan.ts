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
  things.length === 0
    ? says.some(({ id }) => vague.has(id))
    : things.some(({ said, plain }) => !said && !plain)

/** Facts that no duty belongs to: a day without a known purpose, a new amount. */
const facts = new Set(['step.other', 'step.new-sum'])

export const isFact = ({ says }: Pick<Step, 'says'>) => facts.has(says[0]?.id ?? '')

/** Whether a day in the past means nothing. A day without a known purpose may be a missed deadline. */
export const isNeverLate = ({ act, says }: Pick<Step, 'act' | 'says'>) =>
  passiveActs.includes(act) || says[0]?.id === 'step.new-sum'

/** Whether a step asks nothing of the reader. */
export const isQuiet = (step: Pick<Step, 'act' | 'says'>) =>
  passiveActs.includes(step.act) || isFact(step)

/** An appointment that the reader may go to, such as a meeting. */
export const isInvitation = ({ act, duty, day }: Step) =>
  act === 'attend' && duty === 'may' && Boolean(day?.date)

/** The place of one unclear sentence. Places are known only if each sentence has one. */
export const unclearPlaceOf = ({ german, evidence }: Unclear, index: number): Evidence | null =>
  evidence.length === german.length ? (evidence[index] ?? null) : null
