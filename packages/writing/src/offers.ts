import type { Act, Plan } from '@brieflotse/reading'
import { isAuthority, isClaim } from './circumstances.ts'
import { contestOf } from './remedy.ts'
import { templates } from './templates.ts'
import { type LetterFacts, type ResponseKind, responseKinds } from './types.ts'

/** A kind of letter to choose. `fits`: whether it suits the document that is answered. */
export type Offer = { kind: ResponseKind; label: string; fits: boolean }

/** All kinds of letters in list order, with those that suit the document marked. The four kinds of the specification are always marked. */
export function offersFor(facts: LetterFacts): Offer[] {
  return responseKinds.map((kind) => ({
    kind,
    label: templates[kind].label,
    fits: fits[kind](facts),
  }))
}

const always = () => true

const fits: Record<ResponseKind, (facts: LetterFacts) => boolean> = {
  confirmation: always,
  rejection: always,
  inquiry: always,
  payment: always,
  objection: (facts) => contestOf(facts) !== null,
  instalments: ({ amount, paysItself }) => amount !== null && !paysItself,
  extension: ({ replyBy }) => replyBy !== null,
  cancellation: (facts) => !isAuthority(facts),
  'file-request': always,
  'address-change': always,
  'in-writing': always,
}

/** Most kinds that are proposed: as many as a phone shows without scrolling. */
const mostProposed = 4

/**
 * The kinds of letter that best answer the document, best first. The confirmation of receipt is always among them: it is the default and
 * commits the user to nothing.
 */
export function proposalsFor(facts: LetterFacts, plan: Plan | undefined): ResponseKind[] {
  // never promise money in response to an offer, a suspected fraud or a changed account
  const asked: ResponseKind[] = plan?.caution
    ? ['rejection']
    : (plan?.steps.map(({ act }) => act) ?? actsOf(facts)).flatMap((act) => answersTo(act, facts))
  const decided: ResponseKind[] = contestOf(facts)?.law ? ['objection'] : []
  const all: ResponseKind[] = [...asked, ...decided, 'inquiry', 'in-writing']
  const fitting = new Set(all.filter((kind) => kind !== 'confirmation' && fits[kind](facts)))
  return [...[...fitting].slice(0, mostProposed - 1), 'confirmation']
}

/** The acts of a document that an earlier version of the reader has read without a plan. */
function actsOf({ amount, paysItself, replyBy }: LetterFacts): Act[] {
  const acts: Act[] = replyBy === null ? [] : ['reply']
  return amount === null || paysItself ? acts : [...acts, 'pay']
}

function answersTo(act: Act, facts: LetterFacts): ResponseKind[] {
  switch (act) {
    case 'object':
      return ['objection']
    case 'pay':
    case 'pay-otherwise':
      return isClaim(facts)
        ? ['instalments', 'rejection', 'payment']
        : ['instalments', 'objection', 'payment']
    case 'reply':
    case 'send':
    case 'bring':
    case 'fill-in':
    case 'sign':
      return ['extension', 'inquiry']
    default:
      return []
  }
}
