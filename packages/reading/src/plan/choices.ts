import { kindOf } from '../explain/kind-of.ts'
import type { Facts } from '../explain/facts.ts'
import type { Caution, Act } from './types.ts'
import type { StepDraft } from './step.ts'

const answers: Act[] = ['reply', 'send', 'sign', 'fill-in']

/** Written votes of owners and members, which are optional. */
const vote = /umlauf(?:beschluss|verfahren)|abstimmung|stimmzettel|stimmabgabe/iu

const isBankDetails = ({ things = [] }: StepDraft) =>
  things.length > 0 &&
  things.every(({ said }) => said?.id === 'thing' && said.values.thing === 'bank-details')

/** Without the reader's account, the money is set off against other money and not lost. */
const isSetOff =
  /verrechn|gutgeschrieben|gutschreib|anrechn|angerechnet|zieh\p{L}* wir (?:\p{L}+ ){0,6}ab(?!\p{L})/iu

/** Kinds of letters that ask for consent, or for the user's view of a matter. */
const freeKinds = ['new-terms', 'benefit-hearing']

/**
 * Makes steps optional that the user can skip without harm: acceptance of an offer, a vote, consent to new terms, a statement, and bank
 * details for money that is otherwise set off.
 */
export function withChoices(
  facts: Facts,
  drafts: StepDraft[],
  caution: Caution | null,
): StepDraft[] {
  const isVote = facts.letter.blocks.some(
    ({ zone, role, text }) => (zone === 'subject' || role === 'heading') && vote.test(text),
  )
  const isFree = isVote || freeKinds.includes(kindOf(facts)?.id ?? '')
  const isPaidOut =
    drafts.some(({ act }) => act === 'receive') &&
    facts.letter.blocks.some(({ text }) => isSetOff.test(text))
  // the day by which an offer is to be accepted is no visit
  const isVisit = ({ act, day }: StepDraft) =>
    act !== 'attend' || (day !== undefined && day !== null && day.time !== null)
  const kept = caution?.code === 'offer' ? drafts.filter(isVisit) : drafts
  return kept.map((draft) => {
    const isAnswer = answers.includes(draft.act)
    const isInvited = caution?.code === 'offer' && (isAnswer || draft.act === 'attend')
    const isMine = isPaidOut && isAnswer && isBankDetails(draft)
    return isInvited || isMine || (isFree && isAnswer) ? { ...draft, duty: 'may' } : draft
  })
}
