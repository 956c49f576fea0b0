import type { Help } from '../types.ts'
import { valueOf, type Facts } from './facts.ts'
import { helpPlaces, type HelpId } from './help-places.ts'
import { generalKindOf, kindOf } from './kind-of.ts'
import { ownNumber } from './own-number.ts'

const most = 4

// Who only claims money may not be who they say they are: their number is no help.
const claimants = new Set([
  'reminder',
  'collection',
  'lawyer-claim',
  'instalment-plan',
  'direct-debit-returned',
  'warning-letter',
  'any-unpaid',
  'any-bill',
])

/** Where nothing is known of a letter: whoever reads letters with newcomers, for nothing. */
const always: readonly HelpId[] = ['social', 'migration', 'consumers']

function senders(facts: Facts, kind: string, isDoubtful: boolean): Help[] {
  const name = valueOf(facts, 'sender')
  const own = name && !isDoubtful && !claimants.has(kind) ? ownNumber(facts.letter) : null
  if (!name || !own) return []
  const does = 'The number printed in the letter. Ask there if something in it is not clear.'
  return [{ name, does, address: null, ...own }]
}

/** Whom to ask: the sender's own number first where it can be trusted, then places that help for little or nothing. */
export function helpFor(facts: Facts, isDoubtful: boolean): Help[] {
  const known = kindOf(facts) ?? generalKindOf(facts)
  const ids = known ? known.help : always
  return [
    ...senders(facts, known?.id ?? '', isDoubtful),
    ...ids.slice(0, most).map((id) => ({ ...helpPlaces[id], evidence: [] })),
  ]
}
