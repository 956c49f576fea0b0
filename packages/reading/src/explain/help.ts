import texts from '../said/en/help.json' with { type: 'json' }
import type { Evidence, Help } from '../types.ts'
import { valueOf, type Facts } from './facts.ts'
import { helpPlaces, type HelpId } from './help-places.ts'
import { generalKindOf, kindOf } from './kind-of.ts'
import { evidenceOf } from '../evidence.ts'
import type { Layout } from '../layout/types.ts'

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

const labelled =
  /(?<!\p{L})(?:(?:service-?)?telefon(?:nummer)?|tel|durchwahl|servicenummer|hotline|rufnummer)(?!\p{L})[.:\s\t]{0,4}(?:\((?:kostenfrei|kostenlos)\)\s)?(\+49[\d\s()/–-]{6,18}\d|\(?0\d[\d\s()/–-]{4,18}\d)/iu
const isReaders = /ihre (?:telefon|ruf)|tel\. ?(?:privat|mobil)/iu
// Premium-rate numbers are no free help.
const isDear = /^0(?:18|900|137)/
const places = ['info', 'head', 'body', 'footer'] as const

/** The sender's telephone number as printed, with its place; null if no number has a telephone label. */
function ownNumber(letter: Layout): { phone: string; evidence: Evidence[] } | null {
  for (const zone of places) {
    for (const { text, spans } of letter.blocks.filter((block) => block.zone === zone)) {
      const found = labelled.exec(text)
      const phone = found?.[1]?.replace(/\s+/g, ' ').trim()
      const digits = phone?.replace(/\D/g, '').length ?? 0
      if (
        !found ||
        !phone ||
        digits < 6 ||
        digits > 14 ||
        isReaders.test(text) ||
        isDear.test(phone)
      )
        continue
      const end = found.index + found[0].length
      const start = end - found[1]!.length
      const words = spans.filter((span) => span.start < end && span.end > start)
      return {
        phone,
        evidence: evidenceOf(
          words.map(({ word }) => word),
          letter.words,
        ),
      }
    }
  }
  return null
}
