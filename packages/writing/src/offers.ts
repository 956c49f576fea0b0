import { isAuthority } from './circumstances.ts'
import { contestOf } from './remedy.ts'
import { templates } from './templates.ts'
import { type LetterFacts, type LetterKind, letterKinds } from './types.ts'

/** A kind of letter to choose, and whether it answers this letter. */
export type Offer = { kind: LetterKind; label: string; fits: boolean }

/** All kinds in the order of the list; those that fit this letter are marked. The specification's four are always there. */
export function offersFor(facts: LetterFacts): Offer[] {
  return letterKinds.map((kind) => ({
    kind,
    label: templates[kind].label,
    fits: fits[kind](facts),
  }))
}

const always = () => true

const fits: Record<LetterKind, (facts: LetterFacts) => boolean> = {
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
