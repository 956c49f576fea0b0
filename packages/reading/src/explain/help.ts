import type { Help } from '../types.ts'
import { valueOf, type Facts } from './facts.ts'
import { helpPlaces, type HelpId } from './help-places.ts'
import { generalKindOf, kindOf } from './kind-of.ts'
import { ownNumber } from './own-number.ts'

const most = 4

// Offices and courts explain their letters. Of all others only who serves the reader is asked: who claims money may not be who
// they say they are, and who ends a contract or suspects the reader of something is the other side.
const explaining = new Set(['tax', 'social', 'administrative', 'fines', 'civil-court'])
const serving = new Set([
  'supply-cut',
  'energy-bill',
  'energy-contract',
  'phone-contract',
  'price-increase',
  'new-terms',
  'order-confirmed',
  'course-contract',
  'utility-costs',
  'home-visit',
  'insurance-bill',
  'insurance-claim',
  'childcare-fees',
  'any-papers',
  'any-form',
  'any-request',
  'any-decision',
  'any-hearing',
])

/** Where nothing is known of a letter: whoever reads letters with newcomers, for nothing. */
const always: readonly HelpId[] = ['social', 'migration', 'consumers']

function senders(facts: Facts, isAsked: boolean): Help[] {
  const name = valueOf(facts, 'sender')
  const own = name && isAsked ? ownNumber(facts.letter) : null
  if (!name || !own) return []
  const does = 'The phone number in the letter. Ask there if something is not clear to you.'
  return [{ name, does, address: null, ...own }]
}

/** Whom to ask: the sender's own number first where it can be trusted, then places that help for little or nothing. */
export function helpFor(facts: Facts, isDoubtful: boolean): Help[] {
  const kind = kindOf(facts)
  const known = kind ?? generalKindOf(facts)
  const isAsked = explaining.has(kind?.branch ?? '') || serving.has(known?.id ?? '')
  const ids = known ? known.help : always
  return [
    ...senders(facts, isAsked && !isDoubtful),
    ...ids.slice(0, most).map((id) => ({ ...helpPlaces[id], evidence: [] })),
  ]
}
