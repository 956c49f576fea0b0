import texts from '../said/en/help.json' with { type: 'json' }
import type { Help } from '../types.ts'
import { valueOf, type Facts } from './facts.ts'
import { helpPlaces, type HelpId } from './help-places.ts'
import { generalKindOf, kindOf } from './kind-of.ts'
import { ownNumber } from './own-number.ts'

const most = 4

// Authorities and courts explain their letters. Among other senders only service providers are suggested: a creditor may be an impostor,
// and a sender that terminates a contract or accuses the user is the opposing party.
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

/** For unknown kinds of letters: organisations that read letters with newcomers for free. */
const always: readonly HelpId[] = ['social', 'migration', 'consumers']

function senders(facts: Facts, isAsked: boolean): Help[] {
  const name = valueOf(facts, 'sender')
  const own = name && isAsked ? ownNumber(facts.letter) : null
  if (!name || !own) return []
  return [{ name, does: texts.ownNumber, address: null, ...own }]
}

/** Whom to ask for help: the sender's own number first if it can be trusted, then free or cheap organisations. */
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
