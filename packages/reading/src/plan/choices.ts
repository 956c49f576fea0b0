import { kindOf } from '../explain/kind-of.ts'
import type { Facts } from '../explain/facts.ts'
import type { Caution, Act } from './types.ts'
import type { Draft } from './step.ts'

const answers: Act[] = ['reply', 'send', 'sign', 'fill-in']

/** Owners and members vote in writing: nobody has to. */
const vote = /umlauf(?:beschluss|verfahren)|abstimmung|stimmzettel|stimmabgabe/iu

const isBankDetails = ({ things = [] }: Draft) =>
  things.length > 0 &&
  things.every(({ said }) => said?.id === 'thing' && said.values.thing === 'bank-details')

/** Kinds of letters that ask for a yes, or for the reader's side of a story. */
const freeKinds = ['new-terms', 'benefit-hearing']

/**
 * Makes those steps options that the reader may leave without harm: what an offer invites to, a vote, a yes to new terms, the reader's side, and where to send
 * money that the reader gets.
 */
export function withChoices(facts: Facts, drafts: Draft[], caution: Caution | null): Draft[] {
  const isVote = facts.letter.blocks.some(
    ({ zone, role, text }) => (zone === 'subject' || role === 'heading') && vote.test(text),
  )
  const isFree = isVote || freeKinds.includes(kindOf(facts)?.id ?? '')
  const isPaidOut = drafts.some(({ act }) => act === 'receive')
  return drafts.map((draft) => {
    const isAnswer = answers.includes(draft.act)
    const isInvited = caution?.code === 'offer' && (isAnswer || draft.act === 'attend')
    const isMine = isPaidOut && isAnswer && isBankDetails(draft)
    return isInvited || isMine || (isFree && isAnswer) ? { ...draft, duty: 'may' } : draft
  })
}
